export { bench, type GameReport, type Report, type Row, THEIRS } from './bench.ts';
export { type BrowserReport, benchBrowser } from './browser/browser.ts';
export { benchPace, type PaceReport } from './browser/pace.ts';
export { benchCluster, CLUSTER_BARS, type ClusterReport } from './server/cluster.ts';
export { benchRest, REST_BARS, type RestReport } from './server/rest.ts';
export type { SameWork } from './server/same-work.ts';
export {
  benchServer,
  type Capacity,
  type Pace,
  SERVER_BARS,
  type ServerReport,
} from './server/server.ts';
export { benchThreads, THREADS_BARS, type ThreadsReport } from './server/threads.ts';
