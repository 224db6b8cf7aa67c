// A new substation: its office in the organisation and its record, with the audit entry, in one
// transaction. After the commit it is in the list, in the searches and in the scope of its users.
import type { Transaction } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import type { SubstationForm } from 'shared-contracts/entity/substation';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import { validateSubstation } from 'shared-contracts/rule/substation-form';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { refusal, refuseFaults } from '../http/refusal';
import type { Services } from '../services/services';
import { indianToday } from '../time/indian-today';
import { orgTypes } from './org-type';

/** An office of a level, by its code. */
function findOffice(trx: Transaction<Schema>, code: string, orgType: number) {
  return trx.selectFrom('organisation').selectAll().where('code', '=', code).where('org_type', '=', orgType).executeTakeFirst();
}

/** The caller's own office or one below it. */
function requireScope({ user }: Principal, code: string): void {
  if (scopeHierarchyOf(user.companyName) === 'all' || code.startsWith(user.trimEurjaCode)) return;
  throw refusal('notPermitted', 'substation.outside', undefined, 'eurjaCode');
}

async function requireDivision(trx: Transaction<Schema>, code: string) {
  const divisionCode = code.slice(0, limits.divisionCodeLength).padEnd(limits.eurjaCodeLength, '0');
  const division = code.startsWith(limits.getcoEurjaPrefix) ? await findOffice(trx, divisionCode, orgTypes.division) : undefined;
  if (!division) throw refusal('ruleBroken', 'substation.noDivision', { code: divisionCode }, 'eurjaCode');
  return division;
}

async function requireSubdivision(trx: Transaction<Schema>, code: string): Promise<string | null> {
  if (code === '') return null;
  const subdivision = await findOffice(trx, code, orgTypes.subdivision);
  if (!subdivision) throw refusal('ruleBroken', 'substation.subdivision', undefined, 'subdivisionCode');
  return subdivision.code;
}

export async function addSubstation({ db, now }: Services, caller: Principal, form: SubstationForm): Promise<void> {
  const at = now();
  refuseFaults(validateSubstation(form, indianToday(at)));
  const { name, eurjaCode: code } = form;
  requireScope(caller, code);

  await db.transaction().execute(async (trx) => {
    const division = await requireDivision(trx, code);
    const subdivisionCode = await requireSubdivision(trx, form.subdivisionCode);
    const { company_name, circle_name, division_name } = division;
    // When two users send the same code at once, the second waits for the first and finds the code taken.
    const office = await trx
      .insertInto('organisation')
      .values({
        code,
        org_type: orgTypes.substation,
        name,
        company_name,
        circle_name,
        division_name,
        subdivision_name: null,
        substation_name: name,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!office) throw refusal('changedMeanwhile', 'substation.codeTaken', { code }, 'eurjaCode');

    const substation = {
      code,
      subdivision_code: subdivisionCode,
      voltage_class: Number(form.voltageClass),
      manage_by: form.manageBy,
      monitoring: form.monitoring,
      charging_date: form.chargingDate,
      is_coastal: form.isCoastal ?? false,
      is_tribal: form.isTribal ?? false,
      category: form.category,
      email: form.email,
      mobile: form.mobile,
      latitude: null,
      longitude: null,
    };
    await trx.insertInto('substation').values(substation).execute();
    await recordAudit(trx, {
      subject: 'substation',
      subjectId: code,
      at,
      actor: caller,
      action: 'createSubstation',
      before: null,
      after: { name, ...substation },
    });
  });
}
