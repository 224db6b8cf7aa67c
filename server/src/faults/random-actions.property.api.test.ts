// Two users do random things to a few outages. A model of a few lines says what eligibility allows. Whatever happens,
// the database agrees with it and never holds a forbidden state. The audit trail replays to the state of the database.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { indianOffsetMs } from 'shared-contracts/constant/indian-time';
import { insertedStart, insertOutages, type WantedOutage } from '../../test/insert-outage';
import { signInColleague } from '../../test/second-operator';
import { openTestApp, type TestApp } from '../../test/test-app';
import { annotationOf, type OutageAnnotation } from './annotation';
import { createDatabase, type Database } from '../database/database';

let test: TestApp;
let db: Database;
let tokens: readonly [string, string];
beforeAll(async () => {
  test = await openTestApp();
  db = createDatabase(test.pool);
  tokens = [await test.signIn('1001'), await signInColleague(test)];
});
afterAll(() => test.close());

interface Model {
  type: number;
  fault: number | null;
  /** Minutes after the start; null while open. */
  end: number | null;
}

type Step = { readonly user: 0 | 1; readonly outage: number } & (
  | { readonly do: 'end'; readonly minute: number }
  | { readonly do: 'shutdown'; readonly faultType: number; readonly lcNo: string; readonly reasons: readonly number[] }
  | { readonly do: 'current'; readonly relayFlag: string; readonly R: number | null }
  | { readonly do: 'convert'; readonly relayFlag: string }
);

const who = { user: fc.constantFrom<0 | 1>(0, 1), outage: fc.nat(2) };
const relayFlag = fc.constantFrom('', 'Over Current', 'Earth Fault', 'Nonsense');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ...who, do: fc.constant('end' as const), minute: fc.integer({ min: -3, max: 63 }) }),
  fc.record({
    ...who,
    do: fc.constant('shutdown' as const),
    faultType: fc.integer({ min: 4, max: 9 }),
    lcNo: fc.constantFrom('', '12'),
    reasons: fc.subarray([601, 602, 501]),
  }),
  fc.record({ ...who, do: fc.constant('current' as const), relayFlag, R: fc.constantFrom(null, 0, 1.5) }),
  fc.record({ ...who, do: fc.constant('convert' as const), relayFlag }),
);

const start: fc.Arbitrary<WantedOutage> = fc.oneof(
  fc.record({
    interruptionType: fc.constantFrom(0, 1, 2, 4),
    minutes: fc.constantFrom(null, 3, 30),
    category: fc.constantFrom('JGY', 'ADOM'),
  }),
  fc.record({ interruptionType: fc.constant(3), faultType: fc.constant(4), minutes: fc.constantFrom(null, 30) }),
);

/** Applies the step to the model and says whether it was allowed. */
function allow(model: Model, category: string, action: Step): boolean {
  const manual = model.type !== 3;
  const isFlag = action.do !== 'end' && action.do !== 'shutdown' && ['Over Current', 'Earth Fault'].includes(action.relayFlag);
  switch (action.do) {
    case 'end':
      if (model.end !== null || action.minute < 0 || action.minute > 60) return false;
      model.end = action.minute;
      return true;
    case 'shutdown': {
      if (!manual || model.fault === 4 || action.faultType === 4 || (action.faultType === 7 && category !== 'ADOM')) return false;
      const reasonsFit = action.reasons.every((reason) => Math.floor(reason / 100) === action.faultType);
      if (action.faultType === 6 && (action.lcNo === '' || action.reasons.length === 0)) return false;
      if (action.faultType <= 7 && !reasonsFit) return false;
      model.fault = action.faultType;
      return true;
    }
    case 'current':
      return !manual && model.fault === 4 && isFlag;
    case 'convert':
      if (!manual || model.fault !== null || model.end === null) return false;
      // A Normal TT needs no details; what is given must be right all the same.
      if (!isFlag && !(model.end <= 5 && action.relayFlag === '')) return false;
      Object.assign(model, { type: 3, fault: 4 });
      return true;
  }
}

function send(id: number, action: Step) {
  const token = tokens[action.user];
  switch (action.do) {
    case 'end': {
      const clock = new Date(insertedStart.getTime() + action.minute * 60_000 + indianOffsetMs).toISOString();
      return test.post(
        '/outage/addManualEndDateTime',
        { id, outageEndDate: clock.slice(0, 10), outageEndTime: clock.slice(11, 16) },
        token,
      );
    }
    case 'shutdown':
      return test.post(
        '/utils/saveFaultType',
        {
          currentFaultId: id,
          faultType: action.faultType,
          lcNo: action.lcNo,
          lcDiscomEmpNo: '7',
          reasons: action.reasons,
          shutdownTakenBy: 'Other',
          otherName: 'Asha',
        },
        token,
      );
    case 'current':
      return test.post(
        '/utils/updateFaultCurrent',
        { id, relayFlag: action.relayFlag, brokenConductor: 'No', faultCurrent: { R: action.R } },
        token,
      );
    case 'convert':
      return test.post(
        '/utils/convertManualToProtection',
        { id, relayFlag: action.relayFlag, brokenConductor: action.relayFlag && 'Yes' },
        token,
      );
  }
}

async function stored(id: number): Promise<OutageAnnotation> {
  const outage = await db.selectFrom('outage').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return annotationOf(outage, await db.selectFrom('fault_detail').selectAll().where('outage_id', '=', id).executeTakeFirst());
}

/** A protection outage has no shutdown, a shutdown no relay: whatever the way there. */
function expectSound(annotation: OutageAnnotation): void {
  const isProtection = annotation.interruptionType === 3;
  expect(isProtection).toBe(annotation.faultType === 4);
  if (isProtection) expect(annotation).toMatchObject({ shutdownTakenBy: null, lcNo: null, reasonIds: [] });
  else expect(annotation).toMatchObject({ relayFlag: null, brokenConductor: null, faultCurrentR: null });
  if (annotation.faultType === 6) expect(annotation.reasonIds.length * Number(annotation.lcNo)).toBeGreaterThan(0);
}

it('random sequences of actions by two users never leave what the rules allow, and the audit trail replays', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(start, { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 1, maxLength: 20 }),
      async (starts, steps) => {
        const ids = await insertOutages(test.pool, starts);
        const models = starts.map(({ interruptionType = 1, faultType = null, minutes = null }): Model => ({
          type: interruptionType,
          fault: faultType,
          end: minutes,
        }));
        const initial = await Promise.all(ids.map(stored));
        const accepted = ids.map(() => 0);
        for (const action of steps) {
          const [id, model, wanted] = [ids[action.outage], models[action.outage], starts[action.outage]];
          if (id === undefined || !model || !wanted) continue;
          const answer = await send(id, action);
          const isAllowed = allow(model, wanted.category ?? 'JGY', action);
          if (isAllowed) accepted[action.outage] = (accepted[action.outage] ?? 0) + 1;
          expect({ action, status: answer.statusCode < 400 }).toEqual({ action, status: isAllowed });
        }
        for (const [index, id] of ids.entries()) {
          const model = models[index];
          const now = await stored(id);
          expectSound(now);
          expect(now).toMatchObject({ interruptionType: model?.type, faultType: model?.fault });
          const entries = await db.selectFrom('audit_entry').selectAll().where('subject_id', '=', String(id)).orderBy('id').execute();
          expect(entries).toHaveLength(accepted[index] ?? 0);
          let replayed: unknown = initial[index];
          for (const { before, after } of entries) {
            expect(before).toEqual(replayed);
            replayed = after;
          }
          expect(replayed).toEqual(now);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
