/** A thread of the browser's that thinks. */
import { lineOfThought } from '@deadlight/bots/core';
import { loadGame } from '@deadlight/host';

const think = lineOfThought(
  async (id) => (await loadGame(id)).game,
  (progress) => self.postMessage(progress),
);
self.onmessage = ({ data }: MessageEvent): void => {
  // Thrown outside of the promise, so that the host learns that this thread is dead.
  think(data).catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
};
