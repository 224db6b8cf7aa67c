import { agPhaseCategories, faultTypes, shutdownFaultTypes, type ShutdownFaultType } from '../constant/fault-type';
import { shutdownTakers, yesNo } from '../constant/fault-detail';
import { limits } from '../constant/limit';

/** Messages of the ESD/PSD popup (docs/product.md#shutdown-details). */
export const shutdownMessages = {
  faultType: 'Select Outage Type',
  plannedLcNo: 'Enter LC No',
  plannedLcEmployee: 'Enter Employee No',
  reasons: 'Select Reason',
  takenBy: 'Select Shutdown Taken By',
  discomEmployee: 'Enter Discom Employee No. (who take shutdown)',
  lcNo: 'Enter LC No.',
  lcEmployee: 'Enter Employee No (LC)',
  /** The text that the substation form has for a mobile number, too. */
  otherMobile: 'Mobile Number must have 10 digits',
} as const;

/** What the ESD/PSD popup sends about a shutdown; empty fields are null or `""`. */
export interface ShutdownDetail {
  readonly faultType: number | null;
  readonly reasons: readonly number[] | null;
  readonly shutdownTakenBy: string | null;
  readonly shutdownDiscomEmpNo: string | null;
  readonly otherMobileNo: string | null;
  readonly lcTaken: string | null;
  readonly lcNo: string | null;
  readonly lcDiscomEmpNo: string | null;
}

const isMobile = (text: string) => new RegExp(`^\\d{${limits.mobileDigits}}$`).test(text);
const isNumeric = (text: string | null) => text !== null && /^\d+$/.test(text);

function validatePlanned(detail: ShutdownDetail): string | null {
  if (!isNumeric(detail.lcNo)) return shutdownMessages.plannedLcNo;
  if (!isNumeric(detail.lcDiscomEmpNo)) return shutdownMessages.plannedLcEmployee;
  if (!detail.reasons?.length) return shutdownMessages.reasons;
  return null;
}

function validateEmergency(detail: ShutdownDetail): string | null {
  if (!detail.shutdownTakenBy) return shutdownMessages.takenBy;
  if (detail.shutdownTakenBy === 'Discom Employee' && !isNumeric(detail.shutdownDiscomEmpNo)) return shutdownMessages.discomEmployee;
  if (detail.shutdownTakenBy === 'Other' && detail.otherMobileNo && !isMobile(detail.otherMobileNo)) return shutdownMessages.otherMobile;
  if (detail.lcTaken === yesNo[0]) {
    if (!isNumeric(detail.lcNo)) return shutdownMessages.lcNo;
    if (!isNumeric(detail.lcDiscomEmpNo)) return shutdownMessages.lcEmployee;
  }
  return null;
}

/**
 * The first message about shutdown details of an outage on a feeder of that category, null when they
 * are fine.
 */
export function validateShutdownDetail(detail: ShutdownDetail, category: string): string | null {
  if (!offeredShutdownTypes(category).some((code) => code === detail.faultType)) return shutdownMessages.faultType;
  if (detail.shutdownTakenBy && !shutdownTakers.some((taker) => taker === detail.shutdownTakenBy)) return shutdownMessages.takenBy;
  if (detail.faultType === faultTypes.plannedShutdown) return validatePlanned(detail);
  if (detail.faultType === faultTypes.emergencyShutdown) return validateEmergency(detail);
  return null;
}

/** AG Phase Changeover exists only on AGSKY and ADOM feeders; the other types on every feeder. */
export function offeredShutdownTypes(category: string): ShutdownFaultType[] {
  const isFarmFeeder = agPhaseCategories.some((name) => name === category);
  return shutdownFaultTypes.filter((code) => code !== faultTypes.agPhaseChangeover || isFarmFeeder);
}
