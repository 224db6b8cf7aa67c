import type { Locale } from 'antd/es/locale';

/** The components of antd whose own words the suite shows or has read out. */
type Used = 'Pagination' | 'DatePicker' | 'Modal' | 'Popconfirm' | 'Upload' | 'Empty' | 'Form' | 'global';

/** antd's words for the components that the suite uses, none of them left out. */
export type UsedLocale = Locale & Required<Pick<Locale, Used>>;
