import { agPhaseCategories, faultTypes, shutdownFaultTypes, type ShutdownFaultType } from '../constant/fault-type';
import { shutdownTakers, yesNo } from '../constant/fault-detail';
import { limits } from '../constant/limit';
import type { Annotation } from '../entity/annotation';

/** Messages of the ESD/PSD popup (docs/product.md#shutdown-details). */
export const shutdownMessages = {
  faultType: 'Select Outage Type',
  plannedLcNo: 'Enter LC No',
  plannedLcEmpNo: 'Enter Employee No',
  reasonIds: 'Select Reason',
  shutdownTakenBy: 'Select Shutdown Taken By',
  discomEmpNo: 'Enter Discom Employee No. (who take shutdown)',
  /** Beyond the specification: a number is a number, and somebody has a name. */
  getcoEmpNo: 'Enter Getco Employee No. (who take shutdown)',
  otherName: 'Enter Name of Other Person',
  lcNo: 'Enter LC No.',
  lcEmpNo: 'Enter Employee No (LC)',
  /** The text that the substation form has for a mobile number, too. */
  otherMobile: 'Mobile Number must have 10 digits',
} as const;

/** What the ESD/PSD popup sends about a shutdown; empty fields are null or `""`. */
export type ShutdownDetail = Pick<
  Annotation,
  'shutdownTakenBy' | 'discomEmpNo' | 'getcoEmpNo' | 'otherName' | 'otherMobile' | 'lcTaken' | 'lcNo' | 'lcEmpNo'
> & {
  readonly faultType: number | null;
  readonly reasonIds: readonly number[] | null;
};

const isMobile = (text: string) => new RegExp(`^\\d{${limits.mobileDigits}}$`).test(text);
const isNumeric = (text: string | null) => text !== null && /^\d+$/.test(text);

function validatePlanned(detail: ShutdownDetail): string | null {
  if (!isNumeric(detail.lcNo)) return shutdownMessages.plannedLcNo;
  if (!isNumeric(detail.lcEmpNo)) return shutdownMessages.plannedLcEmpNo;
  if (!detail.reasonIds?.length) return shutdownMessages.reasonIds;
  return null;
}

function validateEmergency(detail: ShutdownDetail): string | null {
  if (!detail.shutdownTakenBy) return shutdownMessages.shutdownTakenBy;
  if (detail.shutdownTakenBy === 'Discom Employee' && !isNumeric(detail.discomEmpNo)) return shutdownMessages.discomEmpNo;
  if (detail.shutdownTakenBy === 'Getco Employee' && detail.getcoEmpNo && !isNumeric(detail.getcoEmpNo)) return shutdownMessages.getcoEmpNo;
  if (detail.shutdownTakenBy === 'Other' && detail.otherMobile && !isMobile(detail.otherMobile)) return shutdownMessages.otherMobile;
  if (detail.shutdownTakenBy === 'Other' && !detail.otherName) return shutdownMessages.otherName;
  if (detail.lcTaken === yesNo[0]) {
    if (!isNumeric(detail.lcNo)) return shutdownMessages.lcNo;
    if (!isNumeric(detail.lcEmpNo)) return shutdownMessages.lcEmpNo;
  }
  return null;
}

/**
 * The first message about shutdown details of an outage on a feeder of that category, null when they
 * are fine.
 */
export function validateShutdownDetail(detail: ShutdownDetail, category: string): string | null {
  if (!offeredShutdownTypes(category).some((code) => code === detail.faultType)) return shutdownMessages.faultType;
  if (detail.shutdownTakenBy && !shutdownTakers.some((taker) => taker === detail.shutdownTakenBy)) return shutdownMessages.shutdownTakenBy;
  if (detail.faultType === faultTypes.plannedShutdown) return validatePlanned(detail);
  if (detail.faultType === faultTypes.emergencyShutdown) return validateEmergency(detail);
  return null;
}

/** AG Phase Changeover exists only on AGSKY and ADOM feeders; the other types on every feeder. */
export function offeredShutdownTypes(category: string): ShutdownFaultType[] {
  const isFarmFeeder = agPhaseCategories.some((name) => name === category);
  return shutdownFaultTypes.filter((code) => code !== faultTypes.agPhaseChangeover || isFarmFeeder);
}
