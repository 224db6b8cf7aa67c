import { agPhaseCategories, faultTypes, shutdownFaultTypes, type ShutdownFaultType } from '../constant/fault-type';
import { shutdownTakers, yesNo } from '../constant/fault-detail';
import type { Annotation, shutdownFields } from '../entity/annotation';
import type { Fault } from '../fault/fault';
import { isMobileShape } from './mobile';

/** What the ESD/PSD popup says (docs/product.md#shutdown-details). */
export const shutdownTexts = {
  'shutdown.faultType': 'Select Outage Type',
  'shutdown.plannedLcNo': 'Enter LC No',
  'shutdown.plannedLcEmpNo': 'Enter Employee No',
  'shutdown.reasonIds': 'Select Reason',
  'shutdown.shutdownTakenBy': 'Select Shutdown Taken By',
  'shutdown.discomEmpNo': 'Enter Discom Employee No. (who take shutdown)',
  // An employee number that is given has digits only; another person has a name.
  'shutdown.getcoEmpNo': 'Enter Getco Employee No. (who take shutdown)',
  'shutdown.otherName': 'Enter Name of Other Person',
  'shutdown.lcNo': 'Enter LC No.',
  'shutdown.lcEmpNo': 'Enter Employee No (LC)',
  /** The text that the substation form has for a mobile number, too. */
  'shutdown.otherMobile': 'Mobile Number must have 10 digits',
} as const;

/** What the ESD/PSD popup sends about a shutdown; empty fields are null or `""`. */
export type ShutdownDetail = Pick<Annotation, Exclude<keyof typeof shutdownFields, 'reasonIds'>> & {
  readonly faultType: number | null;
  readonly reasonIds: readonly number[] | null;
};

export type ShutdownFault = Fault<keyof ShutdownDetail, keyof typeof shutdownTexts>;

function wrong(field: Exclude<keyof ShutdownDetail, 'lcTaken'>, code: ShutdownFault['code'] = `shutdown.${field}`): ShutdownFault[] {
  return [{ field, code }];
}

const isNumeric = (text: string | null) => text !== null && /^\d+$/.test(text);

function validatePlanned(detail: ShutdownDetail): ShutdownFault[] {
  if (!isNumeric(detail.lcNo)) return wrong('lcNo', 'shutdown.plannedLcNo');
  if (!isNumeric(detail.lcEmpNo)) return wrong('lcEmpNo', 'shutdown.plannedLcEmpNo');
  return detail.reasonIds?.length ? [] : wrong('reasonIds');
}

function validateEmergency(detail: ShutdownDetail): ShutdownFault[] {
  if (!detail.shutdownTakenBy) return wrong('shutdownTakenBy');
  if (detail.shutdownTakenBy === 'Discom Employee' && !isNumeric(detail.discomEmpNo)) return wrong('discomEmpNo');
  if (detail.shutdownTakenBy === 'Getco Employee' && detail.getcoEmpNo && !isNumeric(detail.getcoEmpNo)) return wrong('getcoEmpNo');
  if (detail.shutdownTakenBy === 'Other' && detail.otherMobile && !isMobileShape(detail.otherMobile)) return wrong('otherMobile');
  if (detail.shutdownTakenBy === 'Other' && !detail.otherName) return wrong('otherName');
  if (detail.lcTaken === yesNo[0]) {
    if (!isNumeric(detail.lcNo)) return wrong('lcNo');
    if (!isNumeric(detail.lcEmpNo)) return wrong('lcEmpNo');
  }
  return [];
}

/** The first broken rule about shutdown details of an outage on a feeder of that category; none when they are fine. */
export function validateShutdownDetail(detail: ShutdownDetail, category: string): ShutdownFault[] {
  if (!offeredShutdownTypes(category).some((code) => code === detail.faultType)) return wrong('faultType');
  if (detail.shutdownTakenBy && !shutdownTakers.some((taker) => taker === detail.shutdownTakenBy)) return wrong('shutdownTakenBy');
  if (detail.faultType === faultTypes.plannedShutdown) return validatePlanned(detail);
  if (detail.faultType === faultTypes.emergencyShutdown) return validateEmergency(detail);
  return [];
}

/** AG Phase Changeover exists only on AGSKY and ADOM feeders; the other types on every feeder. */
export function offeredShutdownTypes(category: string): ShutdownFaultType[] {
  const isFarmFeeder = agPhaseCategories.some((name) => name === category);
  return shutdownFaultTypes.filter((code) => code !== faultTypes.agPhaseChangeover || isFarmFeeder);
}
