import type { FaultTypeCode, InterruptionType } from 'shared-contracts/constant/fault-type';
import type { FaultAnnotation } from './fault-annotation';
import type { Feeder } from './feeders';

/** An outage before it has an id. Times are Indian seconds (`indian-time.ts`). */
export interface PlannedOutage {
  feeder: Feeder;
  start: number;
  /** Null while open. */
  end: number | null;
  interruptionType: InterruptionType;
  /** Null while pending. */
  faultType: FaultTypeCode | null;
  annotation: FaultAnnotation | null;
  /** Typed in by hand, so the monitoring system has no number for it. */
  isWithoutSfmsId?: boolean;
}
