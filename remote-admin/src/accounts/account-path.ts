/** Where the pages of accounts begin. */
export const accountsPath = '/modules/accounts';
