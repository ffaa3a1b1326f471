/**
 * All that is drawn for a game on one picture, to look at: `npm run contact-sheet`, or with the name of a game.
 * The pictures lie in contact-sheets, which git ignores.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@deadlight/engine';
import { chromium } from 'playwright-core';
import { partsOf, pathOf } from '../apps/web/src/art/drawing.ts';
import { FRAME, floorOf, layersOf, planOf } from '../apps/web/src/art/room-drawing.ts';
import { figureOf } from '../apps/web/src/creatures/figure.ts';
import { POSES, type Pose, SILHOUETTES } from '../apps/web/src/creatures/silhouettes.ts';
import { rooms as lockdown } from '../apps/web/src/games/lockdown/rooms.ts';
import { rooms as nemesis } from '../apps/web/src/games/nemesis/rooms.ts';
import { rooms as panic } from '../apps/web/src/games/panic/rooms.ts';
import {
  type Hurt,
  PORTRAITS,
  portraitOf,
  SKINS,
  UNHURT,
  woundsDrawn,
} from '../apps/web/src/people/portraits.ts';
import { FLAGS, needChromium } from './chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'contact-sheets');
const THEMES = ['dark', 'light'] as const;
const SHIP = ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic'];
const SHEETS = {
  nemesis: { look: 'ship', rooms: nemesis, creatures: /^type\./, people: isAboard },
  lockdown: {
    look: 'mars',
    rooms: lockdown,
    creatures: /^stalker\./,
    people: (id: string) => id.startsWith('character.') && !isAboard(id),
  },
  panic: {
    look: 'station',
    rooms: panic,
    creatures: /^parasite\./,
    people: (id: string) => !id.startsWith('character.'),
  },
} as const;
const COLOURS = ['amber', 'blue', 'coral', 'green', 'violet', 'red', 'yellow', 'white'];
const BADGES: Readonly<Record<string, string>> = { purple: 'violet', orange: 'amber' };

function isAboard(id: string): boolean {
  return SHIP.includes(id.replace('character.', ''));
}

const style = (): string =>
  ['look/theme.css', 'art/room-art.css', 'creatures/creature.css', 'people/portrait.css']
    .map((file) => readFileSync(join(ROOT, 'apps/web/src', file), 'utf8'))
    .join('\n');

/** Rooms as large as on the plan of a wide screen, and as near as the camera goes. */
const SIZES = { plan: 113, near: 250 } as const;

function roomOf(room: string, width: number): string {
  const made = layersOf(room).map(({ tone, d }) => `<path data-made="${tone}" d="${d}"/>`);
  const { width: w, height: h } = FRAME;
  return `<div class="floor" style="width:${width}px;aspect-ratio:${w}/${h}"><svg class="room-art" data-accent="${planOf(room).accent}" viewBox="0 0 ${w} ${h}"><path data-made="floor" d="${floorOf(room)}"/>${made.join('')}</svg></div>`;
}

function creatureOf(creature: string, pose: Pose): string {
  const { flesh, lines, teeth, eyes } = figureOf(creature, pose);
  const lit = 'url(#lit)';
  const drawn = flesh.map(
    ({ outline, rings }) =>
      `<path class="creature-rim" style="fill:${lit}" transform="translate(-1.5 -1.9)" d="${outline}"/><path class="creature-body" d="${outline}"/><path class="creature-rings" style="stroke:${lit}" d="${rings}"/>`,
  );
  const seen = eyes.map(
    ([x, y, r]) =>
      `<g class="creature-eye"><circle class="creature-halo" cx="${x}" cy="${y}" r="${2.4 * r}"/><circle cx="${x}" cy="${y}" r="${r}"/></g>`,
  );
  return `<svg class="creature" data-pose="${pose}" viewBox="0 0 200 200"><defs><linearGradient id="lit" gradientUnits="userSpaceOnUse" ${pose === 'die' ? 'x1="10" y1="90" x2="230" y2="220"' : 'x1="20" y1="10" x2="190" y2="190"'}><stop class="creature-lit" offset="0"/><stop class="creature-lit" offset=".42"/><stop class="creature-dim" offset=".74"/><stop class="creature-dark" offset="1"/></linearGradient></defs>${drawn.join('')}<path class="creature-lines" style="stroke:${lit}" d="${lines}"/><path class="creature-teeth" d="${teeth}"/>${seen.join('')}</svg>`;
}

function portrait(id: string, colour: string, hurt: Hurt): string {
  const drawn = [portraitOf(id), ...woundsDrawn(hurt)].flatMap(partsOf);
  const paths = drawn.map(({ tone, shape }) => `<path data-made="${tone}" d="${pathOf(shape)}"/>`);
  return `<svg class="portrait" data-colour="${colour}" data-skin="${SKINS[id] ?? 'fair'}" ${hurt.dead ? 'data-dead' : ''} viewBox="0 0 120 140">${paths.join('')}</svg>`;
}

const figure = (drawn: string, name: string): string =>
  `<figure>${drawn}<figcaption>${name}</figcaption></figure>`;

const HURTS: readonly Hurt[] = [
  UNHURT,
  { light: 2, serious: 1, dead: false },
  { light: 2, serious: 2, dead: true },
];

function sheetOf(game: keyof typeof SHEETS): string {
  const { look, rooms, creatures, people } = SHEETS[game];
  const colourOf = (id: string, i: number): string => {
    const [kind, name = ''] = id.split('.');
    return kind === 'badge' ? (BADGES[name] ?? name) : at(COLOURS, i % COLOURS.length, 'colour');
  };
  const drawnRooms = Object.entries(rooms).map(([id, room]) =>
    figure(roomOf(room, SIZES.near) + roomOf(room, SIZES.plan), id.replace('room.', '')),
  );
  const drawnCreatures = Object.keys(SILHOUETTES)
    .filter((id) => creatures.test(id))
    .flatMap((id) => POSES.map((pose) => figure(creatureOf(id, pose), `${id} · ${pose}`)));
  const drawnPeople = Object.keys(PORTRAITS)
    .filter((id) => people(id))
    .flatMap((id, i) =>
      figure(HURTS.map((hurt) => portrait(id, colourOf(id, i), hurt)).join(''), id),
    );
  return `<main data-game="${look}"><h1>${game}</h1><section class="rooms">${drawnRooms.join('')}</section><section class="creatures">${drawnCreatures.join('')}</section><section class="people">${drawnPeople.join('')}</section></main>`;
}

const PAGE = `
  body { margin: 0 } main { padding: 16px; background: var(--paper); color: var(--ink); font: 14px sans-serif }
  section { display: grid; gap: 12px; margin-bottom: 24px } figure { margin: 0; display: flex; flex-wrap: wrap; gap: 4px; align-items: end } figcaption { flex: 1 1 100% }
  .rooms { grid-template-columns: repeat(4, 372px) } .creatures { grid-template-columns: repeat(6, 240px) } .people { grid-template-columns: repeat(4, 372px) }
  .floor { position: relative; background: color-mix(in srgb, var(--lit) 9%, var(--deck)); outline: 1.5px solid var(--line); border-radius: 8px }
  .creature { width: 240px; height: 240px; overflow: hidden; background: var(--creature-ground) } .portrait { width: 120px; height: 140px }`;

const wanted = process.argv.slice(2);
const games = (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).filter(
  (game) => wanted.length === 0 || wanted.includes(game),
);
if (games.length === 0) throw new RangeError(`unknown game: ${wanted.join(', ')}`);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: needChromium(), args: [...FLAGS] });
try {
  const page = await browser.newPage({ viewport: { width: 1570, height: 900 } });
  for (const game of games)
    for (const theme of THEMES) {
      await page.setContent(
        `<html data-theme="${theme}"><style>${style()}${PAGE}</style><body>${sheetOf(game)}</body></html>`,
      );
      const path = join(FOLDER, `${game}-${theme}.png`);
      await page.screenshot({ path, fullPage: true });
      console.log(path);
    }
} finally {
  await browser.close();
}
