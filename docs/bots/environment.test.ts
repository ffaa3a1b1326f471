import { readFileSync } from 'node:fs';
import { BOTS, Environment } from '@deadlight/bots';
import { asSeat } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('environment.md', import.meta.url), 'utf8');

it.each([
  ['Panic Station', 'panic', 5],
  ['Nemesis', 'nemesis', 4],
  ['Nemesis: Lockdown', 'lockdown', 4],
])('environment.md knows about how large observations of %s are', (name, game, players) => {
  const env = new Environment(GAMES[game]!.game, {
    players,
    seat: asSeat(1),
    others: BOTS['random']!,
  });
  const row = text.split('\n').find((line) => line.startsWith(`| ${name}, ${players} players |`))!;
  const said = row
    .split('|')
    .slice(2, 4)
    .map((cell) => Number(cell.replaceAll(',', '')));
  // Said roughly: every card that is added adds a little.
  [env.observationNames.length, env.actionCount].forEach((exact, i) => {
    expect(Math.abs(exact - said[i]!) / exact).toBeLessThan(0.1);
  });
});
