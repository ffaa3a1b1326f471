import {
  allSeats,
  type GameRecord,
  type Line,
  Match,
  type Seat,
  SPECTATOR,
  type View,
  viewOf,
} from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../testing/records.ts';
import { GAMES } from '../games.ts';
import { judges as lockdownJudges } from '../lockdown/epilogue.ts';
import type { Facility } from '../lockdown/facility.ts';
import { ZONE as LOCKDOWN_ZONE } from '../lockdown/zones.ts';
import { COORDINATES, SPACES } from '../nemesis/data/course.ts';
import { judges as nemesisJudges } from '../nemesis/epilogue.ts';
import { ZONE } from '../nemesis/zones.ts';
import { who as whoIs } from '../survival/crew.ts';
import { verdictOn } from '../survival/telling/epilogue.ts';
import { flatten, LANGUAGES, Voice } from '../text/voice.ts';
import { epilogueOf } from './epilogue.ts';

const gameOf = (id: string) => GAMES[id]!.game;

/** Plays a recorded game again, and stops after every decision. */
function replayed(
  id: string,
  { setup, decisions }: GameRecord,
  each: (match: Match) => void = () => undefined,
): Match {
  const match = new Match(gameOf(id), setup);
  for (const { seat, says } of decisions) {
    match.say(seat, says);
    each(match);
  }
  return match;
}

/** The recorded games in which somebody says such a thing. */
const whereSaid = (id: string, what: RegExp): GameRecord[] =>
  [...recordsOf(gameOf(id))].filter(({ decisions }) =>
    decisions.some(({ says }) => what.test(says)),
  );

const told = (id: string, match: Match, language: (typeof LANGUAGES)[number] = 'en'): string[] => {
  const { telling, texts } = GAMES[id]!;
  const view = viewOf(match.table, SPECTATOR);
  return epilogueOf(telling, new Voice(language, texts[language]), view, match.log.truth());
};

const hasEpilogue = (id: string): boolean =>
  [...flatten(GAMES[id]!.texts.en).keys()].some((name) => name.startsWith('epilogue.'));

describe.each(Object.keys(GAMES))('the epilogue of %s', (id) => {
  it('says nothing before the end, and what there is to say in every language then', () => {
    const [first] = recordsOf(gameOf(id));
    const match = replayed(id, first!, (now) => {
      if (now.table.over === null) expect(told(id, now)).toEqual([]);
    });
    expect(match.table.over).not.toBeNull();
    for (const language of LANGUAGES) {
      const paragraphs = told(id, match, language);
      expect(paragraphs.length > 0).toBe(hasEpilogue(id));
      for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/[{}@]|undefined| {2}/);
    }
  });
});

/** What was so when a claim was made, asked of the table itself. */
function wasSo({ table }: Match, { what, data }: Line): boolean {
  const named = (thing: number): string => table.game.kinds[table.kind(thing as never)]!.name;
  if (what === 'claim-engine') {
    const top = table.top(ZONE.engine(Number(data['engine'])) - 1);
    return `@engine.${named(top)}` === data['state'];
  }
  const card = named(table.zone(ZONE.coordinates)[0]!);
  const course = COORDINATES[Number(card.replace('coordinates-', '')) - 1]!;
  const space = (SPACES as readonly string[]).indexOf(String(data['space']));
  return `@destination.${course[space]}` === data['destination'];
}

it('judges claims about engines and the course as they were when they were made', () => {
  let judged = 0;
  for (const record of whereSaid('nemesis', /^claim-(engine|course)/)) {
    if (judged > 10) break;
    const truths = new Map<number, boolean>();
    const match = replayed('nemesis', record, (now) => {
      now.log.truth().forEach((line, i) => {
        if (/^claim-(engine|course)$/.test(line.what) && !truths.has(i))
          truths.set(i, wasSo(now, line));
      });
    });
    const [view, lines] = [viewOf(match.table, SPECTATOR), match.log.truth()];
    for (const [i, holds] of truths) {
      const verdict = verdictOn(nemesisJudges, view, lines, i);
      expect(verdict?.holds, `${record.setup.seed}, line ${i}`).toBe(holds);
      judged++;
    }
  }
  expect(judged).toBeGreaterThan(10);
});

const line = (what: string, data: Line['data'] = {}, rule = 'PAN-TRADE-17'): Line => ({
  what,
  rule,
  data,
});

it('follows the infection from person to person', () => {
  const [red, green, blue] = ['@seat.red', '@seat.green', '@seat.blue'] as const;
  const view = {
    over: { how: 'hive-burned', rule: 'PAN-END-01', winners: [] },
    seats: 4,
    zones: {
      'status/1': { size: 1, cards: ['infected'] },
      'status/4': { size: 1, cards: ['human'] },
    },
  } as unknown as View;
  const lines = [
    line('round', { round: 2 }),
    line('trade', { seat: red, partner: green }),
    line('infected', { seat: green }),
    line('round', { round: 3 }),
    line('trade', { seat: blue, partner: green }),
    line('infected', { seat: blue }),
    line('trade', { seat: blue, partner: red }),
    line('repelled', { seat: red }),
  ];
  const { telling, texts } = GAMES['panic']!;
  expect(epilogueOf(telling, new Voice('en', texts.en), view, lines)[0]).toBe(
    'It began with Red. In round 2, Red infected Green. In round 3, Green infected Blue. ' +
      'Then Blue tried to infect Red, who knew from then on.',
  );
});

/** What was so in Lockdown when a claim was made; what is asked of it is where things lie. */
function wasSoInside({ table }: Match, { what, data }: Line): boolean {
  const named = (thing: number): string => table.game.kinds[table.kind(thing as never)]!.name;
  const lies = (zone: number, ref: unknown): boolean =>
    table
      .zone(zone)
      .map(named)
      .includes(String(ref).replace(/^@[^.]*\./, ''));
  const seat = (ref: unknown): Seat =>
    allSeats(table.state.seats).find((one) => whoIs(table as never, one) === ref)!;
  switch (what) {
    case 'claim-pool':
      return lies(LOCKDOWN_ZONE.pool, data['contingency']);
    case 'claim-css': {
      const { cssAt } = (table.vars as unknown as { own: Facility }).own;
      const token = table.zone(LOCKDOWN_ZONE.css)[cssAt.indexOf(Number(data['space']))]!;
      return `@css.${named(token)}` === data['css'];
    }
    case 'claim-goal':
      return lies(LOCKDOWN_ZONE.objectives(seat(data['character'])), data['objective']);
    default:
      return lies(
        LOCKDOWN_ZONE.contingencies(seat(data['character'] ?? data['who'])),
        data['contingency'],
      );
  }
}

it('judges what is claimed in Lockdown as it was then, but for objectives that were let go', () => {
  const judged = new Map<string, number>();
  for (const record of whereSaid('lockdown', /^claim-/)) {
    if (judged.size === 5) break;
    const truths = new Map<number, boolean>();
    const match = replayed('lockdown', record, (now) => {
      now.log.truth().forEach((line, i) => {
        if (line.what.startsWith('claim-') && !truths.has(i)) truths.set(i, wasSoInside(now, line));
      });
    });
    const [view, lines] = [viewOf(match.table, SPECTATOR), match.log.truth()];
    for (const [i, holds] of truths) {
      const { what } = lines[i]!;
      const verdict = verdictOn(lockdownJudges, view, lines, i);
      if (verdict === null && what === 'claim-goal') continue;
      expect(verdict?.holds, `${record.setup.seed}, line ${i}: ${what}`).toBe(holds);
      judged.set(what, (judged.get(what) ?? 0) + 1);
    }
  }
  expect([...judged.keys()].sort()).toEqual([
    'claim-css',
    'claim-goal',
    'claim-held',
    'claim-hold',
    'claim-pool',
  ]);
});

it('judges claims about tokens of the dead, even if somebody has taken one since', () => {
  let judged = 0;
  for (const record of whereSaid('lockdown', /^take-pool/)) {
    const truths = new Map<number, boolean>();
    const match = replayed('lockdown', record, (now) => {
      now.log.truth().forEach((one, i) => {
        if (/^claim-(hold|held|pool)$/.test(one.what) && !truths.has(i))
          truths.set(i, wasSoInside(now, one));
      });
    });
    const [view, lines] = [viewOf(match.table, SPECTATOR), match.log.truth()];
    const death = lines.findIndex(({ what }) => what === 'dies');
    const isMixed = lines.slice(death).some(({ what }) => what === 'takes-contingency');
    if (death < 0 || !isMixed) continue;
    for (const [i, holds] of truths) {
      const verdict = verdictOn(lockdownJudges, view, lines, i);
      expect(verdict?.holds, `${record.setup.seed}, line ${i}: ${lines[i]!.what}`).toBe(holds);
      judged++;
    }
    if (judged > 10) break;
  }
  expect(judged).toBeGreaterThan(10);
});

const PILOT = '@character.pilot';
const CAPTAIN = '@character.captain';
const CANTEEN = { room: '@room.canteen', slot: 6 };

/** The end of a recorded game with the Pilot and the Captain. */
function endOfBoth(): View {
  for (const record of recordsOf(gameOf('nemesis'))) {
    const said = record.decisions.map(({ says }) => says);
    if (![PILOT, CAPTAIN].every((who) => said.includes(`choose ${who.split('.')[1]}`))) continue;
    return viewOf(replayed('nemesis', record).table, SPECTATOR);
  }
  throw new Error('no recorded game has both');
}

/** What the epilogue of a game of Nemesis tells of these lines. */
function toldOf(language: (typeof LANGUAGES)[number], ...lines: Line[]): string {
  const { telling, texts } = GAMES['nemesis']!;
  const view = endOfBoth();
  const zones = { ...view.zones, 'engine/1': { size: 2, cards: ['intact', 'damaged'] } };
  const end = { ...view, zones } as View;
  return epilogueOf(telling, new Voice(language, texts[language]), end, lines).join(' ');
}

it.each([
  ['en', 'She said engine 1 was intact. Wrong. She could not have known.'],
  ['de', 'Sie sagte, Triebwerk 1 sei intakt. Falsch. Sie konnte es nicht wissen.'],
  ['fr', 'Elle disait le moteur 1 intact. À tort. Elle n’en savait rien.'],
  ['es', 'Dijo que el motor 1 estaba intacto. Falso. No podía saberlo.'],
] as const)('says in %s who spoke of what they had never seen', (language, said) => {
  const claim = line('claim-engine', { who: PILOT, engine: '1', state: '@engine.intact' });
  expect(toldOf(language, claim)).toContain(said);
});

it('tells each player in other words', () => {
  const aims = ['had one aim', 'wanted one thing', 'was secretly after'];
  const told = toldOf('en');
  for (const aim of aims) expect(told.split(aim).length).toBeGreaterThan(1);
  expect(told).not.toMatch(
    /(had one aim|wanted one thing|was secretly after)[^.]*\.[^.]*\. The \w+ \1/,
  );
});

it('says who kept their word, who was left alone, and who stood by', () => {
  const enters = (who: string) => line('enters', { who, ...CANTEEN, noise: 'roll' });
  const cry = [
    line('round', { round: 4 }),
    line('say-take', { who: PILOT, ...CANTEEN }),
    enters(PILOT),
    line('say-help', { who: PILOT }),
  ];
  const death = [
    line('attacks', { who: PILOT, figure: '@figure.queen', card: '@attack.bite-6' }),
    line('dies', { who: PILOT, ...CANTEEN, cause: '@cause.attack' }),
  ];
  const alone = toldOf('en', ...cry, ...death);
  expect(alone).toContain('offered to take care of a room, and did.');
  expect(alone).toMatch(/In round 4, the Queen killed (her|the Pilot) in the Canteen\./);
  expect(alone).toContain('had called for help in round 4. Nobody came.');
  const together = toldOf('en', ...cry, enters(CAPTAIN), ...death);
  expect(together).toContain('had called for help in round 4. The Captain came.');
  expect(together).toContain('did not die alone: the Captain was in the room.');
});
