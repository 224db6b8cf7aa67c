// Every visible string goes through the language catalogue of its package, so that another language is data. Screens get
// texts from components, but also from props, records of columns, notices and answers of the server: any file can have one.
import { parseSync } from '@swc/core';
import { valueWords } from 'shared-contracts/english/data-words';
import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const checked = /^(host|remote-[^/]+|shared-ui|server|federation\/new-remote\/template)\/src\/.+\.tsx?$/;

/** Files whose strings no user reads on a screen. */
export const screenExemptions: readonly RegExp[] = [
  /\.test\.tsx?$/,
  /\/testing\/.*\.tsx?$/,
  /\/src\/language\/(languages|[a-z]{2})\.ts$/,
  // Commands on the console, the pages for programmers, and what stands in for other systems in the demo.
  /^server\/src\/(main\.ts|(operator|settings|demo|setup|documentation)\/)/,
  // What is answered to systems that report outages or are told of them; a page shows it as it was answered.
  /^server\/src\/(broker|cim|ingest)\/|^server\/src\/webhooks\/message\.ts$/,
  // What is measured, for Prometheus, and why a download was cut, for the log.
  /^server\/src\/(metrics\/|.+-gauges?\.ts$|grid\/csv-download\.ts$)/,
  // The catalogue of mail, in every language: its type asks for each.
  /^server\/src\/mail\/mail-texts\.ts$/,
  // Titles of files, which other systems read in English.
  /^server\/src\/(reliability\/reliability-csv|feed\/refusal-list)\.ts$/,
];

/** Props, fields and parameters whose value a user reads or hears. */
const shown = new Set([
  'aria-label', 'aria-description', 'ariaLabel', 'placeholder', 'title', 'subtitle', 'alt', 'label', 'header', 'headerName', 'message',
  'description', 'tooltip', 'hint', 'okText', 'cancelText', 'emptyText', 'summary',
]);

/** Calls that put their argument on the screen. */
const showing = /^(notify|toast|alert|confirm|announce|show[A-Z])/;

/**
 * What no user sees: catalogues, lines of the log, SQL, modules. Also the technical details of a load that failed:
 * they go to the console and to whoever ships the remote.
 */
const unseenCalls = /^(defineTexts|log|info|warn|error|debug|fatal|failed|failureAt|create(Counter|Gauge|Histogram))$/;
const unseenNodes = /^(TaggedTemplateExpression|Import\w+|ExportAllDeclaration|Ts(Type|Interface|Union|Literal|Keyword|Array|Tuple)\w*)$/;

const isWord = (text: string) => /^\p{Lu}\p{Ll}+(\P{L}|$)/u.test(text);
/** Words that begin as a sentence does, or one with the end of a sentence. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}+[’']?\p{Ll}*[,:]? (…[, ]*)?\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]$/u.test(text);

/** Apps for one-time codes show it as it is. */
const productName = 'Outage Suite';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The name of an identifier, a key, an attribute, or the last one of `a.b.name`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return typeof node['value'] === 'string' ? node['value'] : nameOf(node['property']);
}

function textOf(node: Node): string | null {
  const { type, value, quasis } = node;
  if ((type === 'StringLiteral' || type === 'JSXText') && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null;
  return quasis.map((quasi: unknown) => (isNode(quasi) ? String(quasi['raw']) : '')).join('…');
}

/** The parts of a node, each with whether a user reads it. A branch is read where the whole is. */
function partsOf(node: Node, isRead: boolean): readonly (readonly [part: unknown, isRead: boolean])[] {
  const { type, test, consequent, alternate, left, right, operator, key, name, value, expression, children, opening } = node;
  if (type === 'ConditionalExpression') return [[test, false], [consequent, isRead], [alternate, isRead]];
  if (type === 'BinaryExpression') return [[left, false], [right, isRead && /^(&&|\|\||\?\?|\+)$/.test(String(operator))]];
  if (type === 'KeyValueProperty') return [[value, shown.has(nameOf(key))]];
  if (type === 'JSXAttribute') return [[value, shown.has(nameOf(name))]];
  if (type === 'JSXElement') return [[opening, false], [children, true]];
  if (type === 'JSXFragment') return [[children, true]];
  if (type === 'CallExpression') return [[node['callee'], false], [node['arguments'], showing.test(nameOf(node['callee']))]];
  if (expression !== undefined) return [[expression, isRead]];
  return Object.values(node).map((part) => [part, Array.isArray(node) && isRead]);
}

function isUnseen(node: Node): boolean {
  const callee = nameOf(node['callee']);
  if (node['type'] === 'NewExpression') return callee.endsWith('Error');
  if (node['type'] === 'CallExpression') return unseenCalls.test(callee) || (isNode(node['callee']) && node['callee']['type'] === 'Super');
  return unseenNodes.test(String(node['type']));
}

function findIn(node: unknown, isRead: boolean): string[] {
  if (!isNode(node) || isUnseen(node)) return [];
  const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim() ?? '';
  // Words of data are compared and stored in English; what shows them translates them.
  const isShown = (isSentence(text) || (isRead && isWord(text))) && !valueWords.includes(text) && text !== productName;
  const isVisible = node['type'] === 'JSXText' ? /\p{L}{2}/u.test(text) : isShown;
  return [...(isVisible ? [text] : []), ...partsOf(node, isRead).flatMap(([part, isPartRead]) => findIn(part, isPartRead))];
}

/** The visible texts of a file that are in no catalogue. */
export function findUntranslated(content: string, file = 'screen.tsx'): string[] {
  return findIn(parseSync(content, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' }), false);
}

export const untranslatedText: Check = {
  name: 'visible strings come from the language catalogue',
  run: () =>
    projectFiles()
      .filter((file) => checked.test(file) && !screenExemptions.some((exempt) => exempt.test(file)))
      .flatMap((file) => findUntranslated(readProjectFile(file), file).map((found) => `${file}: "${found}" belongs into a text file`)),
};
