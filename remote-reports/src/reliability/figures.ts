// The tables of the report, column by column.
import type { ReliabilityGroupRow, TrendPoint, WorstFeeder } from 'shared-contracts/entity/reliability';
import type { textOf } from 'shared-ui/language';
import { formatDate } from 'shared-ui/time';
import type { Figure } from './figure-table';
import { countText, indexText } from './number-text';
import type { reliabilityTexts } from './text';

type Translate = ReturnType<typeof textOf<(typeof reliabilityTexts)['english']>>;

/** Circles of two companies may have the same name. */
export function keyOfGroup({ name, company }: ReliabilityGroupRow): string {
  return `${company}/${name}`;
}

export function nameOfGroup({ name, company }: ReliabilityGroupRow): string {
  return company === null ? name : `${name} (${company})`;
}

export function groupFigures(t: Translate, nameTitle: string): Figure<ReliabilityGroupRow>[] {
  const index = (title: string, name: 'saifi' | 'saidi' | 'caidi' | 'maifi') => ({
    title,
    isNumber: true,
    cell: (row: ReliabilityGroupRow) => indexText(row[name], t('unknown')),
  });
  return [
    { title: nameTitle, cell: nameOfGroup },
    { title: t('feeders'), isNumber: true, cell: ({ feeders }) => countText(feeders) },
    { title: t('served'), isNumber: true, cell: ({ served }) => countText(served) },
    { title: t('sustained'), isNumber: true, cell: ({ sustained }) => countText(sustained) },
    { title: t('momentary'), isNumber: true, cell: ({ momentary }) => countText(momentary) },
    index(t('saifi'), 'saifi'),
    index(t('minutesUnit', { name: t('saidi') }), 'saidi'),
    index(t('minutesUnit', { name: t('caidi') }), 'caidi'),
    index(t('maifi'), 'maifi'),
  ];
}

export function feederFigures(t: Translate): Figure<WorstFeeder>[] {
  return [
    // The first column stays in sight: the name says more than the number.
    { title: t('feederName'), cell: ({ feederName }) => feederName },
    { title: t('feederId'), cell: ({ feederId }) => feederId },
    { title: t('category'), cell: ({ category }) => category },
    { title: t('substation'), cell: ({ substationName }) => substationName ?? t('unknown') },
    { title: t('sustained'), isNumber: true, cell: ({ sustained }) => countText(sustained) },
    { title: t('momentary'), isNumber: true, cell: ({ momentary }) => countText(momentary) },
    { title: t('minutes'), isNumber: true, cell: ({ minutes }) => countText(minutes) },
  ];
}

export function trendFigures(t: Translate): Figure<TrendPoint>[] {
  return [
    { title: t('trendStart'), cell: ({ start }) => formatDate(start) },
    { title: t('sustained'), isNumber: true, cell: ({ sustained }) => countText(sustained) },
    { title: t('meanMinutes'), isNumber: true, cell: ({ meanMinutes }) => indexText(meanMinutes, t('unknown')) },
    { title: t('minutesUnit', { name: t('saidi') }), isNumber: true, cell: ({ saidi }) => indexText(saidi, t('unknown')) },
  ];
}
