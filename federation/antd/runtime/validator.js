// What antd's Form takes from @rc-component/async-validator: it calls the rules. Each rule of the suite has a function,
// most of them from shared-contracts. The library would bring some twenty kinds of rules and their English texts.
// antd's form asks the library for its default export.
// oxlint-disable-next-line import/no-default-export
export default class Validator {
  constructor(rules) {
    this.rules = rules;
  }

  /** The rule itself says what is wrong. */
  messages() {}

  /** Rejects with what the rule of the one field says. */
  validate(values) {
    const [[name, [rule]]] = Object.entries(this.rules);
    return new Promise((resolve, reject) => {
      const answer = (fault) => {
        if (fault === undefined) resolve();
        else reject({ errors: [{ message: fault instanceof Error ? fault.message : fault }] });
      };
      if (typeof rule.validator === 'function') rule.validator(rule, values[name], answer);
      else answer(`The rule of ${name} has no validator: see federation/antd/runtime/validator.js`);
    });
  }
}
