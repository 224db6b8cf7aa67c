/** What an error without any answer says. */
export const unreachable = 'The server cannot be reached. Check your connection and try again.';
