import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges } from '@deadlight/engine';
import {
  LONGEST_CHAT,
  LONGEST_ENTRY,
  ONLINE_VERSION,
  PHRASES,
  POINTS,
  ROUNDS,
  USUAL_LEVEL,
  WHY_NO_ENTRY,
  weekNumber,
} from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import {
  COST,
  DEALS,
  LIMITS,
  PAGES_OF_A_TABLE,
  PAGES_OF_AN_ADDRESS,
  PATIENCE,
} from '../../apps/server/src/operator/limits.ts';
import { POLICY, RESTART } from '../../apps/server/src/socket/connection.ts';
import { toServer } from '../../apps/server/src/socket/protocol.ts';
import { fromServer } from '../../apps/server/src/socket/replies.ts';
import { COLOURS as PANIC } from '../../packages/games/src/panic/things.ts';
import { SEATS as SURVIVAL } from '../../packages/games/src/survival/things.ts';

const ROOT = join(import.meta.dirname, '../..');
const document = readFileSync(join(import.meta.dirname, 'protocol.md'), 'utf8');
const types = readFileSync(join(ROOT, 'packages/host/src/online.ts'), 'utf8');
const messages = readFileSync(join(ROOT, 'packages/host/src/messages.ts'), 'utf8');

const examples = [...document.matchAll(/^```json\n([\s\S]*?)^```$/gm)].flatMap((block) =>
  block[1]!.trim().split('\n'),
);
const saysIn = (text: string): string[] =>
  [...text.matchAll(/say: '([\w-]+)'/g)].map((found) => found[1]!);
const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

describe('protocol.md', () => {
  it.each(examples)('the server reads %s', (example) => {
    expect(toServer.parse(JSON.parse(example))).toMatchObject(JSON.parse(example));
  });

  it('has the limits of the server', () => {
    const { rate, burst, frame, sockets, tables, spectators, reveal } = LIMITS;
    for (const text of [
      `a bucket of ${burst} messages that gains ${rate} a second`,
      `${PAGES_OF_AN_ADDRESS} times\nas much, and a table ${PAGES_OF_A_TABLE} times`,
      `a message takes ${COST.message}, a request ${COST.request}, a socket ${COST.socket} and \`create\` ${COST.create}`,
      `A frame of more than ${frame.toLocaleString('en')} bytes`,
      `(\`--sockets\`) | ${sockets};`,
      `(\`--tables\`) | ${tables},`,
      `(\`--spectators\`) | ${spectators},`,
      `within ${reveal} seconds`,
      `| ${POLICY} | A binary frame, or ${PATIENCE} refusals`,
      `| ${RESTART} | The server ends`,
      `\`{"online":${ONLINE_VERSION}}\``,
      `1 to ${LONGEST_CHAT} characters`,
    ])
      expect(document).toContain(text);
    for (const text of [
      `at most ${LONGEST_ENTRY.toLocaleString('en')} characters`,
      `may try ${DEALS.burst} times, and then once a minute`,
      `of the level \`${USUAL_LEVEL}\``,
      `blocks of ${ROUNDS} weeks`,
      `counts ${POINTS.won} points, one that it lost ${POINTS.lost}`,
      `${weekNumber(Date.parse('2026-11-16'))} began on 2026-11-16`,
      ...WHY_NO_ENTRY.map((why) => `| \`${why}\` |`),
    ])
      expect(document).toContain(text);
    expect(DEALS.rate).toBe(1 / 60);
    for (const phrase of PHRASES) expect(document).toContain(`\`${phrase}\``);
    const colours = [PANIC, SURVIVAL].map((seats) => seats.join(', '));
    expect(document).toContain(
      `Panic Station: ${colours[0]}; Nemesis and Lockdown: ${colours[1]};`,
    );
  });

  it('says how changes are read, as they are', () => {
    const parts = ['before', 'changes', 'after'].map((name) => {
      const text = new RegExp(`^${name} +({.*})$`, 'm').exec(document)![1]!;
      return JSON.parse(text.replace('{…}', '{}')) as never;
    });
    expect(applyChanges(parts[0]!, parts[1]!)).toEqual(parts[2]);
  });

  it('says what every message of a page is answered by', () => {
    const table = between(document, '| `say` | Answered by |', '\n\n');
    const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
    );
    const known = toServer.options.map((option) => [...option.shape.say.values][0]!);
    expect([...new Set(named)].filter((name) => name !== 'say').sort()).toEqual(known.sort());
  });

  it('has an example of every message that a page sends', () => {
    const shown = new Set(examples.map((example) => (JSON.parse(example) as { say: string }).say));
    const known = toServer.options.map((option) => [...option.shape.say.values][0]!);
    expect([...shown].sort()).toEqual(known.sort());
  });

  it('explains every message of the server, and every problem', () => {
    const told = [
      ...saysIn(types.slice(types.indexOf('export type FromServer'))),
      ...saysIn(between(messages, 'export interface Changed', 'export type FromHost')),
    ];
    const problems = between(types, 'export type OnlineProblem', 'export type FromServer');
    const named = [...problems.matchAll(/\| '([\w-]+)'/g)].map((found) => found[1]!);
    const rows = [...document.matchAll(/^\| `([\w-]+)` \|/gm)].map((found) => found[1]!);
    expect(told.length).toBeGreaterThan(8);
    expect([...told, ...named].filter((name) => !rows.includes(name))).toEqual([]);
    // No server sends a call.
    const described = fromServer.options.map((option) => [...option.shape.say.values][0]!);
    expect([...described, 'call'].sort()).toEqual([...new Set(told)].sort());
  });
});
