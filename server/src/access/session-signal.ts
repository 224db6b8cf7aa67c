/** Where the end of a session is told, in whichever process it is decided. */
export const sessionChannel = 'session_ended';
