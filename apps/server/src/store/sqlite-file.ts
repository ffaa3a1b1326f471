/** The files in the folder of a server: all that it keeps, and what keeps other servers out. */
export const STORE_FILE = 'deadlight.sqlite';
export const LOCK_FILE = 'deadlight.lock';
