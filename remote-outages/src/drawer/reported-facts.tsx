import type { OutageFacts, ReportedFacts } from 'shared-contracts/entity/outage-timeline';
import { type Translate, numberText, wordOf } from 'shared-ui/language';
import { ExpectedEnd } from '../open/expected-end';
import type { Fact } from './fact-section';
import type { drawerTexts } from './text';

/** What sources and operators say of the outage besides its beginning and end, without what nobody said. */
export function reportedFacts(
  reported: ReportedFacts | undefined,
  { faultEnd }: OutageFacts,
  t: Translate<(typeof drawerTexts)['english']>,
): Fact[] {
  if (reported === undefined) return [];
  const { customersOut, cause, isPlanned, estimatedRestoration, device, note } = reported;
  return [
    ...(estimatedRestoration === null
      ? []
      : [{ label: t('estimatedRestoration'), value: <ExpectedEnd at={estimatedRestoration} isOpen={faultEnd === null} /> }]),
    ...(customersOut === null ? [] : [{ label: t('customersOut'), value: numberText(customersOut) }]),
    ...(cause === null ? [] : [{ label: t('cause'), value: wordOf(cause) }]),
    ...(isPlanned === null ? [] : [{ label: t('isPlanned'), value: isPlanned ? t('yes') : t('no') }]),
    ...(device === null ? [] : [{ label: t('device'), value: device }]),
    ...(note === null ? [] : [{ label: t('note'), value: note }]),
  ];
}
