export { newLog } from './log.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { limitYoungSpace } from './young-space.ts';
