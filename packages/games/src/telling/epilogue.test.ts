import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, Match, readRecord, SPECTATOR, type View, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { COORDINATES, SPACES } from '../nemesis/data/course.ts';
import { judge } from '../nemesis/epilogue.ts';
import { ZONE } from '../nemesis/zones.ts';
import { LANGUAGES, Voice } from '../text/voice.ts';
import { epilogueOf } from './epilogue.ts';

const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));
const FIXTURES = join(import.meta.dirname, '../../../../fixtures');

/** Plays a recorded game again, and stops after every decision. */
function replayed(id: string, number: string, each: (match: Match) => void = () => undefined) {
  const text = readFileSync(join(FIXTURES, id, `${number}.deadlight`), 'utf8');
  const { setup, decisions } = readRecord(text, games);
  const match = new Match(games[id]!, setup);
  for (const { seat, says } of decisions) {
    match.say(seat, says);
    each(match);
  }
  return match;
}

const told = (id: string, match: Match, language: (typeof LANGUAGES)[number] = 'en'): string[] => {
  const { telling, texts } = GAMES[id]!;
  const view = viewOf(match.table, SPECTATOR);
  return epilogueOf(telling, new Voice(language, texts[language]), view, match.log.truth());
};

describe.each(Object.keys(GAMES))('the epilogue of %s', (id) => {
  it('says nothing before the end, and something in every language then', () => {
    const match = replayed(id, '001', (now) => {
      if (now.table.over === null) expect(told(id, now)).toEqual([]);
    });
    expect(match.table.over).not.toBeNull();
    for (const language of LANGUAGES) {
      const paragraphs = told(id, match, language);
      expect(paragraphs.length).toBeGreaterThan(0);
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
  for (const number of ['025', '028', '053']) {
    const truths = new Map<number, boolean>();
    const match = replayed('nemesis', number, (now) => {
      now.log.truth().forEach((line, i) => {
        if (/^claim-(engine|course)$/.test(line.what) && !truths.has(i))
          truths.set(i, wasSo(now, line));
      });
    });
    const [view, lines] = [viewOf(match.table, SPECTATOR), match.log.truth()];
    for (const [i, holds] of truths) {
      const verdict = judge(view, lines[i]!, lines.slice(0, i), lines.slice(i + 1));
      expect(verdict?.holds, `${number}, line ${i}`).toBe(holds);
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
      'In round 3, Blue tried to infect Red, who knew from then on.',
  );
});

it.each([
  ['en', 'The Pilot said engine 1 was intact. It was not so. The Pilot had never looked.'],
  [
    'de',
    'Die Pilotin sagte, Triebwerk 1 sei intakt. Es stimmte nicht. Die Pilotin hatte nie nachgesehen.',
  ],
  ['fr', 'La Pilote disait le moteur 1 intact. C’était faux. La Pilote n’avait jamais vérifié.'],
  [
    'es',
    'La Piloto dijo que el motor 1 estaba intacto. No era así. La Piloto nunca lo había comprobado.',
  ],
] as const)('says in %s who spoke of what they had never seen', (language, said) => {
  const { telling, texts } = GAMES['nemesis']!;
  const match = replayed('nemesis', '025');
  const view = viewOf(match.table, SPECTATOR);
  const tokens = { ...view.zones, 'engine/1': { size: 2, cards: ['intact', 'damaged'] } };
  const claim = line('claim-engine', {
    who: '@character.pilot',
    engine: '1',
    state: '@engine.intact',
  });
  const end = { ...view, zones: tokens } as View;
  const paragraphs = epilogueOf(telling, new Voice(language, texts[language]), end, [claim]);
  expect(paragraphs.slice(1)).toEqual([said]);
});
