/** What becomes of me: named, with its cause and what follows from it. */
import { type Line, nameIn } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { type StoryEvents, traitsOf, valueIn } from '@deadlight/games/telling';
import { capital, type Voice } from '@deadlight/games/text';
import type { Card, Person, Scene, Tone } from '../table/scene.ts';
import type { Beat, FateName } from './beat.ts';

const GOOD: readonly FateName[] = ['missed', 'repelled', 'cured', 'safe'];

export const ICONS: Readonly<Record<FateName, string>> = {
  'light-wound': 'blood',
  'serious-wound': 'wound.serious',
  attacked: 'claw',
  missed: 'check',
  hurt: 'blood',
  infested: 'type.larva',
  larva: 'type.larva',
  contaminated: 'biohazard',
  slime: 'slime',
  infected: 'biohazard',
  repelled: 'check',
  cured: 'check',
  stunned: 'hand',
  'pawn-lost': 'skull',
  death: 'skull',
  safe: 'check',
};

export interface Fate {
  readonly name: FateName;
  readonly tone: Tone;
  readonly icon: string;
  readonly title: string;
  readonly means: string;
  /** How often it has happened. */
  readonly times: number;
}

/** The person who has done it. */
export interface Culprit {
  readonly person: Person | null;
  readonly says: string;
  readonly deed: string;
}

/** All that one cause has brought about. */
export interface Blow {
  readonly cause: Line | null;
  /** Why, in a sentence; and the text of the card behind it. */
  readonly why: string;
  readonly card: string;
  readonly fates: readonly Fate[];
  readonly culprit: Culprit | null;
}

export const textOf = (sheets: readonly CardSheet[], card: string | null): string =>
  sheets.find(({ id }) => id === card)?.text ?? '';

const cardIn = (line: Line): string | null => {
  const card = valueIn(line, 'card') ?? valueIn(line, 'event');
  return typeof card === 'string' ? nameIn(card) : null;
};

/** What follows from a fate, whatever has brought it about; a blow is told by its effects, a death by its scene. */
const consequenceOf = ({ fate, line: { data } }: Beat, voice: Voice): string =>
  fate === null || fate === 'attacked' || fate === 'death'
    ? ''
    : voice.say(`fate.${fate}.then`, data);

/** What is told with a fate of mine the first time, and known from then on. */
export const toldOnce = (beat: Beat, voice: Voice, sheets: readonly CardSheet[]): string =>
  beat.fate === 'attacked' ? textOf(sheets, beat.card) : consequenceOf(beat, voice);

/** `known` are the consequences that have been told already: they are not told again. */
export function fateOf(
  beat: Beat,
  voice: Voice,
  sheets: readonly CardSheet[],
  known: ReadonlySet<string>,
): Fate {
  const name = beat.fate!;
  const data = beat.line.data;
  const written = name === 'serious-wound' ? textOf(sheets, beat.card) : '';
  const then = consequenceOf(beat, voice);
  return {
    name,
    tone: GOOD.includes(name) ? 'good' : 'danger',
    icon: ICONS[name],
    title: capital(voice.say(`fate.${name}.title`, data)),
    means: [written, known.has(then) ? '' : then].filter((text) => text !== '').join(' '),
    times: 1,
  };
}

/** Who has done this to me, and with what; null where no person has. */
const culpritOf = (
  { betrayal }: Pick<Beat, 'betrayal'>,
  voice: Voice,
  people: readonly Person[],
): Culprit | null =>
  betrayal === null
    ? null
    : {
        person: people.find(({ id }) => id === betrayal.culprit) ?? null,
        says: voice.say('stage.betrayal', { who: betrayal.name }),
        deed: voice.say(`log.${betrayal.deed.what}`, betrayal.deed.data),
      };

/** One more; the same as the one before is counted. */
function added(fates: readonly Fate[], fate: Fate): readonly Fate[] {
  const last = fates.at(-1);
  // What follows from it is only told the first time.
  if (last?.title !== fate.title || (fate.means !== '' && last.means !== fate.means))
    return [...fates, fate];
  return [...fates.slice(0, -1), { ...last, times: last.times + 1 }];
}

/** One more fate of mine; what has the same cause stays together. */
export function withFate(
  blows: readonly Blow[],
  beat: Beat,
  voice: Voice,
  sheets: readonly CardSheet[],
  people: readonly Person[] = [],
  known: ReadonlySet<string> = new Set(),
): readonly Blow[] {
  const last = blows.at(-1);
  // That somebody strikes at me is the cause of all the rest.
  const withThis = (fates: readonly Fate[]): readonly Fate[] =>
    beat.fate === 'attacked' ? fates : added(fates, fateOf(beat, voice, sheets, known));
  const culprit = culpritOf(beat, voice, people);
  if (last !== undefined && last.cause !== null && last.cause === beat.cause)
    return [
      ...blows.slice(0, -1),
      { ...last, fates: withThis(last.fates), culprit: last.culprit ?? culprit },
    ];
  const { cause } = beat;
  const card = cause === null ? '' : textOf(sheets, cardIn(cause));
  return [
    ...blows,
    {
      cause,
      why: cause === null ? '' : voice.say(`log.${cause.what}`, cause.data),
      card: known.has(card) ? '' : card,
      fates: withThis([]),
      culprit,
    },
  ];
}

/** My death, and what I leave behind. */
export interface Death {
  readonly how: string;
  readonly why: string;
  readonly me: Person | null;
  /** The round that it happened in, though others may have played on since. */
  readonly round: string;
  /** How the creature is drawn that did it, or the person who did. */
  readonly by: string | null;
  readonly culprit: Culprit | null;
  readonly leaves: readonly Card[];
  readonly loses: readonly Card[];
  /** Whether I lead the intruders from now on, or may. */
  readonly leads: boolean;
}

const isObject = ({ id }: Card): boolean => id.startsWith('object:');

export function deathOf(
  events: StoryEvents,
  beat: Beat,
  before: Scene,
  news: readonly Line[],
  voice: Voice,
  leads: boolean,
): Death {
  const { line, cause, by } = beat;
  const round = news
    .slice(0, beat.index)
    .findLast((told) => traitsOf(events, told).opens === 'round');
  return {
    me: before.people.find(({ own }) => own) ?? null,
    round: round === undefined ? before.round : voice.say('table.round', round.data),
    by,
    culprit: culpritOf(beat, voice, before.people),
    how: voice.say(`log.${line.what}`, line.data),
    why: cause === null ? '' : voice.say(`log.${cause.what}`, cause.data),
    // Objects stay in the room, whatever else one had is gone.
    leaves: before.belongings.filter(isObject),
    loses: before.belongings.filter((card) => !isObject(card)),
    leads,
  };
}
