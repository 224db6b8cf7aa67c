import { bringLanguages } from 'shared-ui/language';

/** The languages of this package. */
export const languages = bringLanguages({ gu: () => import('./gu'), hi: () => import('./hi') });
