import { style } from './page-style';
import type { Site } from './site';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export type Fact = readonly [name: string, value: string];

function table(caption: string, facts: readonly Fact[]): string {
  const rows = facts.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('');
  return `<h2>${escapeHtml(caption)}</h2><table aria-label="${escapeHtml(caption)}"><tbody>${rows}</tbody></table>`;
}

export interface Arrival {
  readonly site: Site;
  /** The query parameters, the ticket left out. */
  readonly parameters: readonly Fact[];
  /** The employee of the ticket; 'refused' for one that is used or too old, 'absent' without a ticket. */
  readonly ticket: readonly Fact[] | 'refused' | 'absent';
}

function ticketResult(look: 'good' | 'bad', text: string): string {
  return `<h2>Ticket</h2><p role="status" class="${look}">${text}</p>`;
}

function ticketPart({ site, ticket }: Arrival): string {
  if (!site.hasTicket) return '';
  if (ticket === 'absent') return ticketResult('bad', 'No ticket arrived.');
  if (ticket === 'refused')
    return ticketResult('bad', 'The ticket is not valid: it has been used, is older than 60 seconds or never existed.');
  return ticketResult('good', 'The ticket is valid and has been used up by this page.') + table('Signed in as', ticket);
}

/** What arrived at a site, as a small page without scripts. */
export function renderArrival(arrival: Arrival): string {
  const { site, parameters } = arrival;
  const title = escapeHtml(site.title);
  const arrived = parameters.length > 0 ? table('What arrived', parameters) : '<h2>What arrived</h2><p>No query parameters.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} (demo)</title><style>${style}</style></head>
<body><main><p class="mark">Demo page in place of an external site</p><h1>${title}</h1><p>${escapeHtml(site.purpose)}</p>
${ticketPart(arrival)}${arrived}</main></body></html>`;
}
