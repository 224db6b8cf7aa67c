import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readReports } from './interruptions';
import { joinMembers, type Member, outageOf } from './join';
import { judge } from './judge';
import { contentOf, type Report } from './report';

const minute = 60_000;
const moment = fc.integer({ min: 1, max: 60 }).map((minutes) => minutes * minute);
/** Of reports without a moment of their own the arrival counts, so the order of these reports would matter. */
const stamped = { source: fc.integer({ min: 1, max: 3 }), at: fc.constant(0), reportedAt: moment };
const facts = fc.record({ customersOut: fc.option(fc.nat({ max: 5 })), note: fc.constantFrom('a', 'b') }, { requiredKeys: [] });

const report = (startless: fc.Arbitrary<number | null>): fc.Arbitrary<Report> =>
  fc.oneof(
    fc.record({
      ...stamped,
      type: fc.constant('open' as const),
      feederId: fc.constantFrom('F', 'G'),
      startedAt: moment,
      interruptionType: fc.constant(1),
      facts: fc.constant({}),
      reportedAt: startless,
    }),
    fc.record({ ...stamped, type: fc.constant('close' as const), endedAt: moment, reportedAt: startless }),
    fc.record({ ...stamped, type: fc.constant('update' as const), facts }),
    fc.record({ ...stamped, type: fc.constant('reopen' as const) }),
    fc.record({ ...stamped, type: fc.constant('cancel' as const), reason: fc.constantFrom('x', 'y') }),
  );

const reports = fc.array(report(fc.option(moment)), { minLength: 1, maxLength: 9 });
const shuffled = reports.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));

const seen = (all: readonly Report[]) =>
  readReports(all).interruptions.map(({ open, endedAt, canceledBecause, facts: told }) => ({
    startedAt: open.startedAt,
    feederId: open.feederId,
    endedAt,
    canceledBecause,
    told: told.map(({ name, value }) => [name, value]),
  }));

/** One after the other, as they arrive. */
function arrive(all: readonly Report[]) {
  let known: { reports: readonly Report[]; reading: ReturnType<typeof readReports> } = { reports: [], reading: readReports([]) };
  const outcomes = all.map((one) => {
    const judged = judge(known.reports, known.reading, one);
    known = judged;
    return judged.outcome.kind;
  });
  return { ...known, outcomes };
}

describe('the reports of one number', () => {
  it('come to the same in every order, and repeats change nothing', () => {
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(seen(arrive(other).reports)).toEqual(seen(arrive(all).reports));
        expect(seen(arrive([...other, ...all]).reports)).toEqual(seen(all));
      }),
      { numRuns: 2_000 },
    );
  });

  it('tell nobody being out from nothing being said of it', () => {
    const note = { source: 1, at: 0, reportedAt: minute, type: 'update' as const, facts: { note: 'b' } };
    expect(contentOf({ ...note, facts: { ...note.facts, customersOut: 0 } })).not.toBe(contentOf(note));
    expect(contentOf({ ...note, facts: { ...note.facts, customersOut: null } })).not.toBe(contentOf(note));
  });

  it('come to interruptions that follow each other', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const found = seen(all);
        for (const [index, one] of found.entries()) {
          if (one.endedAt !== null) expect(one.endedAt).toBeGreaterThanOrEqual(one.startedAt);
          const next = found[index + 1];
          if (next) expect(one.endedAt).toBeLessThan(next.startedAt);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never call a beginning that nobody reported before a duplicate', () => {
    fc.assert(
      fc.property(reports, report(fc.constant(null)), (all, last) => {
        const { outcomes } = arrive([...all, last]);
        const isNews =
          last.type === 'open' &&
          !all.some((one) => one.type === 'open' && one.startedAt === last.startedAt && one.feederId === last.feederId);
        if (isNews) expect(outcomes.at(-1)).not.toBe('duplicate');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('reports of several sources', () => {
  const member: fc.Arbitrary<Member> = fc
    .record({
      number: fc.nat({ max: 30 }),
      source: fc.integer({ min: 1, max: 3 }),
      startedAt: moment,
      lasts: fc.option(fc.integer({ min: 0, max: 5 })),
    })
    .map(({ number, source, startedAt, lasts }) => ({
      sfmsId: `S${number}`,
      interruption: {
        open: { type: 'open', feederId: 'F', startedAt, interruptionType: 1, facts: {}, source, at: 0, reportedAt: null },
        endedAt: lasts === null ? null : startedAt + lasts * minute,
        canceledBecause: null,
        facts: [],
      },
    }));
  const members = fc.uniqueArray(member, { selector: ({ sfmsId }) => sfmsId, minLength: 1, maxLength: 8 });

  it('are joined alike in every order: one report of a source in each, all within minutes', () => {
    fc.assert(
      fc.property(
        members.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, other]) => {
          const groups = joinMembers(all);
          expect(joinMembers(other)).toEqual(groups);
          for (const group of groups) {
            const starts = group.map(({ interruption }) => interruption.open.startedAt);
            expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(5 * minute);
            expect(new Set(group.map(({ interruption }) => interruption.open.source)).size).toBe(group.length);
          }
        },
      ),
    );
  });

  it('end when all of them have ended', () => {
    fc.assert(
      fc.property(members, ([first, ...rest]) => {
        if (!first) return;
        const ends = [first, ...rest].map(({ interruption }) => interruption.endedAt);
        const { endedAt } = outageOf([first, ...rest]);
        expect(endedAt).toBe(
          ends.includes(null)
            ? null
            : Math.max(...ends.map(Number), Math.min(...[first, ...rest].map(({ interruption }) => interruption.open.startedAt))),
        );
      }),
    );
  });
});
