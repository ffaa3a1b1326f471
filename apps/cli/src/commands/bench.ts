import type {
  BrowserReport,
  Capacity,
  ClusterReport,
  GameReport,
  Pace,
  PaceReport,
  Report,
  RestReport,
  SameWork,
  ServerReport,
  ThreadsReport,
} from '@deadlight/bench';
import type { Command } from 'commander';
import { failed, wrong } from '../problem.ts';
import { type ThroughputReport, throughput } from '../simulate/throughput.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { progressBar } from '../terminal/progress.ts';

interface Options {
  readonly quick?: true;
  readonly browser?: true;
  readonly pace?: true;
  readonly game?: string;
  readonly server?: true;
  readonly cluster?: true;
  readonly threads?: string;
  readonly rest?: true;
  readonly json?: true;
}

const EXAMPLES = `
With boardgame.io beside it (\`npm run bench:peers\` in the project installs that in a folder of its own, and
then measures), everything is measured in one run; boardgame.io plays tic-tac-toe in production mode. A
ratio of 10 means that ten decisions of ours take as long as one move of boardgame.io. At the end whole
games are played by bots, on one core and on two.
With --browser, the browser client is measured in Chromium: how soon after a click the first beat
begins, and how smoothly the full board pans. What counts is processor time, as on a processor four times
slower: that of the page, of the host and of the thread that puts the frame on the screen, one after the
other. A yardstick beside every click corrects for other work on the machine.
With --browser --pace, games are played at the usual pace: how long a player waits for the next turn, how long
whatever is shown large stands there for each of its words, and whether anything covers anything else.
With --server, servers are measured in processes of their own, with all players in another: 500 tables
of four seats with hidden information, every move on disk before anybody is told. Ours does the same work
as the least that could do it (ws and a journal, without and with our rules played), as Colyseus and as
boardgame.io, which are installed if they are not there; rounds are interleaved, and it takes 5 GB of memory. Without
--quick, our server is then driven to its limits. Other work on the machine shows in everything but the
processor time of a move.
With --server --threads 2, the same load goes to a server with one thread and to one with two, in turn, and
nothing else is measured.
With --server --rest, a million tables are stored, in a file and in PostgreSQL, which must be installed; then a
server starts on them, and pages open some of them. It takes 10 GB of disk. With --quick they are 40,000.
With --cluster, the same load goes to one process with SQLite and to one, two and four owners on
PostgreSQL, which must be installed, as must nats-server; then owners are killed.

Examples:
  deadlight bench
  deadlight bench --quick --json
  deadlight bench --browser
  deadlight bench --server --quick`;

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('Measure the speed of the engine, and of boardgame.io where it is installed.')
    .option('--quick', 'measure for seconds instead of two minutes; less accurate')
    .option('--browser', 'measure the browser client instead, in Chromium')
    .option('--pace', 'with --browser: how long a player waits, and what can be read meanwhile')
    .option('--game <game>', 'with --browser --pace: only this game')
    .option('--server', 'measure the server instead, and others on the same work')
    .option('--threads <n>', 'with --server: compare one thread with several')
    .option('--rest', 'with --server: start on a million tables at rest')
    .option('--cluster', 'measure servers that share their tables over PostgreSQL and NATS')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(runBench);
}

async function runBench(options: Options): Promise<void> {
  const { quick, browser, pace, server, cluster, json } = options;
  if (options.threads !== undefined) return runThreads(options);
  if (options.rest) return runRest(options);
  const { bench, benchBrowser, benchPace, benchServer, benchCluster, CLUSTER_BARS, SERVER_BARS } =
    await loadBench();
  if (cluster) {
    const report = await benchCluster(quick === true, (step) => {
      if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
    });
    const lines = json ? [JSON.stringify(report)] : clusterLines(report, CLUSTER_BARS.failover);
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  if (server) {
    const report = await benchServer(quick === true, (step) => {
      if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
    });
    const lines = json ? [JSON.stringify(report)] : serverLines(report, SERVER_BARS);
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  if (browser && pace) {
    const report = await benchPace({ quick: quick === true, only: options.game }, (name) => {
      if (process.stderr.isTTY) process.stderr.write(`${name} …\n`);
    });
    const lines = json ? [JSON.stringify(report)] : paceLines(report);
    process.stdout.write(`${lines.join('\n')}\n`);
    if (report.games.some(({ met: isMet }) => !isMet)) process.exitCode = 1;
    return;
  }
  if (browser) {
    const report = await benchBrowser(quick === true, (game) => {
      if (process.stderr.isTTY) process.stderr.write(`${game} …\n`);
    });
    const lines = json ? [JSON.stringify(report)] : browserLines(report);
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  const report = bench(quick === true, progress());
  const bulk = await throughput(quick === true, progress());
  const lines = json
    ? [JSON.stringify({ ...report, throughput: bulk })]
    : [...table(report), '', ...bulkLines(bulk)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function runThreads({ threads, server, quick, json }: Options): Promise<void> {
  const count = Number(threads);
  if (server !== true || !Number.isInteger(count) || count < 2)
    throw wrong('--threads goes with --server, and is a whole number from 2');
  const { benchThreads, THREADS_BARS } = await loadBench();
  const report = await benchThreads(count, quick === true, (step) => {
    if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
  });
  const lines = json ? [JSON.stringify(report)] : threadsLines(report, THREADS_BARS.gain);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function runRest({ server, quick, json }: Options): Promise<void> {
  if (server !== true) throw wrong('--rest goes with --server');
  const { benchRest, REST_BARS } = await loadBench();
  const report = await benchRest(quick === true, (step) => {
    if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
  });
  const lines = json ? [JSON.stringify(report)] : restLines(report, REST_BARS);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** A bar that learns at the first step how many there are. */
function progress(): (done: number, of: number) => void {
  let bar: ((done: number) => void) | undefined;
  return (done, of) => {
    bar ??= progressBar(of, (n) => `${n} / ${of}`);
    bar(done);
  };
}

/** The benchmark is a package of its own. */
async function loadBench(): Promise<typeof import('@deadlight/bench')> {
  try {
    return await import('@deadlight/bench');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    throw failed('the benchmark is not installed; run `npm install` in the project to get it');
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const met = (yes: boolean): string => (yes ? 'met' : 'missed');

function table({ rows, games, target, node }: Report): string[] {
  const [head, ...body] = columns([
    ['name', 'decisions per second', 'µs each', ...(target === null ? [] : ['ratio'])],
    ...rows.map((row) => [
      row.name,
      row.decisionsPerSecond,
      Number(row.microseconds.toFixed(2)),
      ...(row.ratio === null ? [] : [Number(row.ratio.toFixed(2))]),
    ]),
  ]);
  return [
    paint('bold', head!),
    ...body,
    ...games.flatMap(gameLines),
    '',
    ...targetLines(target),
    `Node ${node}, one core.`,
  ];
}

const WITHOUT_PEERS = 'To measure boardgame.io in the same run: npm run bench:peers';

function targetLines(target: Report['target']): string[] {
  if (target === null) return [WITHOUT_PEERS];
  const { required, requiredMet, ratio, row, aimed, aimedMet } = target;
  return [
    `Target, less than 1/${required} of a boardgame.io move: ${met(requiredMet)} (1/${ratio.toFixed(1)}, ${row}).`,
    `Aim, 1/${aimed}: ${met(aimedMet)}.`,
  ];
}

function bulkLines({ games, scaling, required, requiredMet, cores }: ThroughputReport): string[] {
  const [head, ...rows] = columns([
    ['games by bots', 'players', 'bot', 'games per second and core', 'two processes'],
    ...games.map(({ game, players, bot, gamesPerSecond, scaling }) => [
      game,
      players,
      bot,
      Number(gamesPerSecond.toFixed(1)),
      `${scaling.toFixed(2)} times`,
    ]),
  ]);
  return [
    paint('bold', head!),
    ...rows,
    `Two processes play ${scaling.toFixed(2)} times as much as one; ${required} is required: ${met(requiredMet)} (${cores} cores).`,
  ];
}

function gameLines({ name, seats, clone, view, bytes, growth, timeShares }: GameReport): string[] {
  return [
    '',
    paint('bold', `${name}, ${seats} players`),
    `Clone of a table: ${clone.microseconds.toFixed(2)} µs, the time of ${clone.decisions.toFixed(2)} decisions.`,
    `View of a seat, question included: ${view.microseconds.toFixed(2)} µs.`,
    `Table as JSON: ${bytes.state} bytes. Record of a game: ${bytes.record} bytes, ${bytes.recordPerDecision.toFixed(1)} for each decision.`,
    `A decision with ${growth.to} players costs ${growth.times.toFixed(2)} times one with ${growth.from}.`,
    `Where the time goes: options ${percent(timeShares.options)}, decide ${percent(timeShares.decide)}, setup ${percent(timeShares.setup)}.`,
  ];
}

function browserLines({ chromium, slowed, games }: BrowserReport): string[] {
  return [
    paint('bold', `In Chromium ${chromium}, on a processor ${slowed} times slower`),
    ...games.flatMap(({ name, answer, pan, shift }) => [
      '',
      paint('bold', name),
      `From the click until the first beat begins: ${answer.median.toFixed(0)} ms, the median of ${answer.count}; the slowest ${answer.slowest.toFixed(0)} ms. Beside everything else that runs here: ${answer.busy.toFixed(0)} ms. On the clock, at full speed: ${answer.passed.toFixed(0)} ms.`,
      `Panning: ${pan.framesPerSecond.toFixed(0)} frames a second; the longest frame ${pan.longest.toFixed(0)} ms. Here: ${pan.seen.toFixed(0)} frames a second.`,
      `What moves by itself at a decision: ${shift.desk.toFixed(3)} of the screen on a desk, ${shift.phone.toFixed(3)} on a phone.`,
      `Target, an answer within ${answer.required} ms: ${met(answer.met)}. Target, ${pan.required} frames a second: ${met(pan.met)}. Target, at most ${shift.required} moves: ${met(shift.met)}.`,
    ]),
  ];
}

function paceLines({ chromium, games }: PaceReport): string[] {
  return [
    paint('bold', `In Chromium ${chromium}, at the usual pace`),
    ...games.flatMap((game) => [
      '',
      paint('bold', game.name),
      `From my last decision of a turn to my next: ${game.median.toFixed(1)} s, the median of ${game.turns}; at most ${game.longestWithoutGreat.toFixed(1)} s where nothing great happens, ${game.longest.toFixed(1)} s where it does.`,
      `Without what this machine took for it (bots, drawing, other programs): ${game.planned.median.toFixed(1)} s, at most ${game.planned.longestWithoutGreat.toFixed(1)} s where nothing great happens.`,
      ...game.slowest.map(
        ({ text, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${text.replaceAll('\n', ' / ')}`,
      ),
      `What is shown large: ${game.banners} times, for at least ${game.perWord.toFixed(0)} ms a word: ${game.hasty}`,
      `Panels that cover each other: ${game.overlaps.join(', ') || 'none'}.`,
      `Targets, a median of 6 s, at most 15 s, 200 ms a word, nothing covered: ${met(game.met)}.`,
    ]),
  ];
}

type Bars = typeof import('@deadlight/bench').SERVER_BARS;

/** A line of the table: what was measured, in its unit, and whether less or more of it is better. */
interface Judged {
  readonly what: string;
  readonly value: number;
  readonly digits?: number;
  readonly bar: number;
  readonly aim: number;
  readonly better: 'less' | 'more';
}

function judgedLine({ what, value, digits = 0, bar, aim, better }: Judged) {
  const reaches = (wanted: number): boolean =>
    better === 'less' ? value <= wanted : value >= wanted;
  const verdict = reaches(aim) ? 'aim met' : `bar ${met(reaches(bar))}`;
  return [what, Number(value.toFixed(digits)), bar, aim, verdict];
}

function threadsLines(
  { node, cores, load, tables, rate, rounds }: ThreadsReport,
  { aim }: { readonly aim: number },
): string[] {
  const [head, ...rows] = columns([
    [
      `${tables} tables of four`,
      'moves per second',
      'CPU µs per move',
      'of it the busiest thread',
      'the players',
      `at ${rate} per second: median ms`,
      'p99 ms',
      'CPU µs',
      'MB',
      'other programs: cores',
    ],
    ...rounds.map((one) => [
      one.threads === 1 ? 'one thread' : `${one.threads} threads`,
      Math.round(one.moves),
      Math.round(one.cpu),
      Math.round(one.busiest),
      Math.round(one.players),
      Number(one.median.toFixed(1)),
      Number(one.p99.toFixed(1)),
      Math.round(one.pacedCpu),
      Math.round(one.memory / 1e6),
      Number(one.others.toFixed(1)),
    ]),
  ]);
  const median = (several: boolean, of: (one: ThreadsReport['rounds'][number]) => number): number =>
    rounds
      .filter((one) => one.threads > 1 === several)
      .map(of)
      .toSorted((a, b) => a - b)
      .at(Math.floor((rounds.length / 2 - 1) / 2))!;
  const moves = median(true, (one) => one.moves) / median(false, (one) => one.moves);
  const room = median(false, (one) => one.busiest) / median(true, (one) => one.busiest);
  return [
    paint('bold', head!),
    ...rows,
    '',
    `Medians: ${moves.toFixed(2)} times the moves of one thread, with the players on the same cores (aim ${aim}).`,
    `Its busiest thread has ${room.toFixed(2)} times less to do per move: with a core for each, that is how many times the moves it would make.`,
    `Node ${node}, ${cores} cores, load ${load.map((one) => one.toFixed(1)).join(' to ')}.`,
  ];
}

function restLines(
  { node, cores, load, tables, stores }: RestReport,
  bars: typeof import('@deadlight/bench').REST_BARS,
): string[] {
  const [head, ...rows] = columns([
    [
      `${tables} tables at rest`,
      'made in s',
      'starts in s',
      'CPU s',
      'MB',
      'MB afterwards',
      'opens: median ms',
      'p99 ms',
      'CPU ms',
      'a finished game: median ms',
      'p99 ms',
      'CPU ms',
      'taken over, a quarter: s',
      'all: s',
    ],
    ...stores.map((one) => [
      one.name,
      Math.round(one.made),
      Number(one.start.toFixed(1)),
      Number(one.startCpu.toFixed(1)),
      Math.round(one.memory / 1e6),
      Math.round(one.afterwards / 1e6),
      ...[one.playing, one.finished].flatMap(({ median, p99, cpu }) =>
        [median, p99, cpu].map((ms) => Number(ms.toFixed(1))),
      ),
      one.takeover?.large.toFixed(1) ?? '',
      one.takeover?.all.toFixed(1) ?? '',
    ]),
  ]);
  const most = (of: (one: RestReport['stores'][number]) => number): number =>
    Math.max(...stores.map(of));
  const isMet = {
    start: most(({ start }) => start) <= bars.start,
    memory: most(({ memory }) => memory) <= bars.memory,
    open: most(({ playing, finished }) => Math.max(playing.p99, finished.p99)) <= bars.open,
    takeover: most(({ takeover }) => takeover?.large ?? 0) <= bars.takeover,
  };
  return [
    paint('bold', head!),
    ...rows,
    '',
    `Targets: a start within ${bars.start} s: ${met(isMet.start)}; ${bars.memory / 1e6} MB: ${met(isMet.memory)}; any table open within ${bars.open} ms: ${met(isMet.open)}; a shard with a quarter of them taken over within ${bars.takeover} s: ${met(isMet.takeover)}.`,
    `Node ${node}, ${cores} cores, load ${load.map((one) => one.toFixed(1)).join(' before, ')} after.`,
  ];
}

function clusterLines(
  { node, cores, load, tables, rate, paces, failovers }: ClusterReport,
  { bar, aim }: { readonly bar: number; readonly aim: number },
): string[] {
  const [head, ...rows] = columns([
    [
      `${rate} decisions a second`,
      'reached',
      'median ms',
      'p99 ms',
      'CPU µs: owners',
      'gateway',
      'database',
      'bus',
      'messages',
    ],
    ...paces.map((pace) => [
      pace.name,
      Math.round(pace.reached),
      Number(pace.median.toFixed(1)),
      Number(pace.p99.toFixed(1)),
      Math.round(pace.owners),
      Math.round(pace.gateways),
      Math.round(pace.database),
      Math.round(pace.bus),
      Number(pace.messages.toFixed(1)),
    ]),
  ]);
  const worst = Math.max(...failovers);
  const each = failovers.map((seconds) => seconds.toFixed(1)).join(', ');
  return [
    paint('bold', head!),
    ...rows,
    '',
    `An owner is killed: all tables go on after ${each} s. Bar ${bar} s: ${met(worst <= bar)}; aim ${aim} s: ${met(worst <= aim)}.`,
    `${tables} tables of four. Node ${node}, ${cores} cores, load ${load.map((one) => one.toFixed(1)).join(' before, ')} after.`,
  ];
}

function serverLines(report: ServerReport, bars: Bars): string[] {
  const { node, cores, load, sameWork, capacity } = report;
  const judged: Judged[] = [
    {
      what: 'processor of a move, for each of the floor with our rules',
      value: sameWork.ours,
      digits: 2,
      ...bars.floor,
      better: 'less',
    },
    {
      what: 'the same, for each of Colyseus with our rules',
      value: sameWork.toColyseus,
      digits: 2,
      ...bars.colyseus,
      better: 'less',
    },
    ...(capacity === null ? [] : judgedCapacity(capacity, bars)),
  ];
  const [head, ...rows] = columns([['', 'measured', 'bar', 'aim', ''], ...judged.map(judgedLine)]);
  return [
    ...sameWorkLines(sameWork),
    '',
    ...(capacity === null ? [] : [...capacityLines(capacity), '']),
    paint('bold', head!),
    ...rows,
    '',
    `Node ${node}, ${cores} cores. Load of the machine: ${load.map((value) => value.toFixed(1)).join(' before, ')} after.`,
  ];
}

function sameWorkLines({ tables, steady, rows }: SameWork): string[] {
  const inRounds = (values: readonly number[], digits = 0): string =>
    values
      .toSorted((a, b) => a - b)
      .map((value) => value.toFixed(digits))
      .join(' ');
  const [head, ...lines] = columns([
    [
      `${tables} tables of four, durable before told`,
      'µs a move',
      'moves a second',
      'bytes a delivery',
      `p99 ms at ${steady}/s`,
      'MB',
      'floor with rules = 1',
    ],
    ...rows.map(({ name, cpu, moves, bytes, p99, memory, ratio }) => [
      name,
      inRounds(cpu),
      inRounds(moves),
      bytes,
      inRounds(p99, 1),
      Math.round(memory / 1e6),
      Number(ratio.toFixed(2)),
    ]),
  ]);
  return [paint('bold', head!), ...lines];
}

function capacityLines({ tables, steady, paces, sockets }: Capacity): string[] {
  const [head, ...rows] = columns([
    [
      `decisions a second at ${tables} tables`,
      'reached',
      'median ms',
      'p99 ms',
      'CPU µs',
      'of the players',
      'bytes a seat',
      'cores busy elsewhere',
    ],
    ...[steady, ...paces].map(
      ({ rate, reached, median, p99, cpu, players, bytes, others }: Pace) => [
        rate,
        Math.round(reached),
        Number(median.toFixed(1)),
        Number(p99.toFixed(1)),
        Math.round(cpu),
        Math.round(players),
        bytes,
        Number(others.toFixed(1)),
      ],
    ),
  ]);
  return [
    paint('bold', head!),
    ...rows,
    ...sockets.map(
      ({ count, bytes }) =>
        `${count} sockets at ${count / 4} tables, in one process: ${Math.round(bytes / 1e6)} MB.`,
    ),
  ];
}

function judgedCapacity({ steady, most, sockets }: Capacity, bars: Bars): Judged[] {
  const within = sockets.filter(({ bytes }) => bytes <= bars.memory.bar);
  return [
    {
      what: `p99 of the acknowledgement at ${steady.rate} decisions a second, ms`,
      value: steady.p99,
      digits: 1,
      ...bars.acknowledged,
      better: 'less',
    },
    { what: 'decisions a second at p99 ≤ 100 ms', value: most, ...bars.most, better: 'more' },
    {
      what: `sockets in one process within ${bars.memory.bar / 1e6} MB`,
      value: Math.max(0, ...within.map(({ count }) => count)),
      ...bars.sockets,
      better: 'more',
    },
    {
      what: 'bytes a seat and decision, median',
      value: steady.bytes,
      ...bars.bytes,
      better: 'less',
    },
  ];
}
