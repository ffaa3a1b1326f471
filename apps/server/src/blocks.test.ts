/** People of whom one has blocked the other, on a running server: they do not meet, and neither learns why. */
import { asSeat } from '@deadlight/engine';
import type { FromServer, Listed } from '@deadlight/host';
import { expect, it } from 'vitest';
import { usePeople } from '../testing/server-with-people.ts';
import type { Guest } from './testing.ts';

const there = usePeople();

type Heard<S extends FromServer['say']> = Extract<FromServer, { say: S }>;

/** What a message is answered by: what is waited for, or why it was refused. */
async function answer<S extends FromServer['say']>(
  of: Guest,
  wanted: S,
  say: () => void,
): Promise<Heard<S> | Heard<'failed'>> {
  const from = of.heard.length;
  say();
  return of.until(
    () =>
      of.heard
        .slice(from)
        .find(
          (one): one is Heard<S> | Heard<'failed'> => one.say === wanted || one.say === 'failed',
        ),
    wanted,
  );
}

const come = (of: Guest, table: string) =>
  answer(of, 'table', () => of.say({ say: 'enter', table }));

const banned = { say: 'failed', problem: 'banned', detail: '' };

/** Waits until somebody was turned away so often, always with the same words. */
async function refusals(of: Guest, count: number): Promise<void> {
  const all = (): FromServer[] => of.heard.filter(({ say }) => say === 'failed');
  await of.until(() => all().length >= count, 'a refusal');
  expect(all()).toEqual(new Array(count).fill(banned));
}

/** The list of tables as its reader has it: they keep it from what they were sent. */
function listFor(of: Guest): readonly string[] {
  let list: readonly Listed[] = [];
  for (const one of of.heard) {
    if (one.say !== 'tables') continue;
    const news = new Set(one.tables.map(({ id }) => id));
    const kept = list.filter(({ id }) => !one.gone.includes(id) && !news.has(id));
    list = one.whole ? one.tables : [...kept, ...one.tables];
  }
  return list.map(({ id }) => id);
}

async function block(of: Guest, who: { seat: ReturnType<typeof asSeat> } | { line: number }) {
  expect(await answer(of, 'blocked', () => of.say({ say: 'block', ...who }))).toMatchObject({
    say: 'blocked',
  });
}

/** Ada has opened a table, where she sits, and so does Bo. */
async function together(settings = {}): Promise<{ ada: Guest; bo: Guest; table: string }> {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const table = await ada.open(settings);
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  await ada.until(() => ada.info!.seats[1]!.name === 'Bo', 'Bo sits');
  return { ada, bo, table };
}

const blockedBy = async (of: Guest) => {
  const told = await answer(of, 'account', () => of.say({ say: 'account', ask: { do: 'show' } }));
  if (told.say !== 'account' || told.told.is !== 'account') throw new Error('no account');
  return told.told.account.blocked;
};

it('keeps two people from each other’s tables, whoever has blocked whom, and says the same to both', async () => {
  const { ada, bo, table } = await together();
  await block(ada, { seat: asSeat(1) });
  // The host stays; whoever was blocked has neither the seat nor a place to look on from.
  await ada.until(() => ada.info!.seats[1]!.kind === 'empty', 'the seat is free');
  await refusals(bo, 1);
  expect(await come(bo, table)).toEqual(banned);
  const other = await bo.open({ listed: false });
  await bo.sit(asSeat(2), 'Bo');
  expect(await come(ada, other)).toEqual(banned);
  // At the table of somebody else, the second is refused, even if they look on already.
  const cy = await there.guest();
  const third = await cy.open();
  for (const one of [ada, bo]) expect(await come(one, third)).toMatchObject({ say: 'table' });
  await ada.sit(asSeat(0), 'Ada');
  await refusals(bo, 3);
  expect(await come(bo, third)).toEqual(banned);
});

it('hides their tables in the list, and everything that happens there', async () => {
  const { ada, bo, table } = await together();
  const cy = await there.guest();
  const third = await cy.open();
  for (const one of [bo, cy]) {
    one.say({ say: 'leave' });
    one.say({ say: 'tables' });
    await one.until(() => [table, third].every((id) => listFor(one).includes(id)), 'the list');
  }
  // Bo is in the lobby while he is blocked, and learns of it with the next look at his own tables.
  await block(ada, { seat: asSeat(1) });
  await answer(bo, 'mine', () => bo.say({ say: 'mine', over: false }));
  await bo.until(() => !listFor(bo).includes(table), 'the table is hidden');
  const before = bo.heard.length;
  ada.say({ say: 'ready', ready: true });
  await ada.sit(asSeat(3), 'Ann');
  const news = await cy.until(() =>
    cy.heard.findLast(
      (one): one is Heard<'tables'> =>
        one.say === 'tables' && one.tables.some(({ names }) => names.includes('Ann')),
    ),
  );
  expect(news.tables.map(({ id }) => id)).toContain(table);
  const fourth = await cy.open();
  await bo.until(() => listFor(bo).includes(fourth), 'another table');
  expect(listFor(bo).toSorted()).toEqual([third, fourth].toSorted());
  expect(JSON.stringify(bo.heard.slice(before))).not.toContain(table);
});

it('lets a game that has begun be played on, without their chat, but gives no seats in a rematch', async () => {
  const { ada, bo, table } = await together({ spectators: true });
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the first moment');
  bo.say({ say: 'chat', what: { text: 'you fool' } });
  const said = await ada.hears('chat');
  await block(ada, { line: said.lines[0]!.number });
  await ada.until(() => ada.heard.some((one) => one.say === 'chat' && one.lines.length === 0));
  bo.say({ say: 'chat', what: { text: 'fool again' }, id: 'again' });
  await bo.until(() => JSON.stringify(bo.heard).includes('fool again'), 'his own line');
  expect(ada.info!.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
  expect(await come(bo, table)).toMatchObject({ say: 'table' });
  for (const one of [ada, bo]) one.say({ say: 'seen', seen: true });
  ada.say({ say: 'propose', about: { do: 'end' } });
  const { number } = await bo.until(() => bo.info!.vote ?? undefined, 'the vote');
  bo.say({ say: 'vote', vote: number, choice: 'yes' });
  await ada.until(() => ada.info!.state === 'over', 'the end');
  const next = await answer(ada, 'created', () => ada.say({ say: 'again', same: false }));
  if (next.say !== 'created') throw new Error(next.problem);
  await ada.enter(next.table);
  expect(ada.info!.seats.map(({ name }) => name)).toEqual(['Ada', '', '', '']);
  expect(await come(bo, next.table)).toEqual(banned);
  expect(JSON.stringify(ada.heard)).not.toContain('fool again');
});

it('stays with whoever signs in, is listed and exported, and ends when it is lifted or all is deleted', async () => {
  const { ada, bo } = await together();
  const key = there.newKey();
  const ask = async (of: Guest, what: Parameters<Guest['say']>[0]) => {
    const told = await answer(of, 'account', () => of.say(what));
    if (told.say !== 'account') throw new Error(told.problem);
    return told.told as unknown as { readonly what: never };
  };
  // Bo blocks the host, and leaves her table.
  await block(bo, { seat: asSeat(0) });
  await ada.until(() => ada.info!.seats[1]!.kind === 'empty', 'the seat is free');
  await refusals(bo, 1);
  const [ofGuest] = await blockedBy(bo);
  expect(ofGuest).toMatchObject({ name: 'Ada' });
  expect(await blockedBy(ada)).toEqual([]);
  // Another device of Bo is an account; this one signs in there.
  const phone = await there.guest();
  const made = await ask(phone, { say: 'account', ask: { do: 'new-passkey' } });
  const signed = key.register(made.what);
  await ask(phone, { say: 'account', ask: { do: 'add-passkey', signed } });
  const wanted = await ask(bo, { say: 'account', ask: { do: 'known-passkey' } });
  const proof = key.prove(wanted.what);
  await ask(bo, { say: 'account', ask: { do: 'sign-in', signed: proof } });
  const table = await phone.open();
  await phone.sit(asSeat(0), 'Bo');
  expect(await come(ada, table)).toEqual(banned);
  const exported = await ask(phone, { say: 'account', ask: { do: 'export' } });
  expect(exported).toMatchObject({ is: 'export', data: { blocked: [{ name: 'Ada' }] } });
  const [listed] = await blockedBy(phone);
  await ask(phone, { say: 'account', ask: { do: 'unblock', id: listed!.id } });
  expect(await blockedBy(phone)).toEqual([]);
  expect(await come(ada, table)).toMatchObject({ say: 'table' });
  await ada.sit(asSeat(1), 'Ada');
  await phone.until(() => phone.info!.seats[1]!.name === 'Ada', 'Ada sits');
  await block(phone, { seat: asSeat(1) });
  expect(await come(ada, table)).toEqual(banned);
  // What is deleted holds nobody off any longer.
  await ask(ada, { say: 'account', ask: { do: 'delete' } });
  expect(await blockedBy(phone)).toEqual([]);
});

it('refuses to block oneself, an empty seat, or a line that was not read', async () => {
  const { ada, bo } = await together();
  bo.say({ say: 'leave' });
  for (const who of [{ seat: asSeat(0) }, { seat: asSeat(3) }, { line: 7 }])
    expect(await answer(ada, 'blocked', () => ada.say({ say: 'block', ...who }))).toMatchObject({
      problem: 'refused',
    });
  const both = { say: 'block', seat: asSeat(1), line: 0 } as const;
  expect(await answer(ada, 'blocked', () => ada.say(both))).toMatchObject({
    problem: 'bad-message',
  });
  expect(await blockedBy(ada)).toEqual([]);
});
