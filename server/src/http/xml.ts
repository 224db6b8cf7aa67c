// XML as the object that JSON of the same names would give. Small on purpose: no document type, so no entities of its
// own and nothing from elsewhere; names without their prefix; bounded in depth and number.
import { setImmediate as nextTurn } from 'node:timers/promises';
import sax from 'sax';

/** Text of an element without children; several children of one name are a list. */
export interface XmlObject {
  readonly [name: string]: string | XmlObject | readonly (string | XmlObject)[];
}

const deepest = 32;
const elementsAtMost = 500_000;
const attributesAtMost = 50;
/** Characters that are read before others get a turn. */
const slice = 64 * 1024;

interface Open {
  readonly name: string;
  readonly children: Map<string, (string | XmlObject)[]>;
  text: string;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function valueOf({ children, text }: Open): string | XmlObject {
  if (children.size === 0) return text.trim();
  // Without a prototype: an element may be called as one of its members.
  const value: Record<string, string | XmlObject | readonly (string | XmlObject)[]> = Object.create(null);
  for (const [name, [first = '', ...more]] of children) value[name] = more.length === 0 ? first : [first, ...more];
  return value;
}

/** Fails with an Error that says what is wrong with the text. */
export async function readXml(content: string): Promise<XmlObject> {
  const parser = sax.parser(true, { trim: false });
  const root: Open = { name: '', children: new Map(), text: '' };
  const open: Open[] = [root];
  let elements = 0;
  let attributesOfTag = 0;

  const close = (): void => {
    const closed = open.pop();
    const parent = open.at(-1);
    if (!closed || !parent) return;
    const siblings = parent.children.get(closed.name);
    if (siblings) siblings.push(valueOf(closed));
    else parent.children.set(closed.name, [valueOf(closed)]);
  };
  const take = (text: string): void => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.onerror = ({ message }) => {
    throw new Error(message.split('\n')[0]);
  };
  parser.ondoctype = () => {
    throw new Error('A document type is not taken');
  };
  parser.onopentagstart = () => {
    attributesOfTag = 0;
  };
  parser.onattribute = ({ name }) => {
    attributesOfTag += 1;
    if (attributesOfTag > attributesAtMost) throw new Error(`An element has more than ${attributesAtMost} attributes`);
    // The parser asks its own list of attributes by this name.
    if (name === 'hasOwnProperty') throw new Error('An attribute has a name that is not taken');
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    if (open.length > deepest) throw new Error(`Elements are nested deeper than ${deepest}`);
    if (elements > elementsAtMost) throw new Error(`There are more than ${elementsAtMost} elements`);
    const children = new Map<string, (string | XmlObject)[]>();
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!/^xmlns(:|$)|^xsi:/.test(attribute)) children.set(localName(attribute), [String(value)]);
    }
    open.push({ name: localName(name), children, text: '' });
  };
  parser.onclosetag = close;
  parser.ontext = take;
  parser.oncdata = take;
  for (let start = 0; start < content.length; start += slice) {
    parser.write(content.slice(start, start + slice));
    if (start > 0) await nextTurn();
  }
  parser.close();
  const value = valueOf(root);
  if (typeof value === 'string') throw new Error('There is no element');
  return value;
}
