/** An LRU cache of written records. Requests for a record that is being written share the same promise. */
export class RecordCache {
  readonly #most: number;
  /** In order of use, the most recent last. */
  readonly #written = new Map<string, string>();
  readonly #underWay = new Map<string, Promise<string>>();
  #length = 0;

  /** Capacity in characters. */
  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, write: () => Promise<string>): Promise<string> {
    const text = this.#written.get(key);
    if (text !== undefined) {
      this.#written.delete(key);
      this.#written.set(key, text);
      return text;
    }
    let writing = this.#underWay.get(key);
    if (writing === undefined) {
      writing = write().finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, writing);
      writing.then((made) => this.#keep(key, made)).catch(() => {});
    }
    return writing;
  }

  #keep(key: string, text: string): void {
    this.#written.set(key, text);
    this.#length += text.length;
    for (const [oldest, { length }] of this.#written) {
      if (this.#length <= this.#most) return;
      this.#written.delete(oldest);
      this.#length -= length;
    }
  }
}
