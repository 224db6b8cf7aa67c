import * as v from 'valibot';
import type { GridAType } from '../constant/column-type';
import { momentSchema } from './moment';
import { type CleanRow, type ListField, rowCodec } from './field-table';

const text = v.nullable(v.string());
const facts = v.nullable(v.record(v.string(), v.unknown()));

/** The facts of one entry of the audit trail. */
export const auditFields = {
  id: { wire: 'id', type: 'number', schema: v.number() },
  at: { wire: 'at', type: 'dateRange', schema: momentSchema },
  actorName: { wire: 'actor_name', type: 'text', schema: v.string() },
  actorCompany: { wire: 'actor_company', type: 'text', schema: text },
  actorEmpNo: { wire: 'actor_emp_no', type: 'text', schema: text },
  action: { wire: 'action', type: 'text', schema: v.string() },
  subject: { wire: 'subject', type: 'text', schema: v.string() },
  subjectId: { wire: 'subject_id', type: 'text', schema: v.string() },
  before: { wire: 'before', type: 'text', schema: facts },
  after: { wire: 'after', type: 'text', schema: facts },
} as const satisfies Record<string, ListField<GridAType>>;

export type AuditRow = CleanRow<typeof auditFields>;
export const auditRow = rowCodec(auditFields);
