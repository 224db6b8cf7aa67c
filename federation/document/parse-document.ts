// The small part of Markdown that our printable documents use. A line that means nothing here is an
// error of the build: a document must not lose a line silently.

export type Block =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] }
  | { readonly kind: 'image'; readonly caption: string; readonly file: string }
  | { readonly kind: 'pageBreak' };

const singles: readonly (readonly [RegExp, (match: RegExpExecArray) => Block])[] = [
  [/^# (.+)$/, (match) => ({ kind: 'title', text: match[1] ?? '' })],
  [/^## (.+)$/, (match) => ({ kind: 'heading', text: match[1] ?? '' })],
  [/^!\[(.+)\]\((\S+)\)$/, (match) => ({ kind: 'image', caption: match[1] ?? '', file: match[2] ?? '' })],
  [/^---$/, () => ({ kind: 'pageBreak' })],
];

const lists = [
  { kind: 'steps', pattern: /^\d+\. / },
  { kind: 'points', pattern: /^- / },
] as const;

function parseBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const list = lists.find(({ pattern }) => pattern.test(first));
  if (list) {
    // An item goes on in the indented lines below it.
    const items = lines.join('\n').replaceAll(/\n {2,}/g, ' ').split('\n');
    const stray = items.find((item) => !list.pattern.test(item));
    if (stray !== undefined) throw new Error(`Not a line of a list: "${stray}"`);
    return { kind: list.kind, items: items.map((item) => item.replace(list.pattern, '')) };
  }
  for (const [pattern, make] of singles) {
    const match = pattern.exec(first);
    if (!match) continue;
    if (lines.length > 1) throw new Error(`An empty line is missing after "${first}"`);
    return make(match);
  }
  if (/^[#!>|`*]/.test(first) && !first.startsWith('> ')) throw new Error(`Unknown kind of line: "${first}"`);
  const isNote = first.startsWith('> ');
  return { kind: isNote ? 'note' : 'paragraph', text: lines.map((line) => (isNote ? line.replace(/^> ?/, '') : line)).join(' ') };
}

/** The blocks of a document, in order. */
export function parseDocument(source: string): Block[] {
  const groups = source.replaceAll('\r\n', '\n').trim().split(/\n{2,}/);
  return groups.map((group) => parseBlock(group.split('\n')));
}

export interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

/** `Choose **Create Ticket**.` in its plain and bold parts. */
export function splitRuns(text: string): Run[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
