/** Entry point of a search thread in Node. */
import { parentPort } from 'node:worker_threads';
import { GAMES } from '@deadlight/games';
import '../all-minds.ts';
import { lineOfThought } from './line-of-thought.ts';

const think = lineOfThought(
  (id) => GAMES[id]!.game,
  (progress) => parentPort?.postMessage(progress),
);
parentPort?.on('message', think);
