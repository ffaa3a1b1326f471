/** An external program in any language takes a seat: docs/bots/protocol.md. */
import type { Answer, Random, Seat, Setup, View } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import type { Player } from '../player.ts';
import { chooseAny } from '../random-bot.ts';
import type { Sight } from '../sight.ts';
import { readAnswer } from './answer.ts';
import { Process } from './process.ts';

const PROTOCOL = 1;
/** Invalid answers to a question before chance decides. */
const TRIES = 3;
/** Consecutive timeouts before the program is given up. */
const SILENCES = 3;

export interface Manners {
  /** Timeout for a question, in milliseconds. */
  readonly patience: number;
  /**
   * A seed for the program's own randomness. It must be independent of the game's seed:
   * anyone who finds that seed knows every hidden card.
   */
  readonly chance: number;
  /** Plays on for a program that was given up. */
  readonly deputy: Bot;
  /** Called when chance had to answer, and when the deputy takes over. */
  warn(message: string): void;
}

export class Program implements Player {
  readonly name: string;
  readonly #command: string;
  readonly #setup: Setup;
  readonly #seat: Seat;
  readonly #manners: Manners;
  #process: Process | undefined;
  #asked = 0;
  #silences = 0;
  #isGivenUp = false;

  constructor(command: string, setup: Setup, seat: Seat, manners: Manners) {
    this.name = `cmd:${command}`;
    this.#command = command;
    this.#setup = setup;
    this.#seat = seat;
    this.#manners = manners;
  }

  async answer(sight: Sight, random: Random): Promise<Answer> {
    if (this.#isGivenUp) return this.#manners.deputy.answer(sight, random);
    this.#process ??= this.#start(sight);
    const id = ++this.#asked;
    this.#process.say({ type: 'ask', id, view: sight.view });
    const until = performance.now() + this.#manners.patience;
    let why = TOO_LONG;
    for (let tries = 0; tries < TRIES; ) {
      const line = await this.#process.hear(Math.max(0, until - performance.now()));
      if (line === null) {
        why = TOO_LONG;
        break;
      }
      const said = parse(line);
      // A late answer to an earlier question.
      if (typeof said.id === 'number' && said.id < id) continue;
      const read = said.id === id ? readAnswer(said.answer, sight) : { why: NO_LINE };
      if ('answer' in read) {
        this.#silences = 0;
        return read.answer;
      }
      why = read.why;
      this.#process.say({ type: 'refused', id, why });
      tries++;
    }
    this.#silences = why === TOO_LONG ? this.#silences + 1 : 0;
    if (this.#silences === SILENCES) return this.#giveUp(sight, random);
    this.#manners.warn(
      `seat ${this.#seat + 1}, "${this.#command}": chance answers question ${id}, since ${why}`,
    );
    return chooseAny(sight.options, sight.choose, random);
  }

  #giveUp(sight: Sight, random: Random): Answer {
    const { deputy, warn } = this.#manners;
    this.#isGivenUp = true;
    this.#process?.kill();
    this.#process = undefined;
    warn(
      `seat ${this.#seat + 1}, "${this.#command}": silent ${SILENCES} times, so it is given up; the bot "${deputy.name}" plays on`,
    );
    return deputy.answer(sight, random);
  }

  #start({ game, seats }: Sight): Process {
    const process = new Process(this.#command);
    process.say({
      type: 'hello',
      protocol: PROTOCOL,
      game: game.id,
      rules: game.rules,
      seats,
      seat: this.#seat,
      options: this.#setup.options,
      chance: this.#manners.chance,
    });
    return process;
  }

  leave(end?: View): void {
    if (end !== undefined) this.#process?.say({ type: 'over', view: end });
    this.#process?.close();
    this.#process = undefined;
  }
}

const TOO_LONG = 'it took too long';

const NO_LINE =
  'every line must be JSON with the "id" of the question: {"id":1,"answer":["move 12"]}';

function parse(line: string): { readonly id?: unknown; readonly answer?: unknown } {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}
