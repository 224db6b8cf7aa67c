const unseen = '[\\s\\u00a0\\u200b-\\u200f\\u2028\\u2029\\u2060\\ufeff]';

/**
 * What a spreadsheet may take for the beginning of a formula: the signs and their full-width forms. They may stand
 * behind spaces, line breaks and characters without width, which it may drop. They may also stand behind apostrophes:
 * one more keeps the others when the cell is read again. PostgreSQL reads the same pattern.
 */
export const formulaStart = `^'*${unseen}*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\u2212]|^'*[\\t\\r\\n]`;
const formula = new RegExp(formulaStart, 'u');

/** Text that a spreadsheet would run, or that was kept from it with an apostrophe. */
export const isFormulaLike = (text: string): boolean => formula.test(text);

/** What a download writes, so that a spreadsheet does not run the cell and reading it again gives the same text. */
export const guardFormula = (text: string): string => (isFormulaLike(text) ? `'${text}` : text);
