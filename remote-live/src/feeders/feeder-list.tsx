// oxlint-disable-next-line no-restricted-imports -- used by this list alone, so it is bundled here
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-feed';
import { useTexts } from 'shared-ui/language';
import type { AllowedHours } from '../ageing/allowed-restoration';
import { useWallPaging } from '../kiosk/use-wall-paging';
import { texts } from '../text';
import styles from './feeder-list.module.css';
import { FeederRow } from './feeder-row';
import { rowWalk } from './row-walk';
import { useKeptFocus } from './use-kept-focus';
import { useRowHeight } from './use-row-height';

export interface FeederListProps {
  readonly outages: readonly LiveOutage[];
  readonly now: number;
  readonly hoursOf: AllowedHours;
  readonly selectedId: string | null;
  readonly onSelect: (sfmsId: string) => void;
  readonly isKiosk: boolean;
}

const rowsBeyond = 6;

/** Only the rows in sight exist; arrow keys walk over all of them. */
export function FeederList({ outages, now, hoursOf, selectedId, onSelect, isKiosk }: FeederListProps) {
  const t = useTexts(texts);
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRowHeight(isKiosk);
  useWallPaging(scroller, isKiosk, height);
  const [activeId, setActiveId] = useState<string | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count: outages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => outages[index]?.sfmsId ?? index,
    overscan: rowsBeyond,
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

  const focusRow = (index: number) => {
    const target = Math.max(0, Math.min(outages.length - 1, index));
    virtualizer.scrollToIndex(target, { align: 'auto' });
    setActiveId(outages[target]?.sfmsId ?? null);
    // A row far away exists one frame after the scroll.
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${target}"] button`)?.focus();
    });
  };

  const keepFocus = useKeptFocus(outages, focusRow);
  const rows = virtualizer.getVirtualItems();
  // One row is in the tab order: the one last walked to, else the first in sight.
  const inSight = rows.map(({ index }) => outages[index]?.sfmsId);
  const tabStop = [activeId, selectedId].find((id) => id !== null && inSight.includes(id)) ?? inSight[0];

  return (
    <div ref={scroller} className={styles['scroller']}>
      <ul className={styles['list']} style={{ height: virtualizer.getTotalSize() }} aria-label={t('feeders')} {...keepFocus} {...rowWalk(outages.length, focusRow)}>
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
  );
}
