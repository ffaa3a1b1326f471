/** A queue that serves people in turn: somebody with many jobs delays only their own. */
export class FairQueue<T> {
  /** By person; the first person is next. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many jobs one person has queued. */
  sizeOf(whose: string): number {
    return this.#waiting.get(whose)?.length ?? 0;
  }

  add(whose: string, what: T): void {
    const own = this.#waiting.get(whose);
    if (own === undefined) this.#waiting.set(whose, [what]);
    else own.push(what);
    this.#size++;
  }

  /** Takes out the next job; its owner moves to the back. */
  next(): T | undefined {
    for (const [whose, own] of this.#waiting) {
      this.#waiting.delete(whose);
      const what = own.shift()!;
      if (own.length > 0) this.#waiting.set(whose, own);
      this.#size--;
      return what;
    }
    return undefined;
  }

  /** Returns whether it was queued. */
  remove(whose: string, what: T): boolean {
    const own = this.#waiting.get(whose) ?? [];
    const at = own.indexOf(what);
    if (at < 0) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(whose);
    this.#size--;
    return true;
  }

  /** Takes out everything. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
