// What everything on the page works with. A release that replaces a part of it would change the host and every other
// remote. The ways to the network and to storage cannot be replaced at all; other changes are taken back.

/** Nothing has a reason to replace these after the host has started. */
const locked: readonly (readonly [holder: object, names: readonly string[]])[] = [
  [window, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']],
  [window.XMLHttpRequest.prototype, ['open', 'send', 'setRequestHeader']],
  [Storage.prototype, ['getItem', 'setItem', 'removeItem', 'clear', 'key']],
  [History.prototype, ['pushState', 'replaceState']],
];

/** From now on an assignment to one of them fails. */
export function lockGlobals(): void {
  for (const [holder, names] of locked) {
    for (const name of names) {
      const descriptor = Object.getOwnPropertyDescriptor(holder, name);
      if (descriptor?.configurable === true && 'value' in descriptor)
        Object.defineProperty(holder, name, { ...descriptor, writable: false, configurable: false });
    }
  }
}

// Freezing these would break libraries that give an object a `toString` or a `push` of its own.
const watched: Readonly<Record<string, object>> = {
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Number.prototype': Number.prototype,
  'Date.prototype': Date.prototype,
  'Promise.prototype': Promise.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'Node.prototype': Node.prototype,
  'Element.prototype': Element.prototype,
  'EventTarget.prototype': EventTarget.prototype,
  'Document.prototype': Document.prototype,
  JSON,
  Math,
  Object,
  Promise,
};

interface Property {
  readonly name: PropertyKey;
  readonly descriptor: PropertyDescriptor | undefined;
}

// What follows runs while something may be replaced: it calls no method of what is watched.
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;

function propertiesOf(holder: object): readonly Property[] {
  const names = ownKeys(holder);
  const properties: Property[] = [];
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    if (name !== undefined) properties[properties.length] = { name, descriptor: getOwnPropertyDescriptor(holder, name) };
  }
  return properties;
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean {
  return one?.value === other?.value && one?.get === other?.get && one?.set === other?.set && !one === !other;
}

/** Takes back what is not as `before`, and adds its name to `changed`. */
function restore(holder: object, before: readonly Property[], changed: PropertyKey[]): void {
  const known: Record<PropertyKey, true> = Object.create(null);
  for (let index = 0; index < before.length; index += 1) {
    const property = before[index];
    if (property === undefined) continue;
    known[property.name] = true;
    if (isSame(property.descriptor, getOwnPropertyDescriptor(holder, property.name))) continue;
    changed[changed.length] = property.name;
    if (property.descriptor) defineProperty(holder, property.name, property.descriptor);
  }
  const now = ownKeys(holder);
  for (let index = 0; index < now.length; index += 1) {
    const name = now[index];
    if (name === undefined || known[name]) continue;
    changed[changed.length] = name;
    deleteProperty(holder, name);
  }
}

/** Remembers how things are. The function it gives takes changes back and names them: `Array.prototype.map`. */
export function watchGlobals(): () => string[] {
  const before = Object.entries(watched).map(([name, holder]) => {
    const changed: PropertyKey[] = [];
    return { name, holder, properties: propertiesOf(holder), changed };
  });
  return () => {
    for (let index = 0; index < before.length; index += 1) {
      const each = before[index];
      if (each) restore(each.holder, each.properties, each.changed);
    }
    return before.flatMap(({ name, changed }) => changed.map((property) => `${name}.${String(property)}`));
  };
}
