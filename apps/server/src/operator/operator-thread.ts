/** Does what takes a while, or waits for the disk, beside a server that goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import type { OperatorWork } from './in-operator-thread.ts';
import { backUp, closeTable, reopenTable } from './operator.ts';

const { place, job } = workerData as OperatorWork;
if (job.do === 'backup') await backUp(place, job.file);
else if (job.do === 'close') await closeTable(place, job.table);
else await reopenTable(place, job.table);
parentPort!.postMessage('done');
