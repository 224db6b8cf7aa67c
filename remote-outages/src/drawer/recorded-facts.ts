import { faultCurrentLines } from 'shared-contracts/constant/fault-detail';
import type { RecordedDetail } from 'shared-contracts/entity/outage-timeline';
import type { Fact } from './fact-section';
import type { fieldTexts } from './text';

type Field = keyof RecordedDetail & keyof typeof fieldTexts.english;

/** In the order of the popups. */
const textFields = [
  'shutdownTakenBy', 'discomEmpNo', 'getcoEmpNo', 'otherName', 'otherMobile', 'lcTaken', 'lcNo', 'lcEmpNo', 'reasonIds', 'relayFlag', 'brokenConductor',
  'phase',
] as const satisfies readonly Field[];

/** What is recorded, without what is empty. A broken conductor lies on the ground: that is a danger. */
export function recordedFacts(recorded: RecordedDetail | null, nameOf: (field: Field) => string): Fact[] {
  if (recorded === null) return [];
  const texts = textFields.map((field) => {
    const value = recorded[field];
    return { label: nameOf(field), value: value === null || typeof value === 'string' ? value : value.join(', '), isDanger: field === 'brokenConductor' && value === 'Yes' };
  });
  const currents = faultCurrentLines.map((line) => {
    const amount = recorded[`faultCurrent${line}`];
    return { label: nameOf(`faultCurrent${line}`), value: amount === null ? null : String(amount), isDanger: false };
  });
  return [...texts, ...currents].flatMap(({ value, ...fact }) => (value === null || value === '' ? [] : [{ ...fact, value }]));
}
