/** Who wanted what, who lied about what, who kept their word, and who could have been saved. */
import {
  allSeats,
  type EventName,
  type Line,
  type LineOf,
  type LogEvent,
  lookUp,
  type Seat,
  type View,
} from '@deadlight/engine';
import type { Remark, Unmasking } from '../../telling/epilogue.ts';
import { valueIn } from '../../telling/fields.ts';
import { type StoryEvents, type Traits, traitsOf } from '../../telling/traits.ts';
import { fate, type Log, toll } from './fates.ts';
import { seatRef } from './people.ts';
import { cardsIn, varsOf, zoneOf } from './seen.ts';

/** Whether what was said was so, as far as that is certain, and whether the speaker could know. */
export interface Verdict {
  readonly holds: boolean;
  /** It was about the speaker; the speaker had looked; or neither. */
  readonly knew: 'own' | 'looked' | 'not';
}

/** A game's judgement of a claim: by the end as everybody sees it, and by the lines around it. */
type Judge<E extends LogEvent> = {
  judge(
    view: View,
    claim: LineOf<E>,
    before: readonly Line[],
    after: readonly Line[],
  ): Verdict | null;
}['judge'];

type ClaimName<E extends StoryEvents> = {
  [N in EventName<E>]: E[N] extends { readonly claims: true } ? N : never;
}[EventName<E>];

/** A judge for each claim of a game. */
export type JudgesOf<E extends StoryEvents> = { readonly [N in ClaimName<E>]: Judge<E[N]> };

type Judges = Readonly<Record<string, Judge<LogEvent>>>;

interface Judged extends Verdict {
  readonly claim: Line;
}

/** What comes of a line, if it is a claim that can be judged. */
export const verdictOn = (
  judges: Judges,
  view: View,
  lines: readonly Line[],
  at: number,
): Verdict | null => {
  const claim = lines[at]!;
  const judge = lookUp(judges, claim.what);
  return judge?.(view, claim, lines.slice(0, at), lines.slice(at + 1)) ?? null;
};

const judgedClaims = (judges: Judges, view: View, { lines }: Log): Judged[] =>
  lines.flatMap((claim, at) => {
    const verdict = verdictOn(judges, view, lines, at);
    return verdict === null ? [] : [{ ...verdict, claim }];
  });

/** A table that reads it aloud wants the lies, or else one example of talk; not all of it. */
function worst(lies: readonly Judged[]): readonly Judged[] {
  const knowing = lies.filter(({ knew }) => knew !== 'not');
  return knowing.length > 0 ? knowing.slice(0, 2) : lies.slice(0, 1);
}

/** What is said of a lie: of one about oneself, nothing more. */
const VERDICTS = { own: ['lied'], looked: ['lied', 'looked'], not: ['false', 'blind'] } as const;

/** What one player said, against what was so. */
function unmasked(events: StoryEvents, who: string, judged: readonly Judged[]): Remark[] {
  const own = judged.filter(({ claim }) => valueIn(claim, 'who') === who);
  const lies = own.filter(({ holds }) => !holds);
  if (own.length === 0) return [];
  if (lies.length === 0) return [{ name: 'honest', data: { who, count: own.length } }];
  const examples = worst(lies);
  // What players say of themselves, they say as “I”.
  const has = (line: Line, trait: keyof Traits): boolean =>
    traitsOf(events, line)[trait] !== undefined;
  const asTold = (claim: Line): Line =>
    traitsOf(events, claim).retold?.(claim, [], has, []) ?? claim;
  const told = examples.flatMap(({ claim, knew }) => [
    { name: asTold(claim).what, data: claim.data },
    ...VERDICTS[knew].map((name) => ({ name, data: { who } })),
  ]);
  const more = lies.length - examples.length;
  return more === 0 ? told : [...told, { name: 'more-lies', data: { count: more } }];
}

function wanted(view: View, who: string, seat: Seat): Remark[] {
  const won = view.over!.winners.includes(seat) ? 'yes' : 'no';
  return cardsIn(view, zoneOf('objectives', seat)).map((card) => ({
    name: 'wanted',
    data: { who, objective: `@objective.${card}`, won },
  }));
}

/** What both games unmask, each by its own judges: a paragraph for each. */
export const unmaskingBy =
  (events: StoryEvents, judges: Judges): Unmasking =>
  (view, lines) => {
    const vars = varsOf(view);
    const log = { events, lines };
    const seats = allSeats(view.seats).map((seat) => ({ seat, who: seatRef(vars, seat) }));
    const judged = judgedClaims(judges, view, log);
    const people = seats.filter(({ who }) => who.startsWith('@character.'));
    return [
      toll(
        people.map(({ who }) => who),
        log,
      ),
      ...seats.map(({ who, seat }) => [
        ...wanted(view, who, seat),
        ...unmasked(events, who, judged),
        ...(who.startsWith('@character.') ? fate(who, log) : []),
      ]),
    ];
  };
