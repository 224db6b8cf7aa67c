import { manualEndTexts } from 'shared-contracts/rule/manual-end';
import { protectionTexts } from 'shared-contracts/rule/protection-detail';
import { outageTexts } from 'shared-contracts/rule/row-action';
import { shutdownTexts } from 'shared-contracts/rule/shutdown-detail';
import { defineTexts } from 'shared-ui/language';
import { languages } from '../../language/languages';

/** What is said of the popups, by code. */
export const actionFaults = defineTexts('outages/faults', { ...outageTexts, ...manualEndTexts, ...shutdownTexts, ...protectionTexts }, languages);

export const actionTexts = defineTexts('outages/actions', {
  action: 'Action',
  ofOutage: 'Outage {id}, {feeder}',
  popupNotLoaded: 'This form could not be loaded. Please try again.',
  noAction: 'No action is possible on this outage',
  addEnd: 'Add End Date/Time of Outage',
  updateShutdown: 'Update ESD/PSD Details',
  updateFaultCurrent: 'Update Fault Current Details',
  convertToProtection: 'Convert Manual to Protection',
  save: 'Save',
  convert: 'Convert',
  cancel: 'Cancel',
  close: 'Close',
  discardQuestion: 'Discard what you typed?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  retry: 'Retry',
  select: 'Select',
  id: 'Id',
  feeder: 'Feeder',
  category: 'Category',
  start: 'Start Date/Time',
  detailNotLoaded: 'The recorded details could not be loaded.',
  resumed: 'What you typed before is back. Check it and save.',
  end: 'End Date/Time',
  endHint: 'DD-MM-YYYY HH:mm, Indian time.',
  outageType: 'Outage Type',
  reasons: 'Reasons',
  selectReasons: 'Select one or more',
  reasonsNotLoaded: 'The reasons could not be loaded.',
  loading: 'Loading...',
  takenBy: 'Shutdown Taken By',
  discomEmpNo: 'Discom Employee No.',
  getcoEmpNo: 'Getco Employee No.',
  otherMobile: 'Mobile No. of Other Person',
  otherName: 'Name of Other Person',
  lcTaken: 'LC Taken',
  lcNo: 'LC No.',
  lcEmpNo: 'LC Employee No.',
  relayFlag: 'Relay Flag',
  brokenConductor: 'Broken Conductor',
  phase: 'Phase',
  faultCurrent: 'Fault Current (kA)',
  faultCurrentR: 'R',
  faultCurrentY: 'Y',
  faultCurrentB: 'B',
  faultCurrentG: 'G',
  faultCurrentN: 'N',
  confirmConversion: 'Convert this manual outage to a protection outage?',
}, languages);
