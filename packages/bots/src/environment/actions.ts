/** A fixed action number for everything that can be said in a game. */
import { codeOf, type Game, type Option, type Verb } from '@deadlight/engine';

/** Ends a selection, for questions that take several options. */
export const DONE = 0;

/** Verbs with more values than this are numbered by position: the first on offer, the second, … */
const LARGEST = 8192;
const MAX_OPTIONS = 128;

interface Block {
  readonly verb: Verb;
  readonly first: number;
  readonly size: number;
  /** Whether an action number always means the same option. */
  readonly exact: boolean;
}

const sizeOf = ({ params }: Verb): number =>
  params.reduce((size, [, domain]) => size * domain.size, 1);

export class Actions {
  readonly #blocks: readonly Block[];
  readonly #byCode: readonly (Block | undefined)[];
  readonly size: number;

  constructor(game: Game) {
    let first = DONE + 1;
    this.#blocks = Object.values(game.verbs).map((verb) => {
      const exact = sizeOf(verb) <= LARGEST;
      const block = { verb, first, size: exact ? sizeOf(verb) : MAX_OPTIONS, exact };
      first += block.size;
      return block;
    });
    const byCode: (Block | undefined)[] = [];
    for (const block of this.#blocks) byCode[block.verb.code] = block;
    this.#byCode = byCode;
    this.size = first;
  }

  /** The actions of a question's options, in the same order; all different. */
  of(options: readonly Option[]): number[] {
    const taken = new Map<Block, number>();
    return options.map((option) => {
      const block = this.#byCode[codeOf(option)]!;
      if (block.exact) return block.first + exactPlace(block.verb, option);
      const index = taken.get(block) ?? 0;
      if (index === MAX_OPTIONS)
        throw new RangeError(`more than ${MAX_OPTIONS} options of "${block.verb.word}" at once`);
      taken.set(block, index + 1);
      return block.first + index;
    });
  }

  /** What an action means: `move 12`, `craft #3` for the third option, or `done`. */
  name(action: number): string {
    if (action === DONE) return 'done';
    // A learner may send any number.
    if (!Number.isInteger(action) || action < 0 || action >= this.size) return String(action);
    const { verb, first, exact } = this.#blocks.findLast((block) => block.first <= action)!;
    if (!exact) return `${verb.word} #${action - first + 1}`;
    let rest = action - first;
    const values = verb.params.toReversed().map(([, domain]) => {
      const value = rest % domain.size;
      rest = (rest - value) / domain.size;
      return domain.print(value);
    });
    return [verb.word, ...values.toReversed()].join(' ');
  }
}

const exactPlace = (verb: Verb, option: Option): number =>
  verb.params.reduce((sum, [, domain], index) => sum * domain.size + verb.value(option, index), 0);
