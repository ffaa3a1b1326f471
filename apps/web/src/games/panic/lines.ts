/** What lines of the log mean on the board. */
import type { Line, View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Announcement, Tone } from '../../table/scene.ts';
import { bare, roomId } from './ids.ts';
import { colourOf } from './view.ts';

export const placeOf = ({ data }: Line): string | null =>
  typeof data['room'] === 'string' && data['room'].startsWith('@room.')
    ? roomId(bare(data['room']))
    : null;

export function diceOf({ data }: Line): { icon: string; face: string } | null {
  return typeof data['die'] === 'number' ? { icon: 'die', face: String(data['die']) } : null;
}

/** Lines that deserve a pause: their icon and how they are meant. */
const GREAT: Readonly<Record<string, readonly [icon: string, tone: Tone]>> = {
  round: ['clock', 'plain'],
  alarm: ['alarm', 'danger'],
  scan: ['scan', 'warn'],
  infected: ['role.infected', 'danger'],
  repelled: ['card.gas-can', 'good'],
  cured: ['card.antidote', 'good'],
  trade: ['trade', 'plain'],
  inspected: ['eye', 'plain'],
  'parasite-attack': ['parasite.black', 'danger'],
  death: ['skull', 'danger'],
  eliminated: ['skull', 'danger'],
  'hive-burned': ['fire', 'good'],
  'troopers-dead': ['skull', 'danger'],
  'all-infected': ['role.infected', 'danger'],
  'hive-lost': ['room.hive', 'danger'],
  conceded: ['role.human', 'danger'],
  'gave-up': ['role.human', 'danger'],
  'out-of-time': ['clock', 'danger'],
};

const findsHive = ({ what, data }: Line): boolean =>
  what === 'placed' && data['room'] === '@room.hive';

/** Alarms stop the game, but there are too many of them for a story. */
export const isGreat = (line: Line): boolean =>
  (line.what in GREAT && line.what !== 'alarm') || findsHive(line);

/** A trade of others is told in the log; one's own stops the game for a moment. */
const concerns = ({ what, data }: Line, { seat }: View): boolean =>
  what !== 'trade' || [data['seat'], data['partner']].includes(`@seat.${colourOf(seat)}`);

/** What becomes of whoever is infected is not only a line. */
const MORE: Readonly<Record<string, string>> = {
  infected: 'station.aim.infected',
  repelled: 'station.repelled',
};

export function announcementOf(line: Line, view: View, voice: Voice): Announcement | null {
  const great: readonly [string, Tone] | undefined = findsHive(line)
    ? ['room.hive', 'warn']
    : GREAT[line.what];
  if (great === undefined || !concerns(line, view)) return null;
  const more = MORE[line.what];
  return {
    icon: great[0],
    tone: great[1],
    title: voice.say(`log.${line.what}`, line.data),
    text: more === undefined ? '' : voice.say(more),
    place: placeOf(line),
  };
}
