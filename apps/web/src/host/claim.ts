/** One page at a time plays a game: two would overwrite each other's decisions. */
import { signal } from '@preact/signals';

const nameOf = (id: string): string => `deadlight.table.${id}`;

/** The game that another page plays: this one may take it over, or leave it. */
export const openInOtherTab = signal<string | null>(null);

let held: { readonly id: string; readonly release: () => void } | null = null;

export function releaseTable(): void {
  held?.release();
  held = null;
}

/** False where another page has the game. Where the browser knows no locks, nobody is asked. */
export function claimTable(id: string, lost: () => void, steal = false): Promise<boolean> {
  if (held?.id === id && !steal) return Promise.resolve(true);
  releaseTable();
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((answer) => {
    let ours = false;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        answer(false);
        return undefined;
      }
      ours = true;
      return new Promise((release) => {
        held = { id, release };
        answer(true);
      });
    };
    void locks
      .request(nameOf(id), steal ? { steal: true } : { ifAvailable: true }, hold)
      .catch(() => {
        // Another page has taken the game over.
        if (ours && held?.id === id) {
          held = null;
          lost();
        } else answer(true);
      });
  });
}
