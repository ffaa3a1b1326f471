/** The director: the log of a decision becomes a sequence of beats. */
import { type Line, nameIn } from '@deadlight/engine';
import type { Beat, Cast, Cue, Cues } from './beat.ts';

/** What is only told is given the time to read it. */
const TOLD: readonly Cue[] = [{ shows: 'tell', ms: 300 }];

/** How a line is shown. */
export function cuesFor(cues: Cues, { what }: Pick<Line, 'what'>): readonly Cue[] {
  const own = Object.hasOwn(cues, what) ? cues[what] : undefined;
  return own === undefined || own === 'told' ? TOLD : own;
}

const named = (cast: Cast, line: Line, value: string | undefined): string | null =>
  value === undefined ? null : cast.pieceOf(line, value);

/** Whether a game's cues let a line stand out. */
export const isGreatIn = (cues: Cues, line: Line): boolean =>
  cuesFor(cues, line).some(({ great }) => great !== undefined);

/** Of several causes of one kind, that in the room of what came of it. */
function causeIn({ data: { room } }: Line, causes: readonly Line[]): Line | undefined {
  const kind = causes.at(-1)?.what;
  return room === undefined
    ? undefined
    : causes.findLast(({ what, data }) => what === kind && data['room'] === room);
}

const isCause = ({ cues }: Cast, line: Line): boolean =>
  cuesFor(cues, line).some(({ cause }) => cause === true);

/** The creature behind a line, or the sign that stands for it. */
function drawnFor(cast: Cast, line: Line): string | null {
  const piece = named(cast, line, 'figure');
  const creature = piece === null ? null : cast.creatureOf(piece);
  const great = cuesFor(cast.cues, line).find((cue) => cue.great !== undefined)?.great;
  return creature?.drawing ?? great?.[0] ?? null;
}

/** `earlier` has been told already; what it caused in a room may only come to light now. */
export function beatsOf(cast: Cast, lines: readonly Line[], earlier: readonly Line[] = []): Beat[] {
  const beats: Beat[] = [];
  let last: string | null = null;
  const causes = earlier.filter((line) => isCause(cast, line));
  let cause: Line | null = null;
  lines.forEach((line, index) => {
    const concerns = cast.concerns?.(line) !== false;
    const place = cast.placeOf(line);
    for (const cue of cuesFor(cast.cues, line)) {
      if (cue.cause === true) {
        causes.push(line);
        cause = line;
      } else if (cue.fate !== undefined)
        cause = causeIn(line, causes) ?? (cue.due === true ? (causes.at(-1) ?? null) : cause);
      const piece = named(cast, line, cue.piece);
      const other = named(cast, line, cue.other);
      const struck = cue.struck === true && cause !== null ? named(cast, cause, 'who') : null;
      const victim = struck ?? (cue.other === undefined ? piece : other);
      const mine = cue.fate !== undefined && victim !== null && cast.isMine(victim);
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
        secret: cue.secret === true,
      });
    }
    if (place !== null) last = place;
  });
  return beats;
}
