/** Whom a reader has in mind, and so whom a pronoun can stand for. */
import type { Clause, Voice } from '../text/voice.ts';

/** Those named in the last two sentences that named anybody. */
export class Mind {
  readonly #voice: Voice;
  /** Whom the last sentence is about, if it is about one: a reference, or a name made of several values. */
  #about: string | null = null;
  #last: readonly string[] = [];
  #before: readonly string[] = [];
  /** Who else the last sentence named, and nobody before it. */
  #met: string | null = null;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  hear(about: string | null, named: readonly string[]): void {
    const others = [...new Set(named)].filter((one) => one !== about);
    const [met] = others;
    const isMet = about !== null && others.length === 1 && !this.known.includes(met!);
    this.#met = isMet ? met! : null;
    this.#about = about;
    if (named.length === 0) return;
    this.#before = this.#last;
    this.#last = [...new Set(named)];
  }

  /** What comes next stands apart from what was said: nobody has just been met. */
  pause(): void {
    this.#met = null;
  }

  /** A sentence, after it was said. */
  hearClause(clause: Clause | null, named: readonly string[]): void {
    this.hear(clause === null || saysMore(clause) ? null : (clause.about ?? clause.subject), named);
  }

  /** Those that a pronoun can stand for: who was named last comes to mind before the others. */
  get known(): string[] {
    return [...new Set([...this.#unmistakable(this.#last), ...this.#unmistakable(this.#all)])];
  }

  get #all(): readonly string[] {
    return [...new Set([...this.#last, ...this.#before])];
  }

  /** Those of them whose pronoun cannot be anybody else’s. */
  #unmistakable(names: readonly string[]): string[] {
    const pronouns = names.map((one) => this.#voice.pronoun(one));
    return names.filter((_, i) => {
      const pronoun = pronouns[i]!;
      return pronoun !== null && pronouns.filter((other) => other === pronoun).length === 1;
    });
  }

  /** What a sentence about somebody begins with in place of the name, if it can. */
  pronoun(ref: string | null): string | null {
    if (ref === null) return null;
    const pronoun = this.#voice.pronoun(ref);
    if (ref === this.#about) return pronoun;
    // A name made of several values has no gender that is known here: the pronoun could be its own.
    if (this.#about !== null && !this.#about.startsWith('@')) return null;
    // Where no word stands for it, the subject of the last sentence would go on.
    if (pronoun === '')
      return this.#about === null && this.#unmistakable(this.#all).includes(ref) ? pronoun : null;
    return this.known.includes(ref) ? pronoun : null;
  }

  /** What stands for somebody who was just met, where no pronoun can: “this one”. */
  demonstrative(ref: string | null): string | null {
    return ref !== null && ref === this.#met ? this.#voice.demonstrative(ref) : null;
  }
}

/** Whether a second sentence is in a clause: it may be about something else. */
const saysMore = ({ predicates }: Clause): boolean =>
  predicates.some((predicate) => /[.!?] /.test(predicate));
