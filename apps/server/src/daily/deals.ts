/** The lists of the deals of the day: who had which result, one entry a person. */
import { randomBytes } from 'node:crypto';
import {
  type Deal,
  type DealAsk,
  type DealEntry,
  type DealResult,
  type DealTold,
  dayAt,
  dayNumber,
  dealOf,
  type Shown,
} from '@deadlight/host';
import { apartFrom } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import type { Verdict } from './judge.ts';

export interface DealsWork {
  readonly people: People;
  /** Plays a game once more; `whose` is the person at whose expense. */
  judge(deal: Deal, packed: string, whose: string): Promise<Verdict>;
  now(): number;
}

type Listed = Extract<DealTold, { is: 'list' }>;

/** How many of the best are listed. */
const MOST = 100;
/** Days that an entry is kept. */
const KEPT = 366;
/** Days after its own on which a deal may still be entered: many games are begun late in the evening. */
const LATE = 1;
const ID_BYTES = 9;

export class Deals {
  readonly #work: DealsWork;

  constructor(work: DealsWork) {
    this.#work = work;
  }

  async do(person: string, ask: DealAsk): Promise<DealTold> {
    const day = dayNumber(Date.parse(ask.day));
    return ask.do === 'list' ? this.#list(person, day) : this.#enter(person, day, ask.record);
  }

  #isOpen(day: number): boolean {
    const today = dayNumber(this.#work.now());
    return day <= today && today <= day + LATE;
  }

  async #enter(person: string, day: number, packed: string): Promise<DealTold> {
    const { people, judge, now } = this.#work;
    const no = (verdict: Extract<Verdict, { why: unknown }>): DealTold => ({
      is: 'turned-down',
      day: dayAt(day),
      why: verdict.why,
      at: verdict.at ?? null,
    });
    if (!this.#isOpen(day)) return no({ why: 'not-open' });
    const [[before]] = (await people.run([{ do: 'hasDeal', values: [day, person] }])) as [
      unknown[],
    ];
    if (before !== undefined) return no({ why: 'entered' });
    const verdict = await judge(dealOf(Date.parse(dayAt(day))), packed, person);
    if ('why' in verdict) return no(verdict);
    await enterDeal(people, person, { ...verdict, day, now: now() });
    return this.#list(person, day);
  }

  async #list(person: string, day: number): Promise<Listed> {
    const { people, now } = this.#work;
    const [[rows, counted, last], apart] = await Promise.all([
      people.run([
        { do: 'dealsOf', values: [day, person, MOST + 1] },
        { do: 'countDeals', values: [day] },
        { do: 'streakOf', values: [person] },
      ]),
      apartFrom(people, person),
    ]);
    const entries = rows!
      .filter((row) => row['person'] === null || !apart.has(row['person'] as string))
      .map((row): DealEntry => {
        const shown = JSON.parse((row['shown'] as string | null) ?? '[]') as Shown[];
        const who =
          row['person'] === null ? 'former' : row['person'] === person ? 'reader' : 'player';
        return {
          rank: Number(row['place']),
          who,
          name: shown.includes('name') ? nameIn(row['name'] as string | null) : null,
          page: shown.length > 0 ? (row['address'] as string | null) : null,
          won: row['won'] === 1,
          decisions: Number(row['decisions']),
          streak: Number(row['streak']),
        };
      });
    const [streak] = last!;
    const isRunning = streak !== undefined && Number(streak['day']) >= dayNumber(now()) - 1;
    return {
      is: 'list',
      day: dayAt(day),
      open: this.#isOpen(day),
      count: Number(counted![0]!['n']),
      entries: entries
        .toSorted((a, b) => a.rank - b.rank)
        .filter(({ who }, i) => i < MOST || who === 'reader'),
      streak: {
        now: isRunning ? Number(streak['streak']) : 0,
        best: Number(streak?.['best'] ?? 0),
      },
    };
  }
}

const nameIn = (kept: string | null): string | null =>
  kept === null ? null : (JSON.parse(kept) as string);

/** The first result counts. */
async function enterDeal(
  { run }: Pick<People, 'run'>,
  person: string,
  { day, won, decisions, now }: DealResult & { readonly day: number; readonly now: number },
): Promise<void> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await run([
    { do: 'sweepDeals', values: [dayNumber(now) - KEPT] },
    { do: 'addDeal', values: [id, day, person, won ? 1 : 0, decisions, now] },
    { do: 'countStreaks', values: [person, day] },
  ]);
}

export async function dealsBy(
  { run }: Pick<People, 'run'>,
  person: string,
): Promise<readonly (DealResult & { readonly day: string; readonly entered: number })[]> {
  const [rows] = await run([{ do: 'dealsBy', values: [person] }]);
  return rows!.map(({ day, won, decisions, at }) => ({
    day: dayAt(day as number),
    won: won === 1,
    decisions: Number(decisions),
    entered: at as number,
  }));
}
