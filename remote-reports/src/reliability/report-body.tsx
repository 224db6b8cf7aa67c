import { type ReactNode, useId } from 'react';
import type { ReliabilityTable } from 'shared-contracts/endpoint/reliability/get-reliability';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { Empty } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { BarChart } from './bar-chart';
import { CsvButton } from './csv-button';
import { FigureTable } from './figure-table';
import { feederFigures, groupFigures, keyOfGroup, nameOfGroup, trendFigures } from './figures';
import { IndexTiles } from './index-tiles';
import styles from './reliability-page.module.css';
import { ReportBasis } from './report-basis';
import type { ReportQuery } from './report-query';
import { reliabilityTexts } from './text';
import { TrendChart } from './trend-chart';

const chartBars = 30;

interface PartProps {
  readonly title: string;
  readonly table: ReliabilityTable;
  readonly query: ReportQuery;
  readonly children: ReactNode;
}

function Part({ title, table, query, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        <CsvButton query={query} table={table} name={title} />
      </div>
      {children}
    </section>
  );
}

/** Indices, charts and tables of one answer. */
export function ReportBody({ report, query }: { report: Reliability; query: ReportQuery }): ReactNode {
  const t = useTexts(reliabilityTexts);
  const { total, groups, worstFeeders, trend } = report;
  const group = t(query.groupBy);
  const bars = groups
    .flatMap((row) => (row.saidi === null ? [] : [{ id: keyOfGroup(row), name: nameOfGroup(row), amount: row.saidi }]))
    .sort((a, b) => b.amount - a.amount);
  const byGroup = t('byGroup', { group });
  return (
    <>
      <IndexTiles total={total} hasMajorEvents={report.majorEvents.dates.length > 0} />
      <ReportBasis report={report} query={query} />
      <Part title={byGroup} table="groups" query={query}>
        {bars.length > 0 && (
          <BarChart caption={t('minutesUnit', { name: t('saidi') })} label={t('saidiChart', { group })} bars={bars.slice(0, chartBars)} />
        )}
        <FigureTable
          label={byGroup}
          figures={groupFigures(t, group)}
          rows={groups}
          keyOf={keyOfGroup}
          total={{ ...total, name: t('total') }}
        />
      </Part>
      {trend.length === 0 ? (
        <Empty description={t('nothing')} />
      ) : (
        <>
          <Part title={t('trend')} table="trend" query={query}>
            <div className={styles.beside}>
              <TrendChart caption={t('meanMinutes')} label={t('trendChart')} points={trend} />
              <FigureTable label={t('trend')} figures={trendFigures(t)} rows={trend} keyOf={({ start }) => start} />
            </div>
          </Part>
          <Part title={t('worst')} table="feeders" query={query}>
            <FigureTable label={t('worst')} figures={feederFigures(t)} rows={worstFeeders} keyOf={({ feederId }) => feederId} />
          </Part>
        </>
      )}
    </>
  );
}
