/** What a page needs of the host: nothing that knows a table. */
export { nextMoment } from './next-moment.ts';
export { ONLINE_VERSION } from './online.ts';
