/** What can be asked without deciding anything. */
import { allSeats, type Seat, type View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { saidIn } from '../option.ts';
import { choiceOf, choicesOf, meant } from './choose.ts';
import { digest, lastEntries } from './digest.ts';
import type { Held, Plan, Spot } from './ears.ts';
import { fold, standsFor, tokensOf } from './fold.ts';
import { sayOptions } from './list-options.ts';
import { sayQuestion } from './question.ts';
import { type Asked, type Context, list, type Reply, says } from './reply.ts';
import { sayLook, sayPath, sayRoom, sayThreats, waysWhere } from './say-plan.ts';
import { spotAt } from './walk.ts';
import { type Command, commandNamed, wordsFor, wordsWithShort } from './words.ts';

/** Where the seat is, or the room that it looks at. */
export const homeOf = (plan: Plan): string | null => plan.mine[0]?.spot ?? null;

/** A room by its number, its cell or a part of its name. */
function spotNamed(plan: Plan, typed: string): Spot | null {
  const wanted = fold(typed.trim());
  const exact = plan.spots.find(({ id, typed: others }) => [id, ...others].includes(wanted));
  if (exact !== undefined) return exact;
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return null;
  const named = plan.spots.filter(({ name, known }) => {
    const words = tokensOf(name);
    return known && tokens.every((token) => words.some((word) => standsFor(token, word)));
  });
  return named[0] ?? null;
}

function heldSaid(voice: Voice, none: string, held: readonly Held[]): string[] {
  if (held.length === 0) return [voice.say(none)];
  return [
    held
      .map(({ name, note }, i) =>
        voice.say('hear.held', { number: i + 1, name, note, noted: note === '' ? 'no' : 'yes' }),
      )
      .join(' '),
  ];
}

/** The names of what is held; or the text of one, by its number or name. */
function ofHeld(voice: Voice, none: string, held: readonly Held[], typed: string): Reply {
  if (typed === '') return says(...heldSaid(voice, none, held));
  const tokens = tokensOf(typed);
  const one =
    held[Number(typed) - 1] ??
    held.find(({ name }) =>
      tokens.every((token) => tokensOf(name).some((word) => word.startsWith(token))),
    );
  return one === undefined
    ? says(voice.say('hear.noSuchCard', { typed }), ...heldSaid(voice, none, held))
    : says(voice.say('hear.cardSays', { name: one.name, text: one.text }));
}

/** What the seat wants, and how each of it stands. */
function goalsSaid({ telling, view, voice, sheets }: Asked): string[] {
  const goals = telling.goals(view);
  if (goals.length === 0) return [voice.say('hear.noGoal')];
  return goals.map(({ card, anyOf }) => {
    const ways = anyOf.map((all) =>
      list(
        voice,
        all.map(({ name, data, prospect }) =>
          voice.say('hear.condition', { text: voice.say(`tally.${name}`, data), prospect }),
        ),
      ),
    );
    const name = sheets.find(({ id }) => id === card)?.name ?? voice.say('hear.yourGoal');
    return voice.say('hear.goal', { name, ways: ways.join(voice.say('hear.or')) });
  });
}

/** What can come of an option, as far as the seat may know. */
function odds({ view, voice, telling, vocabulary }: Asked, typed: string): string[] {
  const choices = choicesOf({ telling, vocabulary }, view, voice);
  const some = typed === '' ? choices : meant(choices, typed);
  const told = some.flatMap(({ notation, label }) => {
    const throws = telling.odds(view, saidIn(vocabulary, notation));
    if (throws.length === 0) return [];
    const said = throws.map(({ of, maybe, chances }) =>
      voice.say('hear.throw', {
        of: voice.say(`odds.of.${of}`),
        maybe: maybe ? 'yes' : 'no',
        chances: list(
          voice,
          chances.map(({ name, data, chance }) =>
            voice.say('hear.chance', { what: voice.say(`odds.${name}`, data), chance }),
          ),
        ),
      }),
    );
    return [voice.say('hear.odds', { label, throws: said.join(' ') })];
  });
  return told.length === 0 ? [voice.say('hear.noOdds')] : told;
}

function why({ view, voice, telling, vocabulary }: Asked, typed: string): string[] {
  const refused = view.question?.refused ?? [];
  const all = refused.map((refusal) => ({
    ...choiceOf({ telling, vocabulary }, view, voice, refusal.option),
    why: telling.whyNot(view, voice, refusal),
  }));
  if (all.length === 0) return [voice.say('hear.nothingRefused')];
  const some = typed === '' ? all : all.filter((one) => meant([one], typed).length > 0);
  if (some.length === 0) return [voice.say('hear.notRefused', { typed })];
  return some.map(({ label, why: reason }) => voice.say('hear.refused', { label, why: reason }));
}

function crew(asked: Asked): string[] {
  const { ears, view, voice, players } = asked;
  // A game that describes nobody can still name them.
  if (ears === undefined)
    return [
      list(
        voice,
        allSeats(view.seats).map((seat) => named(asked, seat)),
      ),
    ];
  return ears.people(view, voice).map(({ name, says: facts, seat }) => {
    const player = players?.[seat] ?? '';
    return voice.say('hear.person', {
      name,
      player,
      known: player === '' ? 'no' : 'yes',
      you: seat === view.seat ? 'yes' : 'no',
      says: list(voice, facts),
    });
  });
}

function named({ view, voice, telling, players }: Asked, seat: Seat): string {
  const name = voice.say(telling.seatRef(view.vars, seat).slice(1));
  return players?.[seat] === undefined ? name : `${name} (${players[seat]})`;
}

export function who(asked: Asked): string[] {
  const { view, voice } = asked;
  if (view.question !== null) return [voice.say('hear.yourMove')];
  const names = view.asked.map((seat) => named(asked, seat));
  return [voice.say('hear.waitingFor', { who: list(voice, names) })];
}

/** Where one is, what is left to do, what threatens, what is asked: one breath. */
export function sayNow(context: Context, view: View, voice: Voice): string[] {
  const { ears } = context.telling;
  const plan = ears?.plan(view, voice);
  const home = plan?.mine.flatMap(({ spot, who: name }) => {
    const here = spotAt(plan, spot);
    return here === undefined ? [] : [voice.say('hear.youAre', { who: name, room: here.name })];
  });
  const near = plan?.spots.filter(
    ({ id, creatures }) => creatures.length > 0 && plan.mine.some(({ spot }) => spot === id),
  );
  const danger =
    plan === undefined || plan.mine.length === 0
      ? []
      : near!.length === 0
        ? [voice.say('hear.noDanger')]
        : near!.map((spot) => voice.say('hear.dangerHere', { who: list(voice, spot.creatures) }));
  const turn = ears?.turn(view, voice) ?? '';
  return [
    ...(home ?? []),
    ...(turn === '' ? [] : [voice.say('hear.sentence', { text: turn })]),
    ...danger,
    ...sayQuestion(context, view, voice),
  ];
}

/** All words, with their short forms; or what one is for. */
function help(voice: Voice, typed: string): string {
  const command = typed === '' ? null : commandNamed(voice, typed);
  if (command === null)
    return voice.say('hear.help', { words: list(voice, wordsWithShort(voice)) });
  return voice.say('hear.explained', {
    words: list(voice, wordsFor(voice, command)),
    about: voice.say(`hear.about.${command}`),
  });
}

const NEED_A_PLAN: readonly Command[] = [
  'where',
  'look',
  'path',
  'threats',
  'noise',
  'doors',
  'fire',
  'rooms',
];

function aboutPlan(asked: Asked, command: Command, typed: string): Reply {
  const { ears, view, voice } = asked;
  const plan = ears!.plan(view, voice);
  const home = homeOf(plan);
  switch (command) {
    case 'where':
      if (home === null) return says(voice.say('hear.nowhere'));
      return {
        says: plan.mine.flatMap(({ spot, who: name }) => [
          ...(plan.mine.length > 1 ? [voice.say('hear.sentence', { text: name })] : []),
          ...sayRoom(voice, plan, spotAt(plan, spot)!),
        ]),
        at: home,
      };
    case 'look': {
      const spot = typed === '' ? spotAt(plan, asked.at ?? home ?? '') : spotNamed(plan, typed);
      if (spot === null || spot === undefined) return says(voice.say('hear.noRoom', { typed }));
      return { says: sayLook(voice, plan, spot, home), at: spot.id };
    }
    case 'path': {
      const spot = spotNamed(plan, typed);
      if (spot === null || home === null) return says(voice.say('hear.noRoom', { typed }));
      return says(...sayPath(voice, plan, home, spot.id));
    }
    case 'threats':
      return says(...sayThreats(voice, plan));
    case 'noise':
      return says(
        voice.say('hear.noiseIn', {
          ways: list(
            voice,
            waysWhere(plan, ({ noise }) => noise),
          ),
          any: waysWhere(plan, ({ noise }) => noise).length,
        }),
      );
    case 'doors': {
      const states = (['closed', 'open', 'destroyed'] as const).flatMap((door) => {
        const ways = waysWhere(plan, (exit) => exit.door === door);
        return ways.length === 0
          ? []
          : [voice.say('hear.doorsAre', { door, ways: list(voice, ways) })];
      });
      return states.length === 0 ? says(voice.say('hear.noDoors')) : says(...states);
    }
    case 'fire': {
      const burning = plan.spots.filter((spot) => spot.burning).map(({ short }) => short);
      const broken = plan.spots.filter((spot) => spot.broken).map(({ short }) => short);
      return says(
        voice.say('hear.fireIn', { rooms: list(voice, burning), any: burning.length }),
        ...(broken.length === 0
          ? []
          : [voice.say('hear.brokenIn', { rooms: list(voice, broken) })]),
      );
    }
    default:
      return says(...plan.spots.map((spot) => sayRoom(voice, plan, spot).join(' ')));
  }
}

/** What a game tells by ear, or that it has nothing of the kind. */
const saysOrNone = (voice: Voice, told: readonly string[] = []): Reply =>
  told.length === 0 ? says(voice.say('hear.noSuch')) : says(...told);

export function aside(asked: Asked, command: Command, typed: string): Reply {
  const { ears, telling, view, voice, sheets, lines, since } = asked;
  if (NEED_A_PLAN.includes(command))
    return ears === undefined ? says(voice.say('hear.noPlan')) : aboutPlan(asked, command, typed);
  /** When nobody is asked anything anymore, how it ended. */
  const orTheEnd = (told: string[]): string[] =>
    told.length > 0 ? told : lastEntries(telling, voice, lines, 1);
  switch (command) {
    case 'now':
      return says(...orTheEnd(sayNow(asked, view, voice)));
    case 'crew':
      return says(...crew(asked));
    case 'hand':
      return ofHeld(voice, 'hear.noCards', ears?.hand(view, voice, sheets) ?? [], typed);
    case 'items':
      return ofHeld(voice, 'hear.noItems', ears?.items(view, voice, sheets) ?? [], typed);
    case 'wounds': {
      const wounds = ears?.wounds(view, voice, sheets) ?? [];
      return wounds.length === 0 ? says(voice.say('hear.unhurt')) : says(...wounds);
    }
    case 'goal':
      return says(...goalsSaid(asked));
    case 'bag':
      return saysOrNone(voice, ears?.bag(view, voice));
    case 'time':
      return saysOrNone(voice, ears?.time(view, voice));
    case 'pods':
      return saysOrNone(voice, ears?.pods(view, voice));
    case 'beside':
      return saysOrNone(voice, ears?.beside(view, voice, sheets));
    case 'notes':
      return view.notes.length === 0
        ? says(voice.say('hear.noNotes'))
        : says(...view.notes.map(({ what, data }) => voice.say(`note.${what}`, data)));
    case 'options':
      return says(
        ...orTheEnd([...sayQuestion(asked, view, voice), ...sayOptions(asked, view, voice, typed)]),
      );
    case 'odds':
      return says(...odds(asked, typed));
    case 'why':
      return says(...why(asked, typed));
    case 'last': {
      const told = lastEntries(telling, voice, lines, Math.max(1, Number(typed) || 1));
      return told.length === 0 ? says(voice.say('hear.nothingYet')) : says(...told);
    }
    case 'since': {
      const told = digest(telling, view, voice, lines.slice(since), typed === '' ? 'mine' : 'all');
      return told.length === 0 ? says(voice.say('hear.nothingYet')) : says(...told);
    }
    case 'who':
      return says(...who(asked));
    default:
      return says(help(voice, typed));
  }
}
