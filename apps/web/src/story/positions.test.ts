import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from '@deadlight/engine';
import { EVENT } from '@deadlight/games/nemesis';
import { loadGame, rulesetOf } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import { TURNS as NEMESIS } from '../games/nemesis/story.ts';
import { TALLIES as PANIC_TALLIES } from '../games/panic/story.ts';
import { TALLIES } from '../games/survival/story.ts';
import { positionOf, turningPoints, turnsOf } from './positions.ts';
import { countAll, countOf } from './tally.ts';

async function storyOf(game: string, file: string) {
  const app = await loadGame(game);
  const path = join(import.meta.dirname, '../../../../fixtures', game, file);
  const match = replay(app.game, readRecord(readFileSync(path, 'utf8'), { [game]: app.game }));
  return { app, match, story: rulesetOf(app).replay('x', match, []).story };
}

describe('the story of a finished game', async () => {
  const { match, story } = await storyOf('nemesis', '001.deadlight');

  it('knows after which decision each line was told', () => {
    expect(story.lines).toEqual(match.log.truth());
    expect(story.decided).toHaveLength(match.decisions.length);
    expect(positionOf(story, story.lines.length - 1)).toBe(story.decided.length);
    for (const [line] of story.lines.entries()) {
      const at = positionOf(story, line);
      expect(at === 0 ? story.opening : story.decided[at - 1]!.told).toBeGreaterThan(line);
      if (at > 0) expect(story.decided[at - 2]?.told ?? story.opening).toBeLessThanOrEqual(line);
    }
  });

  it('finds its turns in order', () => {
    const turns = turnsOf(EVENT, story);
    expect(turns.length).toBeGreaterThan(5);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  it('names no more turning points than can be read, the end among them', () => {
    const points = turningPoints(story, NEMESIS, {});
    expect(points.length).toBeGreaterThan(2);
    expect(points.length).toBeLessThanOrEqual(14);
    expect(points.some(({ line }) => line.what.startsWith('end-'))).toBe(true);
  });

  it('counts what each player did, and all of them together', () => {
    const { vars } = match.table as { vars: { character: number[] } };
    expect(vars.character.length).toBeGreaterThan(0);
    const movers = story.lines.filter(({ what }) => what === 'enters' || what === 'escapes');
    const names = [...new Set(movers.map(({ data }) => String(data['who'])))];
    const moves = names.map((name) => countOf(TALLIES, story.lines, name)['moves']!);
    expect(moves.reduce((a, b) => a + b, 0)).toBe(movers.length);
    expect(countAll(TALLIES, story.lines)['explored']).toBe(
      story.lines.filter(({ what }) => what === 'explored').length,
    );
  });
});

it('counts what happens to either piece of a player of Panic Station', async () => {
  const { story } = await storyOf('panic', '001.deadlight');
  const hurt = story.lines.filter(({ what }) => what === 'hurt');
  const reds = hurt.filter(({ data }) => String(data['pawn']).startsWith('@piece.red-'));
  expect(countOf(PANIC_TALLIES, story.lines, '@seat.red')['wounds']).toBe(reds.length);
});
