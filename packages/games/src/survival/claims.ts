/**
 * What players say: about what they know (NEM-INFO-41, LCK-CTG-03), and about what they are going to do
 * (NEM-INFO-42-R, LCK-INFO-33-R). Free, recorded, never checked.
 */

import {
  Broken,
  codeOf,
  END,
  FIRST_SEAT,
  type LogEvent,
  NO_SEAT,
  type Option,
  only,
  partsOf,
  printOption,
  type Seat,
} from '@deadlight/engine';
import { asSlot, FIRST_SLOT, NO_SLOT, type Slot } from './board.ts';
import { boardOf } from './book.ts';
import { isAboard, where, who } from './crew.ts';
import { isCoop, isSolo, seatsOf } from './modes.ts';
import type { Cited } from './rule-names.ts';
import { procedure, type SurvivalOffer, type SurvivalTable, type Vars } from './vars.ts';
import { VERB } from './words.ts';

export interface Speech {
  readonly seat: Seat;
  /** Who alone is told, or -1 for everyone. */
  to: Seat;
  /** What it is about, where a game asks for that first, or -1. */
  about: number;
}

/** What a game has to talk about. */
interface Topics {
  /** The procedure that asks for it. */
  readonly name?: string;
  readonly rule: Cited;
  offer(table: SurvivalTable, speech: Speech, offer: SurvivalOffer): void;
  /** Whether an answer says nothing yet but to whom, or what about. */
  leads(table: SurvivalTable, speech: Speech, option: Option): boolean;
  /** The slot of the Room that an answer speaks of by its name, or 0. */
  slotOf?(option: Option): Slot;
}

/** A number for each turn of the game. */
const turnOf = ({ round, turns }: Vars, seat: Seat): number =>
  round * 1000 + seat * 100 + turns[seat]!;

/** Those in play whom a player can tell something; the gone and the dead neither speak nor hear. */
export const listenersOf = (table: SurvivalTable, seat: Seat): Seat[] =>
  seatsOf(table).filter((other) => other !== seat && isAboard(table.vars, other));

/** Once in a turn, and not where nobody hears it. */
export const maySay = (table: SurvivalTable, seat: Seat): boolean =>
  !isSolo(table) && table.vars.claimedIn !== turnOf(table.vars, seat) && hasListener(table, seat);

/** A team has nothing to claim. */
export const mayClaim = (table: SurvivalTable, seat: Seat): boolean =>
  !isCoop(table) && maySay(table, seat);

function hasListener({ state, vars }: SurvivalTable, seat: Seat): boolean {
  for (let other = FIRST_SEAT; other < state.seats; other++)
    if (other !== seat && isAboard(vars, other)) return true;
  return false;
}

/** The procedure in which something is said. */
export const claimingAbout = (topics: Topics) =>
  procedure<Speech>(topics.name ?? 'claim').steps({
    begin(table, { seat }) {
      table.vars.claimedIn = turnOf(table.vars, seat);
    },
    say: {
      asks: (_table, { seat }) => seat,
      options(table, local, _seat, offer) {
        topics.offer(table, local, offer);
        offer.add(VERB.no());
      },
    },
    said(table, local) {
      const { seat, to } = local;
      const option = table.answer;
      if (codeOf(option) === VERB.no.code) return END;
      if (topics.leads(table, local, option)) return 'say';
      if (to < 0) {
        const { claims, round } = table.vars;
        claims.push({ seat, says: printOption(table.game, option), round });
      }
      tellClaim(table, topics, local, option);
      return END;
    },
  });

/** What is said is told under the word of its verb. */
function spoken({ game }: SurvivalTable, word: string): LogEvent {
  const event = game.events[word];
  if (event === undefined) throw new Broken(`${game.id} does not declare the event "${word}"`);
  return event;
}

function tellClaim(
  table: SurvivalTable,
  { rule, slotOf }: Topics,
  { seat, to }: Speech,
  option: Option,
): void {
  if (table.log === null) return;
  const { word, data } = partsOf(table.game, option);
  const slot = slotOf?.(option) ?? NO_SLOT;
  const told = {
    who: who(table, seat),
    ...(slot > 0 ? { room: where(table, slot), slot } : data),
  };
  if (to < 0) {
    table.log.tell(rule, spoken(table, word), told);
    return;
  }
  table.log.tell(rule, spoken(table, 'whispers'), { who: told.who, other: who(table, to) });
  table.log.tell(rule, spoken(table, word), told, only(seat) | only(to));
}

export const speech = (seat: Seat): Speech => ({ seat, to: NO_SEAT, about: -1 });

/** The words for what somebody is going to do; each game has its own. */
interface PlanWords {
  readonly 'say-take': {
    (slot: Slot): Option;
    readonly code: number;
    value(option: Option, place: 0): number;
  };
  readonly 'say-help': () => Option;
  readonly 'say-leave': () => Option;
}

/** The procedure in which somebody says what to expect: a Room that it sees to, a need of help, a way out. */
export const planningAloud = (rule: Cited, words: PlanWords) =>
  claimingAbout({
    name: 'plans',
    rule,
    offer(table, _speech, offer) {
      for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
        offer.add(words['say-take'](slot));
      offer.add(words['say-help']());
      offer.add(words['say-leave']());
    },
    leads: () => false,
    slotOf: (option) =>
      codeOf(option) === words['say-take'].code
        ? asSlot(words['say-take'].value(option, 0))
        : NO_SLOT,
  });
