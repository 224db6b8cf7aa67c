import type { Language } from 'shared-contracts/constant/language';
import english from './complaint.sop.md';
import gujarati from './complaint.gu.sop.md';
import hindi from './complaint.hi.sop.md';

/** Where the procedure lies in each language. */
export const sopAddresses: Readonly<Record<Language, string>> = { en: english, gu: gujarati, hi: hindi };
