// What antd's Form takes from @rc-component/async-validator: it calls the rules. Each rule of the suite has a function,
// most of them from shared-contracts. The library would bring some twenty kinds of rules and their English texts.

type Answer = (fault?: unknown) => void;

interface Rule {
  readonly validator?: unknown;
}

const messageOf = (fault: unknown): unknown => (fault instanceof Error ? fault.message : fault);

// oxlint-disable-next-line import/no-default-export -- antd's form asks the library for its default export
export default class Validator {
  readonly #rules: Readonly<Record<string, readonly Rule[]>>;

  constructor(rules: Readonly<Record<string, readonly Rule[]>>) {
    this.#rules = rules;
  }

  /** The rule itself says what is wrong. */
  messages(): void {}

  /** Rejects with what the rule of the one field says. */
  validate(values: Readonly<Record<string, unknown>>): Promise<void> {
    const [name = '', [rule = {}] = []] = Object.entries(this.#rules)[0] ?? [];
    return new Promise((resolve, reject) => {
      const answer: Answer = (fault) => {
        if (fault === undefined) resolve();
        else reject({ errors: [{ message: messageOf(fault) }] });
      };
      if (typeof rule.validator === 'function') rule.validator(rule, values[name], answer);
      else answer(`The rule of ${name} has no validator: see federation/antd/runtime/validator.ts`);
    });
  }
}
