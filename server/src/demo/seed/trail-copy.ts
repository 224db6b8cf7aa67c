import type pg from 'pg';
import { auditSubjectOf } from '../../faults/outage-record';
import { copyRows } from '../../database/copy';
import { listTrail, type NumberedOutage } from './demo-trail';
import { homeSubstationCode } from './home-substation';
import { momentText } from './indian-time';
import { createRandom } from './random';

const auditColumns = [
  'at', 'actor_id', 'actor_name', 'actor_company', 'actor_emp_no', 'action', 'subject', 'subject_id', 'before', 'after',
] as const;

interface Operator {
  readonly id: number;
  readonly name: string;
  readonly company_name: string;
  readonly emp_no: string;
}

/** Most entries are the demo operator's own, the others their colleagues'. */
const demoOperatorShare = 0.6;

/** Writes the audit trail of the demo operator's substation; returns the number of entries. */
export async function copyTrail(client: pg.PoolClient, outages: readonly NumberedOutage[], now: number): Promise<number> {
  const { rows: operators } = await client.query<Operator>(
    'select id, name, company_name, emp_no from employee where organization_code = $1 order by id',
    [homeSubstationCode],
  );
  // The demo accounts are the first employees.
  const [demoOperator] = operators;
  if (demoOperator === undefined) throw new RangeError('The demo substation has no operator.');
  const random = createRandom('operators of the audit trail');
  const trail = listTrail(outages, now);
  const rows = trail.map(({ outageId, at, action, before, after }) => {
    const actor = random.chance(demoOperatorShare) ? demoOperator : random.pick(operators);
    const { subject, subjectId } = auditSubjectOf(outageId);
    return [
      momentText(at),
      actor.id,
      actor.name,
      actor.company_name,
      actor.emp_no,
      action,
      subject,
      subjectId,
      JSON.stringify(before),
      JSON.stringify(after),
    ];
  });
  await copyRows(client, 'audit_entry', auditColumns, rows);
  return trail.length;
}
