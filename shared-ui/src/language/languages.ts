import { bringLanguages } from './package-languages';

/** The languages of this package. */
export const languages = bringLanguages({ gu: () => import('./gu'), hi: () => import('./hi') });
