export { newLog } from './operator/log.ts';
export { limitYoungSpace } from './operator/young-space.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
