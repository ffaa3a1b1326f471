/** The file in the folder of a server that holds everything it keeps. */
export const STORE_FILE = 'deadlight.sqlite';
