/** How much is said at once, and how often something may be asked. */
import { ToolError } from './guest.ts';

/** Characters in one answer; the rest is on further pages. */
export const PAGE = 6000;
/** Calls that may come at once, and how many more each second allows. */
const BURST = 40;
const A_SECOND = 10;

/** One page of a long text, cut between lines or sentences where possible. */
export function pageOf(text: string, page = 1): string {
  const pages = pagesOf(text);
  const shown = pages[page - 1];
  if (shown === undefined)
    throw new ToolError(`there is no page ${page}: this text has ${pages.length}`);
  return pages.length === 1 ? shown : `${shown}\n(page ${page} of ${pages.length})`;
}

function pagesOf(text: string): string[] {
  const pages: string[] = [];
  let rest = text;
  while (rest.length > PAGE) {
    const part = rest.slice(0, PAGE);
    const cut = Math.max(part.lastIndexOf('\n') + 1, part.lastIndexOf('. ') + 2);
    const at = cut > PAGE / 2 ? cut : PAGE;
    pages.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at);
  }
  return [...pages, rest];
}

/** A bucket of calls: a client that empties it is told to slow down. */
export class Pace {
  readonly #now: () => number;
  #left = BURST;
  #filled: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#filled = now();
  }

  take(): void {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#filled) / 1000) * A_SECOND);
    this.#filled = now;
    if (this.#left < 1)
      throw new ToolError(`too many calls: at most ${A_SECOND} a second; try again in a moment`);
    this.#left--;
  }
}
