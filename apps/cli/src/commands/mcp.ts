import type { Command } from 'commander';
import { wholeNumber } from '../choices.ts';
import { wrong } from '../problem.ts';

interface Options {
  readonly http?: true;
  readonly port: string;
  readonly address: string;
  readonly hosts?: string;
  readonly servers?: string;
}

const EXAMPLES = `
A language model takes one seat at a table and plays it in words: docs/bots/models.md. Without --http it speaks on
standard input and output, as programs that start it expect.

Examples:
  deadlight mcp                        started by a program, such as a desktop assistant
  deadlight mcp --http --port 4180     at http://127.0.0.1:4180/mcp
  deadlight mcp --http --servers https://example.org`;

export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('Let a language model play, over the Model Context Protocol.')
    .option('--http', 'streamable HTTP instead of standard input and output')
    .option('--port <n>', 'with --http: the port', '4180')
    .option(
      '--address <ip>',
      'with --http: the address; others can reach it at 0.0.0.0',
      '127.0.0.1',
    )
    .option('--hosts <names>', 'with --http: names besides localhost under which it may be called')
    .option(
      '--servers <urls>',
      'the servers at whose tables it may sit down; without it any, with --http none',
    )
    .addHelpText('after', EXAMPLES)
    .action(mcp);
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null)
    throw wrong(`--servers takes addresses such as https://example.org, not "${text}"`);
  return url.origin;
}

async function mcp(options: Options): Promise<void> {
  // Nothing is painted: models read plain text.
  process.env['NO_COLOR'] = '1';
  const port = wholeNumber('--port', options.port, 0, 65_535);
  const { serve } = await import('../mcp/serve.ts');
  const hosts = options.hosts?.split(',') ?? [];
  const servers = options.servers?.split(',').map(originOf) ?? (options.http ? [] : null);
  await serve(options.http ? { port, address: options.address, hosts } : null, servers);
}
