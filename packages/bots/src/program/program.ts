/** A program of anybody's, in any language, takes a seat: docs/bots/protocol.md. */
import {
  type Answer,
  next,
  type Random,
  type Seat,
  type Setup,
  type View,
} from '@deadlight/engine';
import type { Player } from '../player.ts';
import { chooseAny } from '../random-bot.ts';
import type { Sight } from '../sight.ts';
import { readAnswer } from './answer.ts';
import { Process } from './process.ts';

const PROTOCOL = 1;
/** So many answers may be wrong before chance decides. */
const TRIES = 3;

export interface Manners {
  /** Milliseconds for one question. */
  readonly patience: number;
  /** Is told when chance had to answer. */
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

  constructor(command: string, setup: Setup, seat: Seat, manners: Manners) {
    this.name = `cmd:${command}`;
    this.#command = command;
    this.#setup = setup;
    this.#seat = seat;
    this.#manners = manners;
  }

  async answer(sight: Sight, random: Random): Promise<Answer> {
    this.#process ??= this.#start(sight, random);
    const id = ++this.#asked;
    this.#process.say({ type: 'ask', id, view: sight.view });
    const until = performance.now() + this.#manners.patience;
    let why = 'it took too long';
    for (let tries = 0; tries < TRIES; ) {
      const line = await this.#process.hear(Math.max(0, until - performance.now()));
      if (line === null) break;
      const said = parse(line);
      // An answer to an earlier question came too late.
      if (typeof said.id === 'number' && said.id < id) continue;
      const read = said.id === id ? readAnswer(said.answer, sight) : { why: NO_LINE };
      if ('answer' in read) return read.answer;
      why = read.why;
      this.#process.say({ type: 'refused', id, why });
      tries++;
    }
    this.#manners.warn(
      `seat ${this.#seat + 1}, "${this.#command}": chance answers question ${id}, since ${why}`,
    );
    return chooseAny(sight.options, sight.choose, random);
  }

  #start({ game, seats }: Sight, random: Random): Process {
    const process = new Process(this.#command);
    process.say({
      type: 'hello',
      protocol: PROTOCOL,
      game: game.id,
      rules: game.rules,
      seats,
      seat: this.#seat,
      options: this.#setup.options,
      chance: next(random),
    });
    return process;
  }

  leave(end?: View): void {
    if (end !== undefined) this.#process?.say({ type: 'over', view: end });
    this.#process?.close();
    this.#process = undefined;
  }
}

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
