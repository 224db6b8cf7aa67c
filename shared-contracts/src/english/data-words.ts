// The fixed values that data can have and that are words, and the parts that a fault names. On the wire and
// in CSV files they stay English, on screen they are shown in the language in force. Codes (R, SCADA, EHT, ADOM) are
// the same in every language.
import { causes } from '../constant/cause';
import { durationClasses } from '../constant/duration-class';
import { relayFlags, shutdownTakers, yesNo } from '../constant/fault-detail';
import { faultTypeLabels, interruptionTypes, interruptionTypeText } from '../constant/fault-type';
import { reasonNames } from '../constant/reason';
import { accountStates, feederStates } from '../constant/record-state';
import { managers, monitorings } from '../constant/substation';
import { slotNames } from '../fault/part-texts';
import { columnWords, importTables, officeTypes } from '../import/import-kind';

const isCode = (word: string) => /^[A-Z]+$/.test(word);

/** The fixed values. */
export const valueWords: readonly string[] = [
  ...new Set([
    ...interruptionTypes.map(interruptionTypeText), ...Object.values(faultTypeLabels), ...relayFlags, ...yesNo, ...shutdownTakers,
    ...durationClasses, ...managers, ...monitorings, ...causes, ...officeTypes, ...feederStates, ...accountStates,
    ...Object.values(reasonNames).flat(),
  ]),
].filter((word) => !isCode(word));

const columnNames = Object.values(importTables).flatMap(({ columns }) => columns.map(({ name }) => columnWords(name)));

/** The values, and what a fault names. */
export const dataWords: readonly string[] = [...new Set([...valueWords, ...columnNames, ...Object.values(slotNames)])];
