/** Where the end of a session is told, in whichever process it is decided. */
export const sessionChannel = 'session_ended';

/** The message that stands for all sessions: every signed-in employee is read anew. */
export const everySession = '*';
