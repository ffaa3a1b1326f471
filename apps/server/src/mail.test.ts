/** Notices by mail, as a mail server on this machine gets them. */
import { asSeat } from '@deadlight/engine';
import { LANGUAGES } from '@deadlight/games/text';
import type { AccountAsk, FromServer } from '@deadlight/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type Arrived, type MailServer, mailServer } from '../testing/mail-server.ts';
import { type ServerHere, serverHere } from '../testing/server-here.ts';
import { Guest } from './testing.ts';

const FROM = 'Deadlight <games@deadlight.test>';
const CLOCK = {
  bank: 3600,
  more: 0,
  end: 'wait',
  days: { each: true, hours: true, holidays: true },
} as const;
/** Milliseconds between two looks. */
const POLL = 100;

let here: ServerHere;
let mail: MailServer;
let ada: Guest;

beforeEach(async () => {
  mail = await mailServer();
  here = await serverHere({ mail: { smtp: mail.url, from: FROM } });
  ada = await new Guest().connect(here.server.port);
});

afterEach(async () => {
  ada.close();
  expect(ada.unlike).toEqual([]);
  await here.close();
  await mail.close();
});

async function ask(what: AccountAsk): Promise<FromServer> {
  const from = ada.heard.length;
  ada.say({ say: 'account', ask: what });
  return ada.until(
    () => ada.heard.slice(from).find(({ say }) => say === 'account' || say === 'failed'),
    'the account',
  );
}

const codeIn = ({ parts }: Arrived): string =>
  /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec(parts['text/plain']!)![0];

async function confirmed(address = 'ada@deadlight.test'): Promise<void> {
  const before = mail.arrived.length;
  await ask({ do: 'mail', address });
  await eventually(() => expect(mail.arrived.length).toBe(before + 1), POLL);
  const told = await ask({ do: 'confirm-mail', code: codeIn(mail.arrived.at(-1)!) });
  expect(told).toMatchObject({ told: { account: { mail: { address, confirmed: true } } } });
}

/** Ada is asked at a table of her own, and does not look at it. */
async function dealt(): Promise<string> {
  const table = await ada.open({ game: 'nemesis', seats: 1, clock: CLOCK });
  ada.say({ say: 'seen', seen: false });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.isAsked, 'a question');
  return table;
}

it('asks whether an address is right before it sends anything else there', async () => {
  const told = await ask({ do: 'mail', address: 'ada@deadlight.test' });
  expect(told).toMatchObject({
    told: { account: { mail: { offered: true, address: 'ada@deadlight.test', confirmed: false } } },
  });
  expect(await ask({ do: 'try-notice', way: 'mail' })).toMatchObject({ told: { arrived: false } });
  await dealt();
  const [asked] = mail.arrived;
  expect(asked).toMatchObject({ from: 'games@deadlight.test', to: ['ada@deadlight.test'] });
  expect(asked!.headers).not.toHaveProperty('list-unsubscribe');
  const wrong = { do: 'confirm-mail', code: '0000-0000-0000' } as const;
  expect(await ask(wrong)).toMatchObject({ say: 'failed', problem: 'no-passkey' });
  await ask({ do: 'confirm-mail', code: codeIn(asked!) });
  expect(await ask({ do: 'try-notice', way: 'mail' })).toMatchObject({ told: { arrived: true } });
  // The code counts once, and only the trial has followed.
  expect(await ask({ do: 'confirm-mail', code: codeIn(asked!) })).toMatchObject({ say: 'failed' });
  expect(mail.arrived.map(({ headers }) => headers['subject'])).toEqual([
    'Deadlight: confirm your address',
    'Deadlight: a test message',
  ]);
});

it.each(LANGUAGES)('tells in %s, plain and as HTML, nothing that is secret', async (language) => {
  await ask({ do: 'change', language });
  await confirmed();
  const table = await dealt();
  await eventually(() => expect(mail.arrived).toHaveLength(2), POLL);
  const [, { headers, parts, raw }] = mail.arrived as [Arrived, Arrived];
  const starts = { en: 'It is your turn', de: 'Du bist', fr: 'C’est votre tour', es: 'Te toca' };
  const link = `http://127.0.0.1:${here.server.port}/#/online/${table}`;
  expect(headers['subject']).toContain('Nemesis');
  expect(headers['from']).toBe(FROM);
  expect(headers['auto-submitted']).toBe('auto-generated');
  expect(parts['text/plain']).toContain(starts[language]);
  expect(parts['text/plain']).toContain(link);
  expect(parts['text/html']).toContain(`<html lang="${language}">`);
  expect(parts['text/html']).toContain(`href="${link}"`);
  const { seats } = ada.info!;
  const [, code] = /"code":"([^"]+)"/.exec(
    JSON.stringify(ada.heard.find((m) => m.say === 'seated')),
  )!;
  for (const secret of [ada.cookie!.split('=')[1]!, code!, seats[0]!.promise!])
    expect(raw).not.toContain(secret);
});

it('ends by one request, from anywhere, and not by a look', async () => {
  await confirmed();
  await ask({ do: 'try-notice', way: 'mail' });
  const { headers, parts } = mail.arrived.at(-1)!;
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, stop] = /^<(.+)>$/.exec(headers['list-unsubscribe']!)!;
  expect(parts['text/plain']).toContain(stop);
  expect(await (await fetch(stop!)).text()).toContain('<form method="post">');
  expect(await ask({ do: 'show' })).toMatchObject({
    told: { account: { mail: { confirmed: true } } },
  });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(stop!, { method: 'POST', body })).status).toBe(200);
  expect(await ask({ do: 'show' })).toMatchObject({
    told: { account: { mail: { address: null, confirmed: false } } },
  });
  // Nothing tells a link that has been used from one that never was.
  const [used, never] = await Promise.all(
    [stop!, stop!.replace(/.{8}$/, '00000000')].map(async (url) => (await fetch(url)).text()),
  );
  expect(used).toBe(never);
  expect(used).not.toContain('<form');
});

it('takes forms of any kind at the link, as programs that read mail send them', async () => {
  await confirmed();
  await ask({ do: 'try-notice', way: 'mail' });
  const [, stop] = /^<(.+)>$/.exec(mail.arrived.at(-1)!.headers['list-unsubscribe']!)!;
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(stop!, { method: 'POST', body })).status).toBe(200);
  expect(await ask({ do: 'show' })).toMatchObject({
    told: { account: { mail: { address: null } } },
  });
});

it('keeps no address that the mail server refuses, and sends nobody many codes', async () => {
  mail.answers.push(550);
  const refused = await ask({ do: 'mail', address: 'nobody@deadlight.test' });
  expect(refused).toMatchObject({ say: 'failed', problem: 'refused' });
  expect(await ask({ do: 'show' })).toMatchObject({
    told: { account: { mail: { address: null } } },
  });
  for (const address of ['no address', 'a@deadlight.test, b@deadlight.test', 'a@b'])
    expect(await ask({ do: 'mail', address })).toMatchObject({ problem: 'refused' });
  await ask({ do: 'mail', address: 'ada@deadlight.test' });
  const often = await ask({ do: 'mail', address: 'ada@deadlight.test' });
  expect(often).toMatchObject({ say: 'failed', problem: 'too-fast' });
});
