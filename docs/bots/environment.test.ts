import { readFileSync } from 'node:fs';
import { BOTS, Environment } from '@deadlight/bots';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('environment.md', import.meta.url), 'utf8');

it.each([
  ['Panic Station', 'panic', 5],
  ['Nemesis', 'nemesis', 4],
  ['Nemesis: Lockdown', 'lockdown', 4],
])('environment.md knows how large observations of %s are', (name, game, players) => {
  const env = new Environment(GAMES[game]!.game, { players, seat: 1, others: BOTS['random']! });
  const [numbers, actions] = [env.observationNames.length, env.actionCount].map((n) =>
    n.toLocaleString('en'),
  );
  expect(text).toContain(`| ${name}, ${players} players | ${numbers} | ${actions} |`);
});
