// The page at /docs: the OpenAPI document for people. One file, no script, nothing from elsewhere.
import { style } from './page-style';
import type { JsonSchema, OpenApi, Operation } from './openapi';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function schemaBlock(title: string, schema: JsonSchema): string {
  return `<h4>${escapeHtml(title)}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function parameterTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'required' : 'optional'}</td>` +
      `<td>${escapeHtml(description ?? '')}</td></tr>`,
  );
  const head = '<thead><tr><th>Name</th><th>In</th><th></th><th></th></tr></thead>';
  return `<h4>Parameters</h4><table>${head}<tbody>${rows.join('')}</tbody></table>`;
}

function accessText({ security }: Operation): string {
  const [scheme, permissions = []] = security.flatMap((entry) => Object.entries(entry))[0] ?? [];
  if (scheme === undefined) return 'public';
  return [scheme === 'bearer' ? 'signed in' : 'key', ...permissions].join(', ');
}

function operationSection(path: string, method: string, operation: Operation): string {
  const blocks = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) => Object.entries(content).map(([type, { schema }]) => schemaBlock(`${status} ${type}`, schema)));
  const request = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaBlock('Request body', schema));
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { description }]) => `<li><code>${status}</code> ${escapeHtml(description)}</li>`);
  return `<details id="${operation.operationId}"><summary><span class="method ${method}">${method.toUpperCase()}</span>
<code>${escapeHtml(path)}</code> <span class="access">${accessText(operation)}</span></summary>
<div class="body"><p>${escapeHtml(operation.summary)}</p>${parameterTable(operation)}${request.join('')}${blocks.join('')}
<h4>Refusals</h4><ul>${refusals.join('')}</ul></div></details>`;
}

export function renderPage(openApi: OpenApi): string {
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const groups = tags.map((tag) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(tag));
    return `<section><h2 id="tag-${tag}">${escapeHtml(tag)}</h2>${calls.map(({ path, method, operation }) =>
      operationSection(path, method, operation)).join('\n')}</section>`;
  });
  const links = tags.map((tag) => `<a href="#tag-${tag}">${escapeHtml(tag)}</a>`).join(' ');
  const title = escapeHtml(openApi.info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title} <small>${escapeHtml(openApi.info.version)}</small></h1>
<p>Generated from the contracts. The same as <a href="/openapi.json">openapi.json</a>.</p>
<nav>${links}</nav>${groups.join('\n')}</main></body></html>`;
}
