/** A checked game, and the result of each check in words. */
import {
  type Check,
  type Checkpoint,
  type Decision,
  type GameRecord,
  isUntouched,
  type RecordedPlayer,
  type Seat,
} from '@deadlight/engine';
import type { Telling } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';

export interface Report {
  readonly game: string;
  readonly rules: number;
  readonly options: GameRecord['setup']['options'];
  readonly players: readonly RecordedPlayer[];
  readonly decisions: readonly Decision[];
  readonly checkpoints: readonly Checkpoint[];
  readonly checks: readonly Check[];
  /** The verdict: whether this is the game that was played. */
  readonly untouched: boolean;
}

export const reportOn = (record: GameRecord, checks: readonly Check[]): Report => ({
  game: record.setup.game,
  rules: record.rules,
  options: record.setup.options,
  players: record.players ?? [],
  decisions: record.decisions,
  checkpoints: record.checkpoints,
  checks,
  untouched: isUntouched(checks),
});

export function sayPlayer(voice: Voice, { players }: Pick<Report, 'players'>, seat: Seat): string {
  const { kind = 'seat', name = '' } = players[seat] ?? {};
  const isNamed = kind !== 'person' || name !== '';
  return voice.say(`check.${isNamed ? kind : 'seat'}`, { number: seat + 1, name });
}

export const sayVerdict = (voice: Voice, { untouched }: Report): string =>
  voice.say(untouched ? 'check.untouched' : 'check.changed');

/** Results that are inconclusive but not wrong. */
const OPEN: ReadonlySet<Check['name']> = new Set(['end', 'withheld', 'no-promises']);

/** The result of a check, by the name of its text; an unfinished game is not an error. */
export const markOf = ({ name, ok }: Check): 'ok' | 'open' | 'wrong' => {
  if (OPEN.has(name)) return name === 'end' && ok ? 'ok' : 'open';
  return ok ? 'ok' : 'wrong';
};

/** One check in words. */
export function sayCheck(
  voice: Voice,
  report: Pick<Report, 'players'>,
  check: Check,
  { endingText }: Pick<Telling, 'endingText'>,
): string {
  const how = check.ok ? 'right' : 'wrong';
  switch (check.name) {
    case 'gift': {
      const who = sayPlayer(voice, report, check.seat);
      return voice.say(`check.gift.${check.own ? 'own' : 'none'}`, { who, gift: check.gift });
    }
    case 'promise':
    case 'withheld': {
      const text = check.name === 'withheld' ? 'check.withheld' : `check.promise.${how}`;
      const who = sayPlayer(voice, report, check.seat);
      return voice.say(text, { who, promise: check.promise });
    }
    case 'no-promises':
      return voice.say('check.no-promises');
    case 'seen-promises':
      return voice.say(`check.seen-promises.${how}`);
    case 'seen-gift': {
      const who = sayPlayer(voice, report, check.seat);
      return voice.say(`check.seen-gift.${how}`, { who, gift: check.gift });
    }
    case 'commitment': {
      const { commitment, secret } = check;
      return voice.say(`check.commitment.${how}`, { commitment, secret });
    }
    case 'seen-commitment':
      return voice.say(`check.seen-commitment.${how}`, { commitment: check.commitment });
    case 'seed':
      return voice.say(`check.seed.${how}`, { seed: check.seed });
    case 'plain-seed':
      return voice.say('check.plain-seed', { seed: check.seed });
    case 'chain':
      return voice.say(`check.chain.${how}`, { said: check.said, decisions: check.decisions });
    case 'seen-links':
      return voice.say(`check.seen-links.${how}`, {
        links: check.links,
        missing: check.missing ?? '',
      });
    case 'play': {
      const { decisions, played, marks, problem } = check;
      return voice.say(`check.play.${how}`, { decisions, played, marks, problem: problem ?? '' });
    }
    case 'end':
      return check.how === null
        ? voice.say('check.end.wrong')
        : voice.say('check.end.right', { how: voice.say(endingText(check.how)) });
  }
}
