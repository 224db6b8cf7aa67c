/** Where the pages of offices begin. */
export const officesPath = '/modules/offices';

export const officePath = (code: string): string => `${officesPath}/${encodeURIComponent(code)}`;
/** Substations have a page of their own. */
export const substationPath = (code: string): string => `/modules/substations/${encodeURIComponent(code)}`;
export const addBelowPath = (code: string): string => `${officesPath}/new?below=${encodeURIComponent(code)}`;
