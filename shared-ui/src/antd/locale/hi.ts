// antd's Hindi. Words that were translated without their context are put right here.
import hindi from 'antd/es/locale/hi_IN';
import type { UsedLocale } from './used-locale';

const ok = 'ठीक है';
const cancel = 'रद्द करें';

const datePicker = {
  lang: {
    placeholder: 'तारीख चुनें',
    yearPlaceholder: 'वर्ष चुनें',
    monthPlaceholder: 'महीना चुनें',
    rangePlaceholder: ['आरंभ तारीख', 'अंतिम तारीख'] as [string, string],
    locale: 'hi_IN',
    yearFormat: 'YYYY',
    cellDateFormat: 'D',
    monthBeforeYear: true,
    today: 'आज',
    now: 'अभी',
    backToToday: 'आज पर वापस जाएँ',
    ok,
    clear: 'मिटाएँ',
    week: 'सप्ताह',
    month: 'महीना',
    year: 'वर्ष',
    timeSelect: 'समय चुनें',
    dateSelect: 'तारीख चुनें',
    weekSelect: 'सप्ताह चुनें',
    monthSelect: 'महीना चुनें',
    yearSelect: 'वर्ष चुनें',
    decadeSelect: 'दशक चुनें',
    previousMonth: 'पिछला महीना',
    nextMonth: 'अगला महीना',
    previousYear: 'पिछला वर्ष',
    nextYear: 'अगला वर्ष',
    previousDecade: 'पिछला दशक',
    nextDecade: 'अगला दशक',
    previousCentury: 'पिछली शताब्दी',
    nextCentury: 'अगली शताब्दी',
  },
  timePickerLocale: { placeholder: 'समय चुनें', rangePlaceholder: ['आरंभ समय', 'अंतिम समय'] as [string, string] },
};

export const hi: UsedLocale = {
  ...hindi,
  locale: 'hi',
  global: { placeholder: 'कृपया चुनें', close: 'बंद करें', sortable: 'क्रम बदला जा सकता है', show: 'दिखाएँ', hide: 'छिपाएँ' },
  DatePicker: datePicker,
  Pagination: {
    items_per_page: '/ पृष्ठ',
    jump_to: 'यहाँ जाएँ',
    jump_to_confirm: 'जाएँ',
    page: 'पृष्ठ',
    prev_page: 'पिछला पृष्ठ',
    next_page: 'अगला पृष्ठ',
    prev_5: 'पिछले 5 पृष्ठ',
    next_5: 'अगले 5 पृष्ठ',
    prev_3: 'पिछले 3 पृष्ठ',
    next_3: 'अगले 3 पृष्ठ',
    page_size: 'प्रति पृष्ठ पंक्तियाँ',
  },
  Modal: { okText: ok, cancelText: cancel, justOkText: ok },
  Popconfirm: { okText: ok, cancelText: cancel },
  Upload: {
    uploading: 'अपलोड हो रहा है...',
    removeFile: 'फ़ाइल हटाएँ',
    uploadError: 'अपलोड नहीं हो सका',
    previewFile: 'फ़ाइल देखें',
    downloadFile: 'फ़ाइल डाउनलोड करें',
  },
  Empty: { description: 'कोई जानकारी नहीं' },
  Form: { ...hindi.Form, optional: '(वैकल्पिक)', defaultValidateMessages: hindi.Form?.defaultValidateMessages ?? {} },
};
