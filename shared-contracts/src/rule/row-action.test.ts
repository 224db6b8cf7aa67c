import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
import { type OutageState, type RowAction, isEligible, actionRefusal, rowActions } from './row-action';

/** The eligibility table, written a second time and in another way: which actions one outage offers. */
function offered({ interruptionType, faultType, hasEnd, durationClass }: OutageState): string[] {
  const manual = [0, 1, 2, 4].includes(interruptionType);
  return [
    ...(hasEnd ? [] : ['addEnd']),
    ...(manual && (faultType === null || (faultType >= 5 && faultType <= 9)) ? ['updateShutdown'] : []),
    ...(interruptionType === 3 && faultType === 4 ? ['updateFaultCurrent'] : []),
    ...(manual && faultType === null && hasEnd && (durationClass === 'Normal TT' || durationClass === 'Sustain Fault')
      ? ['convertToProtection']
      : []),
  ];
}

const everyState: OutageState[] = [0, 1, 2, 3, 4].flatMap((interruptionType) =>
  [null, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((faultType) =>
    [
      { hasEnd: false, durationClass: null },
      { hasEnd: true, durationClass: 'Normal TT' as const },
      { hasEnd: true, durationClass: 'Sustain Fault' as const },
    ].map((rest) => ({ interruptionType, faultType, ...rest })),
  ),
);

describe('row actions', () => {
  it.each(everyState)('are offered as the eligibility table says: %o', (outage) => {
    expect(rowActions.filter((action) => isEligible(action, outage))).toEqual(offered(outage));
  });

  it('says why an action is refused, and whether somebody was faster', () => {
    const converted = { interruptionType: 3, faultType: 4, hasEnd: true, durationClass: 'Normal TT' } as const;
    const said = (action: RowAction, outage: OutageState) => {
      const refusal = actionRefusal(action, outage);
      return refusal && [refusal.reason, englishOf(refusal)];
    };
    expect(said('convertToProtection', converted)).toEqual(['done', 'This outage is already a protection outage.']);
    expect(actionRefusal('updateShutdown', converted)?.reason).toBe('rule');
    expect(said('addEnd', converted)).toEqual(['done', 'This outage already has an end date/time.']);
  });
});
