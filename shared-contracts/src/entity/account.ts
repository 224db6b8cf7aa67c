import * as v from 'valibot';
import type { GridAType } from '../constant/column-type';
import { type CleanRow, type ListField, rowCodec } from './field-table';

const text = v.nullable(v.string());

/** The facts of one row of the account list: an employee as an administrator sees them. */
export const accountFields = {
  id: { wire: 'id', type: 'number', schema: v.number() },
  companyName: { wire: 'company_name', type: 'text', schema: v.string() },
  empNo: { wire: 'emp_no', type: 'text', schema: v.string() },
  name: { wire: 'name', type: 'text', schema: v.string() },
  designation: { wire: 'designation', type: 'text', schema: text },
  officeCode: { wire: 'office_code', type: 'text', schema: v.string() },
  officeName: { wire: 'office_name', type: 'text', schema: text },
  email: { wire: 'email', type: 'text', schema: text },
  mobile: { wire: 'mobile', type: 'text', schema: text },
  /** Names, separated by `;`. */
  permissions: { wire: 'permissions', type: 'text', schema: v.string() },
  /** `Active` or `Deactivated`. */
  state: { wire: 'state', type: 'text', schema: v.string() },
} as const satisfies Record<string, ListField<GridAType>>;

export type AccountRow = CleanRow<typeof accountFields>;
export const accountRow = rowCodec(accountFields);
