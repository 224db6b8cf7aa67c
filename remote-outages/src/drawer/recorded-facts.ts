import { annotationFields } from 'shared-contracts/entity/annotation';
import { keysOf } from 'shared-contracts/entity/field-table';
import type { RecordedDetail } from 'shared-contracts/entity/outage-timeline';
import type { Fact } from './fact-section';

type Field = keyof typeof annotationFields;

/** What is recorded, in the order of the popups, without what is empty. A broken conductor lies on the ground: that is a danger. */
export function recordedFacts(recorded: RecordedDetail | null, nameOf: (field: Field) => string): Fact[] {
  if (recorded === null) return [];
  return keysOf(annotationFields).flatMap((field) => {
    const value = recorded[field];
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return text === '' ? [] : [{ label: nameOf(field), value: text, isDanger: field === 'brokenConductor' && value === 'Yes' }];
  });
}
