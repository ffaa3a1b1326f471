/** A host with all that it needs of the browser. */
import { MAX_LENGTH } from '@deadlight/engine';
import { type FromHost, Host, type Saves } from '@deadlight/host';
import { keptRuleset } from './kept-ruleset.ts';
import { browserThinkers } from './thinkers.ts';

async function onlineRecord(table: string): Promise<string | null> {
  const address = new URL(`../record/${encodeURIComponent(table)}`, self.location.href);
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
  // One character more than a record may have is enough for the host to refuse it.
  return answer?.ok === true ? (await answer.text()).slice(0, MAX_LENGTH.record + 1) : null;
}

export const newHost = (saves: Saves, send: (message: FromHost) => void): Host =>
  new Host({
    send,
    saves,
    now: () => Date.now(),
    rest: () => new Promise((done) => setTimeout(done)),
    thinkers: browserThinkers,
    keptRuleset,
    onlineRecord,
    publish: (text) => URL.createObjectURL(new Blob([text], { type: 'text/plain' })),
  });
