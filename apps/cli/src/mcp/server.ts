/** The tools and resources that a model is given. Texts about the tools are English; the game speaks the chosen language. */
import { randomBytes } from 'node:crypto';
import { checkSetup, FIRST_SEAT, type OptionValue, Refused, type Setup } from '@deadlight/engine';
import { GAMES, LANGUAGES, type Language, type PlayableGame } from '@deadlight/games';
import { LEVELS, USUAL_LEVEL } from '@deadlight/host';
import { type CallToolResult, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { voiceFor } from '../voice.ts';
import { type Pace, pageOf } from './bounds.ts';
import { Conversation } from './conversation.ts';
import { type Guest, ToolError } from './guest.ts';
import {
  cardNamed,
  chaptersOf,
  handbookPage,
  playableNamed,
  rulesNamed,
  topicsOf,
} from './library.ts';
import { LocalGuest } from './local-guest.ts';
import { OnlineGuest } from './online-guest.ts';
import type { GuestTables } from './tables.ts';

const INSTRUCTIONS = `Deadlight plays Panic Station (panic), Nemesis (nemesis) and Nemesis: Lockdown (lockdown).
You take one seat and see what that seat sees. Call open_table, or join_table with the key of a seat online; then in turn look, options and decide until the game
is over. An answer is written in notation, which stands in square brackets behind each option. Rules: the resources
deadlight://handbook/GAME and deadlight://rules/GAME, or read_rule and read_card.`;

/** Masterminds think for minutes, and would hold up all tables. */
const OFFERED = LEVELS.filter((level) => level !== 'mastermind');
const LONGEST_LINE = 400;
const LONGEST_WAIT = 50;

const game = z.enum(Object.keys(GAMES)).describe('panic, nemesis or lockdown');
const language = z.enum(LANGUAGES).default('en').describe('the language of all texts of the game');
const table = z.string().max(40).describe('what open_table or join_table has called the table');
const page = z
  .number()
  .int()
  .min(1)
  .max(1000)
  .default(1)
  .describe('a long answer has several pages');
const line = z.string().min(1).max(LONGEST_LINE);

/** Runs a tool: within the rate, with an answer of limited length, and with a sentence where it cannot be done. */
async function answered(
  pace: Pace,
  work: () => string | Promise<string>,
  number = 1,
): Promise<CallToolResult> {
  try {
    pace.take();
    return { content: [{ type: 'text', text: pageOf(await work(), number) }] };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

function setupOf(
  { game: rules }: PlayableGame,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
): Setup {
  try {
    return checkSetup(rules, { seats, seed, options });
  } catch (error) {
    if (error instanceof Refused) throw new ToolError(error.message);
    throw error;
  }
}

/** What a connection may use; tables and rate are common to all. */
export interface Offer {
  readonly tables: GuestTables;
  readonly pace: Pace;
  readonly version: string;
  /** The servers at whose tables it may sit down; null for any. */
  readonly servers: readonly string[] | null;
}

function serverAt(link: string, servers: Offer['servers']): URL {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ToolError('a link begins with http:// or https://');
  if (servers !== null && !servers.includes(url.origin))
    throw new ToolError(`this program joins tables of ${servers.join(', ') || 'no server'} only`);
  return url;
}

/** A new server for one connection. */
export function newServer(offer: Offer): McpServer {
  const { pace, version } = offer;
  const server = new McpServer({ name: 'deadlight', version }, { instructions: INSTRUCTIONS });
  addTables(server, offer);
  addLibrary(server, pace);
  addResources(server);
  return server;
}

function addTables(server: McpServer, { tables, pace, servers }: Offer): void {
  const seated = async (guest: Guest, spoken: Language): Promise<string> => {
    const conversation = new Conversation(guest, spoken);
    const token = tables.add(conversation);
    return `table: ${token}\n${conversation.now()}`;
  };

  server.registerTool(
    'open_table',
    {
      title: 'Open a table',
      description:
        'Opens a table against bots and takes one seat. Its first line names the table for all other tools.',
      inputSchema: z.object({
        game,
        players: z.number().int().min(1).max(6).default(4).describe('seats, yours included'),
        options: z
          .record(z.string().max(40), z.union([z.boolean(), z.number().int(), z.string().max(40)]))
          .default({})
          .describe('table options, such as {"mode":"coop"} in Nemesis and Lockdown'),
        bots: z.enum(OFFERED).default(USUAL_LEVEL).describe('the level of the bots'),
        language,
        seed: z.string().min(1).max(64).optional().describe('the same seed deals the same game'),
      }),
    },
    (wish) =>
      answered(pace, async () => {
        const playable = playableNamed(wish.game);
        const seed = wish.seed ?? randomBytes(16).toString('hex');
        const setup = setupOf(playable, wish.players, wish.options, seed);
        const voice = voiceFor(playable, wish.language);
        const opened = { playable, setup, seat: FIRST_SEAT, level: wish.bots, voice };
        return seated(await LocalGuest.open(opened), wish.language);
      }),
  );

  server.registerTool(
    'join_table',
    {
      title: 'Join a table online',
      description:
        'Sits down at a table of a server, by the key of a seat that its host keeps for a program. Everybody there sees ' +
        'that you are a program. The first line names the table for all other tools. Call wait until the host starts.',
      inputSchema: z.object({
        link: z
          .string()
          .max(LONGEST_LINE)
          .describe('the link of the table, or any address of its server'),
        key: z.string().max(80).describe('the key of the seat, as the host has it'),
        name: z.string().min(1).max(40).default('Model').describe('what the others call you'),
        language,
      }),
    },
    ({ link, key, name, language: spoken }) =>
      answered(pace, async () => {
        const joining = { server: serverAt(link, servers), key, name, language: spoken };
        return seated(await OnlineGuest.join(joining), spoken);
      }),
  );

  server.registerTool(
    'look',
    {
      title: 'Look at the table',
      description:
        'Without "at": what happened since your last answer, where you are, what you are asked. With "at", one ' +
        'question to the table: where, look ROOM, path ROOM, threats, noise, doors, fire, rooms, crew, hand, hand ' +
        'CARD, items, wounds, goal, bag, time, pods, beside, notes, odds, odds ANSWER, why, why ANSWER, last N, ' +
        'since all, who, help.',
      inputSchema: z.object({ table, at: line.optional(), page }),
      annotations: { readOnlyHint: true },
    },
    ({ table: token, at, page: number }) =>
      answered(
        pace,
        () => (at === undefined ? tables.at(token).now() : tables.at(token).look(at)),
        number,
      ),
  );

  server.registerTool(
    'options',
    {
      title: 'List the options',
      description:
        'Every answer to the open question with its cost and, in square brackets, its notation; then what is not ' +
        'possible, and why.',
      inputSchema: z.object({ table, page }),
      annotations: { readOnlyHint: true },
    },
    ({ table: token, page: number }) => answered(pace, () => tables.at(token).options(), number),
  );

  server.registerTool(
    'decide',
    {
      title: 'Answer the question',
      description:
        'Answers by notation ("move 11"), by number, or in words; several options with commas; "nothing" for none. ' +
        '"move 11 pay rest" names the card that pays. Tells what came of it.',
      inputSchema: z.object({
        table,
        says: line,
        sure: z.boolean().default(false).describe('do not ask again before lasting consequences'),
      }),
    },
    ({ table: token, says, sure }) => answered(pace, () => tables.at(token).decide(says, sure)),
  );

  server.registerTool(
    'speak',
    {
      title: 'Say something to the table',
      description:
        'On your own turn, claims something ("claim-engine 2 intact") or announces a plan ("say-help"): true or ' +
        'not, everybody hears it. Without "says", opens the question and lists what can be said.',
      inputSchema: z.object({ table, says: line.optional() }),
    },
    ({ table: token, says }) => answered(pace, () => tables.at(token).speak(says)),
  );

  server.registerTool(
    'undo',
    {
      title: 'Take back',
      description: 'Takes back your last decision, as long as nobody has learned anything from it.',
      inputSchema: z.object({ table }),
    },
    ({ table: token }) => answered(pace, () => tables.at(token).undo()),
  );

  server.registerTool(
    'wait',
    {
      title: 'Wait for your turn',
      description:
        'Waits until you are asked or the game is over, at most the given seconds; then tells as look does.',
      inputSchema: z.object({
        table,
        seconds: z.number().int().min(0).max(LONGEST_WAIT).default(LONGEST_WAIT),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ table: token, seconds }) => answered(pace, () => tables.at(token).waited(seconds * 1000)),
  );

  server.registerTool(
    'leave_table',
    {
      title: 'Leave the table',
      description: 'Gives the seat up. A game in this program is not kept; online, a bot goes on.',
      inputSchema: z.object({ table }),
    },
    ({ table: token }) =>
      answered(pace, () => {
        tables.leave(token);
        return 'You have left the table.';
      }),
  );
}

function addLibrary(server: McpServer, pace: Pace): void {
  server.registerTool(
    'read_rule',
    {
      title: 'Read a rule',
      description:
        'A rule by its id ("NEM-MOVE-01"), all rules of a topic ("NEM-MOVE"), or those that contain words.',
      inputSchema: z.object({ game, rule: line, page }),
      annotations: { readOnlyHint: true },
    },
    ({ game: id, rule, page: number }) => answered(pace, () => rulesNamed(id, rule), number),
  );

  server.registerTool(
    'read_card',
    {
      title: 'Read a card',
      description: 'A card, an item, a room or a creature by its name: what it is, costs and does.',
      inputSchema: z.object({ game, card: line, language, page }),
      annotations: { readOnlyHint: true },
    },
    ({ game: id, card, language: spoken, page: number }) =>
      answered(pace, () => cardNamed(id, card, spoken), number),
  );
}

const TEXT = 'text/plain';

function addResources(server: McpServer): void {
  const text = (uri: URL, said: string) => ({
    contents: [{ uri: uri.href, mimeType: TEXT, text: said }],
  });
  const one = (value: string | string[] | undefined): string => String(value ?? '');

  for (const id of Object.keys(GAMES)) {
    server.registerResource(
      `handbook-${id}`,
      `deadlight://handbook/${id}`,
      {
        title: `Handbook: ${id}`,
        description: 'The game on one page, and its chapters',
        mimeType: TEXT,
      },
      async (uri) => text(uri, await handbookPage(id, 'en')),
    );
    server.registerResource(
      `rules-${id}`,
      `deadlight://rules/${id}`,
      { title: `Rules: ${id}`, description: 'The topics of the numbered rules', mimeType: TEXT },
      (uri) =>
        text(
          uri,
          topicsOf(id)
            .map((topic) => `deadlight://rules/${id}/${topic}`)
            .join('\n'),
        ),
    );
  }

  server.registerResource(
    'chapter',
    new ResourceTemplate('deadlight://handbook/{game}/{language}/{chapter}', {
      list: async () => ({
        resources: (
          await Promise.all(
            Object.keys(GAMES).map(async (id) =>
              (
                await chaptersOf(id)
              ).map((chapter) => ({
                uri: `deadlight://handbook/${id}/en/${chapter}`,
                name: `${id}: ${chapter}`,
                mimeType: TEXT,
              })),
            ),
          )
        ).flat(),
      }),
    }),
    { title: 'A chapter of a handbook', mimeType: TEXT },
    async (uri, values) => {
      const spoken = LANGUAGES.find((known) => known === one(values['language'])) ?? 'en';
      return text(uri, await handbookPage(one(values['game']), spoken, one(values['chapter'])));
    },
  );

  server.registerResource(
    'topic',
    new ResourceTemplate('deadlight://rules/{game}/{topic}', {
      list: () => ({
        resources: Object.keys(GAMES).flatMap((id) =>
          topicsOf(id).map((topic) => ({
            uri: `deadlight://rules/${id}/${topic}`,
            name: topic,
            mimeType: TEXT,
          })),
        ),
      }),
    }),
    { title: 'The rules of a topic', mimeType: TEXT },
    (uri, values) => text(uri, rulesNamed(one(values['game']), one(values['topic']))),
  );
}
