/** What stands out, in sentences made from the numbers. */
import { at } from '@deadlight/engine';
import { hasSurvived } from '../../simulate/facts.ts';
import { percent, type Share } from '../../simulate/share.ts';
import type { Group } from './groups.ts';
import {
  type Effect,
  effectsOf,
  type Fares,
  faresBy,
  isWinner,
  shareIn,
  sharesOf,
  talkIn,
} from './measures.ts';
import { causeName, characterName, dealtName, roomName } from './names.ts';

/** Whether one share is surely larger than another. */
const isAbove = (one: Share, other: Share): boolean => one.low > other.high;

/** How it usually goes. */
export function usually({ games, voice }: Group): string {
  const n = games.length;
  const part = (share: number): string => percent(voice, share);
  const { side } = at(games, 0, 'game').facts;
  if (side !== null) {
    const won = (which: string): string =>
      part(games.filter(({ facts }) => facts.side === which).length / n);
    return voice.say('lab.finding.sides', { n, humans: won('humans'), infected: won('infected') });
  }
  return voice.say('lab.finding.usual', {
    n,
    won: part(shareIn(games, isWinner).share),
    survived: part(shareIn(games, hasSurvived).share),
  });
}

function bySize({ sizes, voice }: Group): string[] {
  const shares = sizes
    .map(({ players, games }) => ({ players, won: shareIn(games, isWinner) }))
    .sort((a, b) => b.won.share - a.won.share);
  const [best, worst] = [at(shares, 0, 'measure'), shares.at(-1)!];
  if (!isAbove(best.won, worst.won)) return [];
  return [
    voice.say('lab.finding.size', {
      most: best.players,
      best: percent(voice, best.won.share),
      least: worst.players,
      worst: percent(voice, worst.won.share),
    }),
  ];
}

function byCharacter(group: Group): string[] {
  const { voice } = group;
  const fares = faresBy(group.games, ({ character }) => [character]);
  if (fares.length < 2) return [];
  const [best, worst] = [at(fares, 0, 'character'), fares.at(-1)!] as [Fares, Fares];
  if (!isAbove(best.won, worst.won)) return [voice.say('lab.finding.fair')];
  return [
    voice.say('lab.finding.character', {
      most: characterName(group, best.key),
      best: percent(voice, best.won.share),
      least: characterName(group, worst.key),
      worst: percent(voice, worst.won.share),
    }),
  ];
}

function deaths(group: Group): string[] {
  const dead = group.games
    .flatMap(({ facts }) => facts.players)
    .filter((player) => !hasSurvived(player));
  const [cause] = sharesOf(dead.map((player) => player.cause));
  const [room] = sharesOf(dead.map(({ diedAt }) => diedAt));
  if (room === undefined) return [];
  const where = roomName(group, room.key);
  const share = percent(group.voice, room.share);
  if (cause === undefined) return [group.voice.say('lab.finding.room', { where, share })];
  return [
    group.voice.say('lab.finding.death', {
      what: causeName(group, cause.key),
      part: percent(group.voice, cause.share),
      where,
      share,
    }),
  ];
}

/** Of a dozen effects one lies beyond its interval by luck: a finding must lie well beyond. */
const WELL_BEYOND = 1.5;
const isSure = ({ mean, low, high }: Effect): boolean =>
  Math.abs(mean) > (WELL_BEYOND * (high - low)) / 2;

/** The strongest of the effects that are sure. */
function effect(group: Group): string[] {
  const sure = effectsOf(group.games, ({ facts }) => facts.dealt)
    .filter(isSure)
    .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  if (sure.length === 0) return [];
  const { key, mean } = at(sure, 0, 'difference');
  return [
    group.voice.say('lab.finding.effect', { what: dealtName(group, key), points: 100 * mean }),
  ];
}

function encounter({ games, voice }: Group): string[] {
  const rounds = games
    .map(({ facts }) => facts.met)
    .filter((round) => round > 0)
    .sort((a, b) => a - b);
  if (rounds.length === 0) return [];
  return [
    voice.say('lab.finding.encounter', {
      round: at(rounds, Math.floor(rounds.length / 2), 'game'),
      share: percent(voice, rounds.length / games.length),
    }),
  ];
}

/** How much of what is claimed is a lie, and how far it is believed. */
function lies({ games, voice }: Group): string[] {
  const [told, believed, caught] = [
    talkIn(games, 'lies', 'claims'),
    talkIn(games, 'believed', 'heard'),
    talkIn(games, 'caught', 'lies'),
  ];
  if (told === null || believed === null || caught === null) return [];
  return [
    voice.say('lab.finding.lies', {
      told: percent(voice, told.share),
      believed: percent(voice, believed.share),
      caught: percent(voice, caught.share),
    }),
  ];
}

/** All that can be said of a group, the most important first. */
export const findings = (group: Group): string[] => [
  usually(group),
  ...bySize(group),
  ...byCharacter(group),
  ...deaths(group),
  ...encounter(group),
  ...effect(group),
  ...lies(group),
];
