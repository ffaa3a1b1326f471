/** The director: the log of a decision becomes a sequence of beats. */
import { type Line, nameIn } from '@deadlight/engine';
import { type CommonFields, type StoryEvents, traitsOf, valueIn } from '@deadlight/games/telling';
import type { Beat, Betrayal, Cast, Cue, Cues, FateName } from './beat.ts';

/** What is only told is given the time to read it. */
const TOLD: readonly Cue[] = [{ shows: 'tell', ms: 300 }];

/** How a line is shown. */
export function cuesFor(cues: Cues, { what }: Pick<Line, 'what'>): readonly Cue[] {
  const own = Object.hasOwn(cues, what) ? cues[what] : undefined;
  return own === undefined || own === 'told' ? TOLD : own;
}

/** The piece that a line names in the field that its cue names. */
const named = (cast: Cast, line: Line, field: string | undefined): string | null =>
  field === undefined ? null : cast.pieceOf(line, field);

/** The piece that a line names in a field that means the same in all events. */
const commonly = (cast: Cast, line: Line, field: keyof CommonFields): string | null =>
  cast.pieceOf(line, field);

/** Whether a game's cues let a line stand out. */
export const isGreatIn = (cues: Cues, line: Line): boolean =>
  cuesFor(cues, line).some(({ great }) => great !== undefined);

/** Of several causes of one kind, that in the room of what came of it. */
function causeIn(line: Line, causes: readonly Line[]): Line | undefined {
  const room = valueIn(line, 'room');
  const kind = causes.at(-1)?.what;
  return room === undefined
    ? undefined
    : causes.findLast((one) => one.what === kind && valueIn(one, 'room') === room);
}

/** The creature behind a line, or the sign that stands for it. */
function drawnFor(cast: Cast, line: Line): string | null {
  const piece = commonly(cast, line, 'figure');
  const creature = piece === null ? null : cast.creatureOf(piece);
  const great = cuesFor(cast.cues, line).find((cue) => cue.great !== undefined)?.great;
  return creature?.drawing ?? great?.[0] ?? null;
}

/** What is harm, if another person does it. */
const HARM: ReadonlySet<FateName> = new Set<FateName>([
  'light-wound',
  'serious-wound',
  'hurt',
  'infested',
  'larva',
  'infected',
  'stunned',
  'pawn-lost',
  'death',
]);

/** The fields of a deed that may name those who did it. */
const DOERS = ['who', 'seat', 'partner'] as const satisfies (keyof CommonFields)[];

/** What leads to what, line by line: it goes on over questions, until somebody begins something else. */
class Causes {
  readonly #events: StoryEvents;
  readonly #cast: Cast;
  readonly #all: Line[] = [];
  /** The last cause that is in force, and what somebody does. */
  #last: Line | null = null;
  #deed: Line | null = null;
  /** What was set in a room, by its number. */
  readonly #armed = new Map<unknown, Line>();

  constructor(events: StoryEvents, cast: Cast) {
    this.#events = events;
    this.#cast = cast;
  }

  /** Before the line is shown. */
  hear(line: Line): void {
    const { opens, action, begins, noisy } = traitsOf(this.#events, line);
    const cues = cuesFor(this.#cast.cues, line);
    if (opens !== undefined || action === true || begins === true || noisy === true) {
      this.#last = null;
      this.#deed = opens === undefined ? line : null;
    }
    const has = (trait: 'byHand' | 'cause'): boolean => cues.some((cue) => cue[trait] === true);
    const fieldOf = (trait: 'arms' | 'springs'): string | undefined =>
      cues.find((cue) => cue[trait] !== undefined)?.[trait];
    const [arms, springs] = [fieldOf('arms'), fieldOf('springs')];
    if (arms !== undefined && this.#deed !== null) this.#armed.set(line.data[arms], this.#deed);
    if (!has('cause')) return;
    this.#all.push(line);
    this.#last = line;
    if (springs !== undefined) this.#deed = this.#armed.get(line.data[springs]) ?? line;
    else if (!has('byHand')) this.#deed = line;
  }

  /** What a line is due to. */
  of(line: Line): Line | null {
    this.#last = causeIn(line, this.#all) ?? this.#last;
    return this.#last ?? this.#deed;
  }

  /** The person who has done this to a piece, if one has. */
  betrayalOf(victim: string, cause: Line | null): Betrayal | null {
    const deed = this.#deed;
    // A creature that strikes while somebody acts is nobody’s deed.
    if (deed === null || cause === null || commonly(this.#cast, cause, 'figure') !== null)
      return null;
    const own = this.#cast.personOf(victim);
    for (const field of DOERS) {
      const piece = commonly(this.#cast, deed, field);
      const culprit = piece === null ? null : this.#cast.personOf(piece);
      if (own !== null && culprit !== null && culprit !== own)
        return { culprit, name: String(valueIn(deed, field)), deed };
    }
    return null;
  }
}

/** `earlier` has been told already; what it caused may only come to light now, after a question. */
export function beatsOf(
  events: StoryEvents,
  cast: Cast,
  lines: readonly Line[],
  earlier: readonly Line[] = [],
): Beat[] {
  const beats: Beat[] = [];
  let last: string | null = null;
  const causes = new Causes(events, cast);
  for (const line of earlier) causes.hear(line);
  lines.forEach((line, index) => {
    const concerns = cast.concerns?.(line) !== false;
    const place = cast.placeOf(line);
    const part = cast.partOf?.(line) ?? [];
    causes.hear(line);
    for (const cue of cuesFor(cast.cues, line)) {
      const cause = cue.fate === undefined ? null : causes.of(line);
      const piece = named(cast, line, cue.piece);
      const other = named(cast, line, cue.other);
      const struck = cue.struck === true && cause !== null ? commonly(cast, cause, 'who') : null;
      const victim = struck ?? (cue.other === undefined ? piece : other);
      const mine = cue.fate !== undefined && victim !== null && cast.isMine(victim);
      const harms = victim !== null && cue.fate !== undefined && HARM.has(cue.fate);
      beats.push({
        line,
        index,
        shows: cue.shows,
        ms: cue.ms,
        sound: cue.sound ?? null,
        place: place ?? (cue.here === true ? last : null),
        here: cue.here === true && place === null,
        ends: cast.endsOf(line),
        piece,
        other,
        rolled: cue.shows === 'die' || cue.shows === 'bag' ? cast.rolledOf(line) : null,
        creature: piece === null ? null : cast.creatureOf(piece),
        card: cue.card === undefined ? null : nameIn(String(line.data[cue.card])),
        great: concerns ? (cue.great ?? null) : null,
        fate: mine ? cue.fate! : null,
        cause: mine ? cause : null,
        by: mine && cause !== null ? drawnFor(cast, cause) : null,
        betrayal: harms ? causes.betrayalOf(victim, cause) : null,
        ...(harms && { harm: cue.fate! }),
        swap: cast.swapOf?.(line) ?? null,
        secret: cue.secret === true,
        ...(part.length > 0 && { part }),
      });
    }
    if (place !== null) last = place;
  });
  return beats.map((beat, at) =>
    isOvershadowed(beat, beats.slice(at + 1)) ? { ...beat, great: null } : beat,
  );
}

/** What leads to a creature in the same room is not shown large besides it. */
const isOvershadowed = ({ shows, great, place }: Beat, later: readonly Beat[]): boolean =>
  shows === 'room' &&
  great !== null &&
  later.some((one) => one.shows === 'rise' && one.creature !== null && one.place === place);
