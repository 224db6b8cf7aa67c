import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shutdownTakers, yesNo } from 'shared-contracts/constant/fault-detail';
import { shutdownFaultTypes } from 'shared-contracts/constant/fault-type';
import { emptyShutdown, reduceShutdown, type ShutdownEvent, type ShutdownTextField, visibleFields } from './shutdown-form';

const textFields: readonly ShutdownTextField[] = ['discomEmpNo', 'getcoEmpNo', 'otherMobile', 'otherName', 'lcNo', 'lcEmpNo'];

const event: fc.Arbitrary<ShutdownEvent | { readonly type: 'typed'; readonly text: string }> = fc.oneof(
  fc.record({ type: fc.constant('outageTypeChanged' as const), faultType: fc.constantFrom(null, ...shutdownFaultTypes) }),
  fc.record({ type: fc.constant('takenByChanged' as const), shutdownTakenBy: fc.constantFrom(null, ...shutdownTakers) }),
  fc.record({ type: fc.constant('lcTakenChanged' as const), lcTaken: fc.constantFrom(null, ...yesNo) }),
  fc.record({ type: fc.constant('reasonsChanged' as const), reasonIds: fc.uniqueArray(fc.nat(3)) }),
  fc.record({ type: fc.constant('typed' as const), text: fc.string({ minLength: 1 }) }),
);

it('a field that is not shown never holds a value, whatever the user does with those that are', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let values = emptyShutdown;
      for (const step of events) {
        const shown = visibleFields(values);
        const isShown = { ...shown, otherMobile: shown.other, otherName: shown.other, lcNo: shown.lineClear, lcEmpNo: shown.lineClear };
        if (step.type === 'typed') {
          for (const field of textFields)
            if (isShown[field]) values = reduceShutdown(values, { type: 'textChanged', field, text: step.text });
        } else if (
          step.type === 'outageTypeChanged' ||
          (step.type === 'takenByChanged' && shown.shutdownTakenBy) ||
          (step.type === 'lcTakenChanged' && shown.lcTaken) ||
          (step.type === 'reasonsChanged' && shown.reasonIds)
        ) {
          values = reduceShutdown(values, step);
        }
        const now = visibleFields(values);
        const holds = {
          discomEmpNo: now.discomEmpNo,
          getcoEmpNo: now.getcoEmpNo,
          otherMobile: now.other,
          otherName: now.other,
          lcNo: now.lineClear,
          lcEmpNo: now.lineClear,
        };
        for (const field of textFields) if (!holds[field]) expect(values[field]).toBe('');
        if (!now.reasonIds) expect(values.reasonIds).toEqual([]);
        if (!now.shutdownTakenBy) expect(values.shutdownTakenBy).toBeNull();
        if (!now.lcTaken) expect(values.lcTaken).toBeNull();
      }
    }),
  );
});
