import { faultTypeLabels } from 'shared-contracts/constant/fault-type';
import type pg from 'pg';
import { copyLines } from '../../database/copy';
import { copyLine } from '../../database/copy-text';
import { faultDetailColumns, faultDetailRow } from './fault-annotation';
import { dayText, momentText } from './indian-time';
import type { PlannedOutage } from './outage';
import type { OutageSchedule } from './outage-schedule';

const outageColumns = [
  'id', 'sfms_id', 'feeder_id', 'feeder_name', 'category', 'substation_code', 'subdivision_code', 'interruption_type', 'fault_type',
  'outage_type_name', 'fault_start', 'fault_end',
] as const;

/** Ids that the monitoring system would give, beside ours and never equal to them. */
const firstSfmsId = 7_000_000_000;

function outageLine(id: number, outage: PlannedOutage): string {
  const { feeder, faultType, end } = outage;
  // Substations reported by hand get their live outages from the system all the same: the live list is keyed by it.
  const isByHand = outage.isWithoutSfmsId === true || (end !== null && feeder.substation.monitoring === 'Manual');
  return (
    `${id}\t${isByHand ? '\\N' : firstSfmsId + id}\t${feeder.copyText}\t${outage.interruptionType}\t` +
    `${faultType ?? '\\N'}\t${faultType === null ? '\\N' : faultTypeLabels[faultType]}\t` +
    `${momentText(outage.start)}\t${end === null ? '\\N' : momentText(end)}\n`
  );
}

interface CopyWatch {
  readonly log: (line: string) => void;
  readonly onOutage: (id: number, outage: PlannedOutage) => void;
}

/**
 * Streams the schedule into `outage`, and after each month its annotations into `fault_detail`. One connection can
 * only copy into one table at a time, and a month of annotations is small. Returns the number of outages.
 */
export async function copyOutages(client: pg.PoolClient, schedule: OutageSchedule, { log, onOutage }: CopyWatch): Promise<number> {
  let id = 0;
  for (const days of monthsOf(schedule)) {
    const before = id;
    const details: string[] = [];
    const chunks = function* () {
      for (const day of days) {
        let chunk = '';
        for (const outage of schedule.outagesOn(day)) {
          id += 1;
          chunk += outageLine(id, outage);
          onOutage(id, outage);
          if (outage.annotation !== null) details.push(copyLine(faultDetailRow(id, outage.annotation)));
        }
        if (chunk !== '') yield chunk;
      }
    };
    await copyLines(client, 'outage', outageColumns, chunks());
    await copyLines(client, 'fault_detail', faultDetailColumns, details);
    log(`${dayText(days[0] ?? 0).slice(0, 7)}: ${id - before} outages`);
  }
  return id;
}

function monthsOf({ firstDay, lastDay }: OutageSchedule): number[][] {
  const months = new Map<string, number[]>();
  for (let day = firstDay; day <= lastDay; day += 1) {
    const month = dayText(day).slice(0, 7);
    const days = months.get(month) ?? [];
    months.set(month, days);
    days.push(day);
  }
  return [...months.values()];
}
