/** Who wanted what, who lied about what, who kept their word, and who could have been saved. */
import { allSeats, type Line, type Seat, type View } from '@deadlight/engine';
import type { Remark, Unmasking } from '../../telling/epilogue.ts';
import { emptySeats, fate, toll } from './fates.ts';
import { seatRef } from './people.ts';
import { cardsIn, varsOf, zoneOf } from './seen.ts';

/** Whether what was said was so, as far as that is certain, and whether the speaker could know. */
export interface Verdict {
  readonly holds: boolean;
  /** It was about the speaker; the speaker had looked; or neither. */
  readonly knew: 'own' | 'looked' | 'not';
}

/** A game's judgement of a claim: by the end as everybody sees it, and by the lines around it. */
export type JudgeClaim = (
  view: View,
  claim: Line,
  before: readonly Line[],
  after: readonly Line[],
) => Verdict | null;

const isClaim = ({ what }: Line): boolean => what.startsWith('claim-');

interface Judged extends Verdict {
  readonly claim: Line;
}

function judgedClaims(judge: JudgeClaim, view: View, lines: readonly Line[]): Judged[] {
  return lines.flatMap((claim, i) => {
    if (!isClaim(claim)) return [];
    const verdict = judge(view, claim, lines.slice(0, i), lines.slice(i + 1));
    return verdict === null ? [] : [{ ...verdict, claim }];
  });
}

/** A table that reads it aloud wants the lies, or else one example of talk; not all of it. */
function worst(lies: readonly Judged[]): readonly Judged[] {
  const knowing = lies.filter(({ knew }) => knew !== 'not');
  return knowing.length > 0 ? knowing.slice(0, 2) : lies.slice(0, 1);
}

/** What is said of a lie: of one about oneself, nothing more. */
const VERDICTS = { own: ['lied'], looked: ['lied', 'looked'], not: ['false', 'blind'] } as const;

/** What players say of themselves, they say as “I”. */
const nameOf = ({ what, data: { who, character } }: Line): string =>
  what === 'claim-goal' && who === character ? 'claim-own-goal' : what;

/** What one player said, against what was so. */
function unmasked(who: string, judged: readonly Judged[]): Remark[] {
  const own = judged.filter(({ claim }) => claim.data['who'] === who);
  const lies = own.filter(({ holds }) => !holds);
  if (own.length === 0) return [];
  if (lies.length === 0) return [{ name: 'honest', data: { who, count: own.length } }];
  const examples = worst(lies);
  const told = examples.flatMap(({ claim, knew }) => [
    { name: nameOf(claim), data: claim.data },
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

/** What both games unmask, each by its own judge: a paragraph for each, and what a pod could have saved. */
export const unmaskingBy =
  (judge: JudgeClaim): Unmasking =>
  (view, lines) => {
    const vars = varsOf(view);
    const seats = allSeats(view.seats).map((seat) => ({ seat, who: seatRef(vars, seat) }));
    const judged = judgedClaims(judge, view, lines);
    const people = seats.filter(({ who }) => who.startsWith('@character.'));
    return [
      toll(
        people.map(({ who }) => who),
        lines,
      ),
      ...seats.map(({ who, seat }) => [
        ...wanted(view, who, seat),
        ...unmasked(who, judged),
        ...(who.startsWith('@character.') ? fate(who, lines) : []),
      ]),
      emptySeats(lines),
    ];
  };
