/**
 * One seat in words: the command table of the game without pictures, with the answers in notation. It knows what the
 * seat's view and log say, and nothing else.
 */
import { at, type View } from '@deadlight/engine';
import { type CardSheet, epilogueOf, type Language, type Voice } from '@deadlight/games';
import { answer, type Context, choicesOf, digest, sayNow, sayQuestion } from '@deadlight/games/ask';
import { capital } from '@deadlight/games/text';
import { boardOf } from '../boards.ts';
import { freshMemory, type PlainMemory } from '../play/plain-memory.ts';
import { voiceFor } from '../voice.ts';
import { type Guest, type Seen, ToolError } from './guest.ts';

/** More answers than these are listed only on request. */
const MAX_LISTED = 20;

/** Verbs that open what a player says aloud. */
const SPEAKING: readonly string[] = ['claim', 'say'];
const SILENT = 'no';
/** The questions in which it is said. */
const ALOUD: readonly string[] = ['claim/say', 'plans/say'];

const NOT_BEGUN = 'The game has not begun yet: the host starts it. Call wait.';

export class Conversation {
  readonly #guest: Guest;
  readonly #voice: Voice;
  readonly #sheets: readonly CardSheet[];
  readonly #memory: PlainMemory = freshMemory();
  /** How much of the log was there when the seat last decided. */
  #since = 0;
  /** How much of it is not told again: the same, or more while the seat waits and decides nothing. */
  #heard = 0;

  constructor(guest: Guest, language: Language) {
    this.#guest = guest;
    this.#voice = voiceFor(guest.playable, language);
    this.#sheets = guest.playable.cards(this.#voice);
  }

  /** What happened since the last decision or the last wait, where one is, what is asked, and the answers. */
  now(): string {
    const seen = this.#guest.seen();
    if (seen === null) return NOT_BEGUN;
    const { view, lines } = seen;
    const { telling } = this.#guest.playable;
    const told = digest(telling, view, this.#voice, lines.slice(this.#heard), 'all');
    if (view.over !== null) return [...told, ...this.#ending(seen)].join('\n');
    const choices = this.#choices(view);
    return [
      ...told,
      sayNow(this.#context(seen), view, this.#voice).join(' '),
      ...(view.question === null ? this.#ask(seen, 'who') : []),
      ...(choices.length > MAX_LISTED
        ? [`(Call options for the ${choices.length} answers.)`]
        : choices),
    ].join('\n');
  }

  /** A line to the command table, such as “where”, “look 11”, “crew”, “odds”; it decides nothing. */
  look(line: string): string {
    const seen = this.#seen();
    const replied = answer(seen.view, line, this.#voice, this.#context(seen));
    if (replied.decision !== undefined || replied.unsure !== undefined)
      throw new ToolError('that is an answer to the question: call decide with it');
    if (replied.does !== undefined)
      throw new ToolError(
        `"${replied.does.what}" is not for looking: there is a tool of its own, or none`,
      );
    this.#memory.at = replied.at ?? this.#memory.at;
    return replied.says.join('\n');
  }

  /** Every answer with its cost, and what is refused by which rule. */
  options(): string {
    const seen = this.#seen();
    const { view } = seen;
    if (view.question === null) return this.now();
    return [
      ...sayQuestion(this.#context(seen), view, this.#voice),
      ...this.#choices(view),
      ...this.#refused(view),
    ].join('\n');
  }

  /** By notation, by number or in words; what has lasting consequences is asked twice, unless `sure`. */
  async decide(says: string, sure: boolean): Promise<string> {
    const { decision, said } = this.#meant(says, sure);
    if (decision === undefined) return said;
    await this.#take(decision.decides);
    for (const card of decision.pays) {
      const { question } = this.#seen().view;
      if (question === null || !question.options.every((one) => one.startsWith('pay '))) break;
      const pays = this.#meant(card, true);
      if (pays.decision === undefined) break;
      await this.#guest.decide(pays.decision.decides);
    }
    return this.now();
  }

  /** Says something to the table, true or not. Without words, says what can be said. */
  async speak(says: string | undefined): Promise<string> {
    const offered = (): readonly string[] => this.#seen().view.question?.options ?? [];
    if (!ALOUD.includes(this.#seen().view.question?.at ?? '')) {
      const words = SPEAKING.filter((word) => offered().includes(word));
      if (words.length === 0)
        throw new ToolError('nothing can be said now: only on your own turn, and once in a turn');
      const opens =
        says?.startsWith('say-') && words.includes('say') ? 'say' : at(words, 0, 'word');
      await this.#take(opens);
    }
    if (says === undefined) return this.options();
    if (!offered().includes(says))
      throw new ToolError(
        `"${says}" cannot be said; call speak without words for what can, or decide "${SILENT}" to say nothing`,
      );
    return this.decide(says, true);
  }

  async undo(): Promise<string> {
    await this.#guest.undo();
    const { length } = this.#seen().lines;
    this.#since = Math.min(this.#since, length);
    this.#heard = Math.min(this.#heard, length);
    return this.now();
  }

  /** Whoever waits again has heard what was told before: a seat that is out of the game would hear it for ever. */
  async waited(milliseconds: number): Promise<string> {
    const seen = this.#guest.seen();
    if (seen !== null && seen.view.question === null) this.#heard = seen.lines.length;
    await this.#guest.waited(milliseconds);
    return this.now();
  }

  leave(): void {
    this.#guest.leave();
  }

  close(): void {
    this.#guest.close();
  }

  #seen(): Seen {
    const seen = this.#guest.seen();
    if (seen === null) throw new ToolError(NOT_BEGUN);
    return seen;
  }

  #context({ lines, players }: Seen): Context {
    const { playable } = this.#guest;
    return {
      telling: playable.telling,
      vocabulary: playable.game,
      sheets: this.#sheets,
      lines,
      since: Math.min(this.#since, lines.length),
      at: this.#memory.at,
      unsure: this.#memory.unsure,
      players,
    };
  }

  #ask(seen: Seen, line: string): readonly string[] {
    return answer(seen.view, line, this.#voice, this.#context(seen)).says;
  }

  #meant(
    says: string,
    sure: boolean,
  ): { decision?: { decides: string; pays: readonly string[] }; said: string } {
    const seen = this.#seen();
    if (seen.view.question === null)
      throw new ToolError('you are not asked anything now: call wait');
    // `take` keeps a word of the answer from being read as a command.
    const line =
      seen.view.question.options.includes(says) || this.#memory.unsure !== null
        ? says
        : `take ${says}`;
    const replied = answer(seen.view, line, this.#voice, this.#context(seen));
    this.#memory.unsure = sure ? null : (replied.unsure ?? null);
    const decision = replied.decision ?? (sure ? replied.unsure : undefined);
    return decision === undefined
      ? { said: replied.says.join('\n') }
      : { decision, said: replied.says.join('\n') };
  }

  async #take(decides: string): Promise<void> {
    const before = this.#seen().lines.length;
    await this.#guest.decide(decides);
    this.#since = before;
    this.#heard = before;
    this.#memory.at = null;
    this.#memory.unsure = null;
  }

  /** “3 Move to 11, 1 card. [move 11]” */
  #choices(view: View): string[] {
    const { playable } = this.#guest;
    const spoken = { telling: playable.telling, vocabulary: playable.game };
    return choicesOf(spoken, view, this.#voice).map(({ notation, label, cost }, i) => {
      const priced = cost === '' ? 'no' : 'yes';
      return `${this.#voice.say('hear.option', { number: i + 1, label, cost, priced })} [${notation}]`;
    });
  }

  #refused(view: View): string[] {
    const { telling } = this.#guest.playable;
    const refused = view.question?.refused ?? [];
    if (refused.length === 0) return [];
    return [
      this.#voice.say('play.whyNot'),
      ...refused.map(
        (refusal) =>
          `[${refusal.option}] ${telling.whyNot(view, this.#voice, refusal)} ${refusal.rule}`,
      ),
    ];
  }

  /** Who won, how, everyone's secret, and who lied. */
  #ending({ view, lines }: Seen): string[] {
    const { telling, game } = this.#guest.playable;
    const { how, rule, winners } = view.over!;
    const seats = winners.map((seat) => telling.seatRef(view.vars, seat));
    const voice = this.#voice;
    return [
      voice.say('play.over'),
      `${voice.say(telling.endingText(how))} ${rule}`,
      capital(voice.say('play.winners', { count: winners.length, seats })),
      ...boardOf(game.id).reveal(view, voice),
      ...epilogueOf(telling, voice, view, lines),
    ];
  }
}
