// antd has no Gujarati. Months and days of the week come from the browser.
import type { UsedLocale } from './used-locale';

const ok = 'બરાબર';
const cancel = 'રદ કરો';

const datePicker = {
  lang: {
    placeholder: 'તારીખ પસંદ કરો',
    yearPlaceholder: 'વર્ષ પસંદ કરો',
    monthPlaceholder: 'મહિનો પસંદ કરો',
    rangePlaceholder: ['શરૂની તારીખ', 'અંતની તારીખ'] as [string, string],
    locale: 'gu_IN',
    yearFormat: 'YYYY',
    cellDateFormat: 'D',
    monthBeforeYear: true,
    today: 'આજે',
    now: 'હમણાં',
    backToToday: 'આજની તારીખ પર પાછા જાઓ',
    ok,
    clear: 'ભૂંસો',
    week: 'અઠવાડિયું',
    month: 'મહિનો',
    year: 'વર્ષ',
    timeSelect: 'સમય પસંદ કરો',
    dateSelect: 'તારીખ પસંદ કરો',
    weekSelect: 'અઠવાડિયું પસંદ કરો',
    monthSelect: 'મહિનો પસંદ કરો',
    yearSelect: 'વર્ષ પસંદ કરો',
    decadeSelect: 'દાયકો પસંદ કરો',
    previousMonth: 'પાછલો મહિનો',
    nextMonth: 'આગલો મહિનો',
    previousYear: 'પાછલું વર્ષ',
    nextYear: 'આગલું વર્ષ',
    previousDecade: 'પાછલો દાયકો',
    nextDecade: 'આગલો દાયકો',
    previousCentury: 'પાછલી સદી',
    nextCentury: 'આગલી સદી',
  },
  timePickerLocale: { placeholder: 'સમય પસંદ કરો', rangePlaceholder: ['શરૂનો સમય', 'અંતનો સમય'] as [string, string] },
};

const wrongKind = '${label} યોગ્ય નથી';

export const gu: UsedLocale = {
  locale: 'gu',
  global: { placeholder: 'પસંદ કરો', close: 'બંધ કરો', sortable: 'ક્રમ બદલી શકાય છે', show: 'બતાવો', hide: 'છુપાવો' },
  DatePicker: datePicker,
  Pagination: {
    items_per_page: '/ પેજ',
    jump_to: 'આ પાના પર જાઓ',
    jump_to_confirm: 'જાઓ',
    page: 'પેજ',
    prev_page: 'પાછલું પેજ',
    next_page: 'આગલું પેજ',
    prev_5: 'પાછલાં 5 પાનાં',
    next_5: 'આગલાં 5 પાનાં',
    prev_3: 'પાછલાં 3 પાનાં',
    next_3: 'આગલાં 3 પાનાં',
    page_size: 'એક પાના પર હરોળ',
  },
  Modal: { okText: ok, cancelText: cancel, justOkText: ok },
  Popconfirm: { okText: ok, cancelText: cancel },
  Upload: {
    uploading: 'અપલોડ થાય છે...',
    removeFile: 'ફાઇલ કાઢી નાખો',
    uploadError: 'અપલોડ થઈ શક્યું નહીં',
    previewFile: 'ફાઇલ જુઓ',
    downloadFile: 'ફાઇલ ડાઉનલોડ કરો',
  },
  Empty: { description: 'કોઈ માહિતી નથી' },
  Form: {
    optional: '(વૈકલ્પિક)',
    defaultValidateMessages: {
      default: wrongKind,
      required: '${label} ભરો',
      enum: '${label} આમાંથી એક હોવું જોઈએ: ${enum}',
      whitespace: '${label} ખાલી ન હોઈ શકે',
      types: { string: wrongKind, number: wrongKind, integer: wrongKind, date: wrongKind, email: wrongKind, url: wrongKind },
      string: {
        len: '${label} બરાબર ${len} અક્ષરનું હોવું જોઈએ',
        min: '${label} ઓછામાં ઓછા ${min} અક્ષરનું હોવું જોઈએ',
        max: '${label} વધુમાં વધુ ${max} અક્ષરનું હોવું જોઈએ',
        range: '${label} ${min} થી ${max} અક્ષરનું હોવું જોઈએ',
      },
      number: {
        len: '${label} બરાબર ${len} હોવું જોઈએ',
        min: '${label} ઓછામાં ઓછું ${min} હોવું જોઈએ',
        max: '${label} વધુમાં વધુ ${max} હોવું જોઈએ',
        range: '${label} ${min} થી ${max} વચ્ચે હોવું જોઈએ',
      },
      pattern: { mismatch: wrongKind },
    },
  },
};
