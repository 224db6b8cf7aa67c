import { defineTexts } from '../../language/define-texts';
import { languages } from '../../language/languages';

export const gridBTexts = defineTexts('shared-ui/grid-b', {
  clearFilter: 'Clear Filter',
  applyFilter: 'Apply Filter',
  empty: 'No data available',
  emptyRange: 'Showing 0 to 0 of 0',
  fetchFailed: 'Error fetching data',
  downloadFailed: 'Error downloading data',
  noAddress: 'API URL is not provided in gridConfig',
  yes: 'Yes',
  no: 'No',
  fromDate: 'From Date',
  toDate: 'To Date',
  fromTime: 'From Time',
  toTime: 'To Time',
  fromDateTime: 'From Date & Time',
  toDateTime: 'To Date & Time',
}, languages);

/** The operators in the filter dialog. */
export const operatorTexts = defineTexts('shared-ui/grid-b-operator', {
  contains: 'Contains',
  does_not_contain: 'Does not contain',
  equals: 'Equals',
  does_not_equal: 'Does not equal',
  starts_with: 'Starts with',
  ends_with: 'Ends with',
  is_empty: 'Is empty',
  is_not_empty: 'Is not empty',
  greater_than: 'Greater than',
  greater_than_equal: 'Greater than or equal',
  less_than: 'Less than',
  less_than_equal: 'Less than or equal',
  between: 'Between',
  is_after: 'Is after',
  is_before: 'Is before',
  is_on_or_after: 'Is on or after',
  is_on_or_before: 'Is on or before',
}, languages);

/** A filter as the sentence of its chip. */
export const phraseTexts = defineTexts('shared-ui/grid-b-filter', {
  contains: '{header} contains {value}',
  does_not_contain: '{header} does not contain {value}',
  equals: '{header} is {value}',
  does_not_equal: '{header} is not {value}',
  starts_with: '{header} starts with {value}',
  ends_with: '{header} ends with {value}',
  is_empty: '{header} is empty',
  is_not_empty: '{header} is not empty',
  greater_than: '{header} is greater than {value}',
  greater_than_equal: '{header} is at least {value}',
  less_than: '{header} is less than {value}',
  less_than_equal: '{header} is at most {value}',
  between: '{header} {from} to {to}',
  is_after: '{header} is after {value}',
  is_before: '{header} is before {value}',
  is_on_or_after: '{header} is on or after {value}',
  is_on_or_before: '{header} is on or before {value}',
}, languages);
