/** Where the pages of feeders begin. */
export const feedersPath = '/modules/feeders';
