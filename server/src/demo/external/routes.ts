// The demo's stand-ins for the sites outside of the suite: each shows what arrived, so that every
// button that leads outside can be tried. Registered in a demo only.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services/services';
import { findTicketHolder } from '../../session/ticket-holder';
import { type Arrival, type Fact, renderArrival } from './page';
import { style } from './page-style';
import { sites } from './site';

const paramsSchema = v.object({ name: v.string() });
const querySchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

const longest = 500;

function factsOf(query: v.InferOutput<typeof querySchema>): Fact[] {
  return Object.entries(query)
    .filter(([name]) => name !== 'ticket')
    .map(([name, value]) => [name.slice(0, longest), [value].flat().join(', ').slice(0, longest)] as const);
}

async function checkTicket(services: Services, ticket: unknown): Promise<Arrival['ticket']> {
  if (typeof ticket !== 'string') return 'absent';
  const holder = await findTicketHolder(services, ticket);
  if (!holder) return 'refused';
  return [
    ['Name', holder.name],
    ['Emp No', holder.empNo],
    ['Company', holder.companyName],
    ['Office', `${holder.orgType} ${holder.eurjaCode}`],
  ];
}

export function registerExternalPages(app: FastifyInstance, services: Services): void {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  // A HEAD request must not use the ticket up.
  app.get('/demo/external/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const { name } = v.parse(paramsSchema, request.params);
    const site = Object.hasOwn(sites, name) ? sites[name] : undefined;
    if (!site) throw new Refusal('notFound');
    const query = v.parse(querySchema, request.query);
    const ticket = site.hasTicket ? await checkTicket(services, query['ticket']) : 'absent';
    return reply
      .code(ticket === 'refused' ? 401 : 200)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(renderArrival({ site, parameters: factsOf(query), ticket }));
  });
}
