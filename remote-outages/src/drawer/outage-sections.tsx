import type { ReactNode } from 'react';
import type { OutageFacts } from 'shared-contracts/entity/outage-timeline';
import { useTexts, withDigits, wordOf } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { OpenTag, RunningDuration } from '../open/open-mark';
import { FactSection } from './fact-section';
import { drawerTexts } from './text';

function durationOf({ duration, faultEnd, faultStart }: OutageFacts): ReactNode {
  if (duration !== null) return withDigits(duration);
  return faultEnd === null ? <RunningDuration since={faultStart} /> : null;
}

/** What the monitoring system knows of the outage, and the offices it concerns. */
export function OutageSections({ facts }: { readonly facts: OutageFacts }): ReactNode {
  const t = useTexts(drawerTexts);
  const outage = [
    { label: t('feeder'), value: `${facts.feederName} (${facts.feederId})` },
    { label: t('category'), value: facts.category },
    { label: t('sfmsId'), value: facts.sfmsId ?? t('none') },
    { label: t('operationType'), value: wordOf(facts.interruptionTypeText) },
    { label: t('interruptionCategory'), value: facts.outageTypeName === null ? t('none') : wordOf(facts.outageTypeName) },
    { label: t('occurrenceTime'), value: formatDateTime(facts.faultStart) },
    { label: t('restorationTime'), value: facts.faultEnd === null ? <OpenTag /> : formatDateTime(facts.faultEnd) },
    { label: t('duration'), value: durationOf(facts) ?? t('none') },
    { label: t('durationClass'), value: facts.durationClass === null ? t('none') : wordOf(facts.durationClass) },
  ];
  const offices = [
    { label: t('substation'), value: facts.substationName },
    { label: t('getcoDivision'), value: facts.getcoDivisionName },
    { label: t('getcoCircle'), value: facts.getcoCircleName },
    { label: t('subdivision'), value: facts.subdivisionName },
    { label: t('discomDivision'), value: facts.divisionName },
    { label: t('discomCircle'), value: facts.circleName },
    { label: t('discom'), value: facts.companyName },
  ];
  return (
    <>
      <FactSection title={t('outage')} facts={outage} />
      <FactSection title={t('offices')} facts={offices.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))} />
    </>
  );
}
