import type { Line } from '@deadlight/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { flatten, LANGUAGES, type Language, Voice } from '../text/voice.ts';
import { tellEntry } from './sentences.ts';
import { chaptersOf } from './story.ts';

/** `enters who=@character.pilot slot=8`, numbers as numbers. */
function line(said: string): Line {
  const [what, ...values] = said.split(' ');
  const data = values.map((value) => {
    const [key, of] = value.split('=');
    return [key, /^-?\d+$/.test(of!) ? Number(of) : of];
  });
  return { rule: 'NEM-MOVE-01', what: what!, data: Object.fromEntries(data) };
}

/** The entries of these lines, as `language` tells them in that game. */
function told(game: string, language: Language, ...lines: string[]): string[] {
  const { texts, telling } = GAMES[game]!;
  const voice = new Voice(language, texts[language]);
  return chaptersOf(telling.events, lines.map(line)).flatMap(({ phases }) =>
    phases.flatMap(({ passages }) =>
      passages.flatMap(({ entries }) =>
        entries.map((entry) =>
          tellEntry(telling.events, voice, entry)
            .map(({ link, text, times }) => link + text + (times > 1 ? ` (×${times})` : ''))
            .join(''),
        ),
      ),
    ),
  );
}

const PILOT = 'who=@character.pilot';
const SEARCH = [
  `plays ${PILOT} card=@card.search`,
  `searches ${PILOT} deck=@deck.red`,
  `keeps ${PILOT} item=@hidden`,
];

it.each([
  ['en', 'The Pilot plays Search, searches the red deck and keeps a hidden card.'],
  ['de', 'Die Pilotin spielt „Suchen“, sucht im roten Stapel und behält eine verdeckte Karte.'],
  [
    'fr',
    'La Pilote joue «\u202fFouille\u202f», fouille dans la pioche rouge et garde une carte face cachée.',
  ],
  ['es', 'La Piloto juega «Registrar», registra con el mazo rojo y se queda con una carta oculta.'],
] as const)('what one actor does in a row is one sentence in %s', (language, sentence) => {
  expect(told('nemesis', language, ...SEARCH)).toEqual([sentence]);
});

it('a serious wound says that it stands for three light ones', () => {
  const light = `light-wound ${PILOT} times=1`;
  const serious = (from: string) => `serious-wound ${PILOT} wound=@wound.hand from=${from}`;
  expect(told('nemesis', 'en', light, serious('light'))).toEqual([
    'The Pilot suffers a light wound and gets the serious wound “Hand” in place of three light ones.',
  ]);
  expect(told('nemesis', 'en', serious('hit'))).toEqual([
    'The Pilot gets the serious wound “Hand”.',
  ]);
});

it('an end says why it has come', () => {
  expect(told('lockdown', 'en', 'nobody-left lockedIn=1', 'end-purge')).toEqual([
    'Nobody is left in the facility outside the Isolation Room.',
    'The facility is purged.',
  ]);
  expect(told('lockdown', 'en', 'time-up', 'end-purge')).toEqual([
    'Time is up.',
    'The facility is purged.',
  ]);
});

it('a room is discovered by the player who has just entered it', () => {
  const lines = [
    `enters ${PILOT} room=@room.unexplored slot=8 noise=roll`,
    'explored room=@room.canteen slot=8',
    'exploration-token effect=@exploration.silence items=1',
    `noise-roll ${PILOT} face=@noise.danger`,
    'danger room=@room.canteen slot=8 slime=no',
    'noise-technical network=0 networks=1',
  ];
  expect(told('nemesis', 'en', ...lines)).toEqual([
    'The Pilot enters room 8 and discovers the Canteen. The exploration token shows silence and 1 item. ' +
      'The Pilot rolls danger for noise. Noise in the technical corridors.',
  ]);
});

it('Spanish joins by the sound of what follows', () => {
  const lines = [`plays ${PILOT} card=@card.demolition`, `ignites ${PILOT} item=@item.tools`];
  expect(told('nemesis', 'es', ...lines)[0]).toMatch(/^La Piloto juega «.*» y quema /);
  expect(told('nemesis', 'es', lines[0]!, `nerves ${PILOT} figure=@figure.adult-1`)[0]).toMatch(
    /^La Piloto juega «.*», mantiene la calma e ignora el ataque /,
  );
});

it('a sentence that says two things of its subject takes a third, and loses none', () => {
  const hurt = (left: number) =>
    `hurt pawn=@piece.red-android room=@room.reactor loss=2 left=${left}`;
  expect(told('panic', 'en', 'parasite-attack room=@room.reactor loss=2', hurt(1))).toEqual([
    'Parasites attack in the Reactor and take 2 health from everyone there. ' +
      'The red android loses 2 health and has 1 left.',
  ]);
  expect(told('panic', 'en', hurt(0), 'death pawn=@piece.red-android')).toEqual([
    'The red android loses its last point of health and dies.',
  ]);
});

it('an alarm names its parasite, and what happens several times is counted', () => {
  const alarm = 'alarm die=2 room=@room.reactor';
  const takes = (from: string) => `alarm-takes parasite=@piece.gray-1 from=@room.${from}`;
  expect(
    told(
      'panic',
      'en',
      'search seat=@seat.red who=@who.android room=@room.reactor',
      alarm,
      'alarm-brings parasite=@piece.gray-1',
      'drew seat=@seat.red card=@hidden',
      'drew seat=@seat.red card=@hidden',
      'drew seat=@seat.red card=@card.armor',
    ),
  ).toEqual([
    'The red android searches the Reactor. Alarm! The die shows 2, and gray parasite 1 appears in the Reactor. ' +
      'Red draws 2 cards and draws “Armor”.',
  ]);
  const [moved, stays] = ['storage-1', 'reactor'].map((from) =>
    told('panic', 'en', alarm, takes(from)).join(),
  );
  expect(moved).toMatch(/so gray parasite 1 comes from Storage 1 to the Reactor\.$/);
  expect(stays).toMatch(/so gray parasite 1 stays in the Reactor\.$/);
  const shot = 'shot seat=@seat.red target=@piece.blue-trooper';
  expect(told('panic', 'en', shot, shot)).toEqual(['Red shoots at the blue trooper twice.']);
});

it('an intruder that is hurt goes on with its retreat, but not after what it would take to kill it', () => {
  const hurt = (becomes: string) =>
    `intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4 becomes=${becomes}`;
  const shot = `shoots ${PILOT} target=@figure.adult-1 weapon=@item.pistol ammo=2`;
  const retreat = 'retreat figure=@figure.adult-1 corridor=2';
  const after = (becomes: string) => told('nemesis', 'en', shot, hurt(becomes), retreat)[0];
  expect(after('retreats')).toMatch(/Adult 1 has 1 injury and retreats through corridor 2\.$/);
  expect(after('alive')).toMatch(/to kill it\. Adult 1 retreats through corridor 2\.$/);
});

it('another subject, a remark at the end and a repeated line begin a new sentence', () => {
  expect(
    told(
      'nemesis',
      'en',
      `shoots ${PILOT} target=@figure.adult-1 weapon=@item.pistol ammo=2`,
      `contaminated ${PILOT} times=1`,
      'contaminated who=@character.soldier times=1',
    ),
  ).toEqual([
    'The Pilot shoots Adult 1 with the Pistol, which has 2 ammo left. The Pilot takes a contamination card. ' +
      'The Soldier takes a contamination card.',
  ]);
  expect(told('nemesis', 'en', ...Array(2).fill(`plays ${PILOT} card=@card.rest`))).toEqual([
    'The Pilot plays Rest.',
    'The Pilot plays Rest.',
  ]);
});

type Ast = ReturnType<IntlMessageFormat['getAst']>;
/** `{argument}` or literal text. */
type Piece = { readonly argument?: string; readonly text?: string };

/** All that a message can be, whatever its values. */
function pathsOf(ast: Ast): Piece[][] {
  let paths: Piece[][] = [[]];
  for (const part of ast) {
    const ways: Piece[][] =
      'options' in part
        ? Object.values(part.options).flatMap(({ value }) => pathsOf(value))
        : [
            [
              part.type === 0
                ? { text: part.value }
                : 'value' in part
                  ? { argument: String(part.value) }
                  : {},
            ],
          ];
    paths = paths.flatMap((path) => ways.map((way) => [...path, ...way]));
  }
  return paths;
}

const SUBJECTS = /^(\w+_(The|Der|Le|El|Subject)|seat)$/;
const isAbout = ([first, second]: Piece[]): boolean =>
  SUBJECTS.test(first?.argument ?? '') && (second?.text ?? '').startsWith(' ');

/** Words that join, other than names: between two arguments they do. */
const JOINS = /\S\s(and|und|et|y|e)\s|\s(and|und|et|y|e)\s\S/;

describe.each(Object.entries(GAMES))('sentences of %s', (_id, { texts, telling: { events } }) => {
  it.each(LANGUAGES)(
    'what can be continued is one plain predicate, or says where it goes on, in %s',
    (language) => {
      const wrong: string[] = [];
      for (const [name, text] of flatten(texts[language])) {
        const what = name.replace(/^log\./, '');
        // Shared texts may tell of what happens in the other game only.
        if (events[what] === undefined || events[what].ends !== undefined) continue;
        for (const path of pathsOf(new IntlMessageFormat(text, language).getAst())) {
          if (!isAbout(path)) continue;
          const whole = path.map(({ argument, text: said }) => said ?? `{${argument}}`).join('');
          const rest = path.slice(1).flatMap(({ text: said }) => said ?? []);
          const plain = whole.endsWith('.') && !/[.,;:!?]/.test(whole.slice(0, -1));
          if (!plain || rest.some((said) => JOINS.test(said))) wrong.push(`${name}: ${whole}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
