// oxlint-disable-next-line no-restricted-imports -- used by this list alone, so it is bundled here
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { useTexts } from 'shared-ui/language';
import type { AllowedHours } from '../ageing/allowed-restoration';
import { countPages, useWallPaging, wallPage } from '../kiosk/use-wall-paging';
import { useWallRows } from '../kiosk/use-wall-rows';
import { texts } from '../text/live-texts';
import styles from './feeder-list.module.css';
import { FeederRow } from './feeder-row';
import { rowWalk } from './row-walk';
import { useKeptFocus } from './use-kept-focus';
import { useRowHeight } from './use-row-height';
import { useSteadyReading } from './use-steady-reading';

export interface FeederListProps {
  readonly outages: readonly LiveOutage[];
  readonly now: number;
  readonly hoursOf: AllowedHours;
  readonly selectedId: string | null;
  readonly onSelect: (sfmsId: string) => void;
  readonly isKiosk: boolean;
}

const rowsBeyond = 6;

/** The rows in sight, and the one with the focus wherever it is. */
function rowsOf(range: Range, focusedIndex: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (focusedIndex < 0 || focusedIndex >= range.count || rows.includes(focusedIndex)) return rows;
  return [...rows, focusedIndex].sort((left, right) => left - right);
}

/** Only the rows in sight exist; arrow keys walk over all of them. */
export function FeederList({ outages, now, hoursOf, selectedId, onSelect, isKiosk }: FeederListProps) {
  const t = useTexts(texts);
  const scroller = useRef<HTMLDivElement>(null);
  const leastHeight = useRowHeight(isKiosk);
  const wall = useWallRows(scroller, isKiosk, leastHeight);
  const height = wall?.height ?? leastHeight;
  useWallPaging(scroller, wall, outages.length);
  useSteadyReading(scroller, outages, height);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { focusedIndex, watchers } = useKeptFocus(outages, (index) => focusRow(index));
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count: outages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => outages[index]?.sfmsId ?? index,
    overscan: rowsBeyond,
    rangeExtractor: useCallback((range: Range) => rowsOf(range, focusedIndex), [focusedIndex]),
  });

  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const latest = useRef(outages);
  useEffect(() => {
    latest.current = outages;
  });
  useEffect(() => {
    // Only a new selection scrolls: events must not pull the list away from its reader.
    const index = latest.current.findIndex(({ sfmsId }) => sfmsId === selectedId);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, selectedId]);
  const focusSelected = useEffectEvent((sfmsId: string) => {
    const index = outages.findIndex((outage) => outage.sfmsId === sfmsId);
    if (index >= 0 && document.activeElement === document.body) focusRow(index);
  });
  const before = useRef(selectedId);
  useEffect(() => {
    // The popup on the map took the focus with it when it was closed.
    if (selectedId === null && before.current !== null) focusSelected(before.current);
    before.current = selectedId;
  }, [selectedId]);

  const focusRow = (index: number) => {
    const target = Math.max(0, Math.min(outages.length - 1, index));
    virtualizer.scrollToIndex(target, { align: 'auto' });
    setActiveId(outages[target]?.sfmsId ?? null);
    // A row far away exists one frame after the scroll.
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${target}"] button`)?.focus();
    });
  };

  const rows = virtualizer.getVirtualItems();
  // One row is in the tab order: the one last walked to, else the first in sight.
  const inSight = rows.map(({ index }) => outages[index]?.sfmsId);
  const tabStop = [activeId, selectedId].find((id) => id !== null && inSight.includes(id)) ?? inSight[0];

  return (
    <div className={styles['frame']}>
      <div ref={scroller} className={styles['scroller']}>
        <ul
          className={styles['list']}
          style={{ height: wall?.lengthOf(outages.length) ?? virtualizer.getTotalSize() }}
          aria-label={t('feeders')}
          {...watchers}
          {...rowWalk(outages.length, focusRow)}
        >
          {rows.map(({ index, key, start }) => {
            const outage = outages[index];
            if (outage === undefined) return null;
            return (
              <FeederRow
                key={key}
                outage={outage}
                now={now}
                hours={hoursOf(outage.category)}
                index={index}
                count={outages.length}
                top={start}
                height={height}
                isSelected={outage.sfmsId === selectedId}
                isTabStop={outage.sfmsId === tabStop}
                onSelect={onSelect}
              />
            );
          })}
        </ul>
      </div>
      {wall !== null && (
        <p className={styles['pages']}>
          {t('pageOf', { page: wallPage(virtualizer.scrollOffset ?? 0, wall), pages: countPages(outages.length, wall) })}
        </p>
      )}
    </div>
  );
}
