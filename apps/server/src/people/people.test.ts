/** What both stores keep of people, and how. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../testing/postgres-there.ts';
import { withPostgres } from '../../testing/with-postgres.ts';
import { answerAboutPeople, statementsOver } from '../cluster/remote-people.ts';
import { migrate } from '../postgres/migrate.ts';
import { statementsOn } from '../postgres/statements.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { People } from './people.ts';

const [ADA, BEN, PHONE, TABLET] = ['ada', 'ben', 'phone', 'tablet'];
const passkey = (id: string, created = 5) => ({
  id,
  publicKey: 'AQID',
  counter: 0,
  transports: ['internal'],
  created,
  used: created,
});

interface Opened {
  readonly people: People;
  close(): Promise<void>;
}

function conforms(open: () => Promise<Opened>): void {
  let opened: Opened;
  let people: People;

  beforeEach(async () => {
    opened = await open();
    ({ people } = opened);
  });
  afterEach(() => opened.close());

  it('takes a device it has never seen for a person of its own', async () => {
    expect(await people.personOf(PHONE)).toBe(PHONE);
    expect(await people.traitsOf(PHONE)).toEqual({ settings: {} });
    expect(await people.isAccount(PHONE)).toBe(false);
  });

  it('gives a device to a person, and to nobody', async () => {
    await people.joinDevice(PHONE, ADA, 1);
    await people.joinDevice(TABLET, ADA, 2);
    expect(await people.personOf(PHONE)).toBe(ADA);
    expect(await people.devicesOf(ADA)).toEqual([
      { hash: PHONE, since: 1 },
      { hash: TABLET, since: 2 },
    ]);
    await people.endDevice(PHONE, 3);
    expect(await people.personOf(PHONE)).toBeNull();
    expect(await people.devicesOf(ADA)).toEqual([{ hash: TABLET, since: 2 }]);
  });

  it('ends all other devices, the first one included', async () => {
    await people.joinDevice(PHONE, ADA, 1);
    await people.joinDevice(TABLET, ADA, 1);
    expect((await people.endOtherDevices(ADA, TABLET, 2)).toSorted()).toEqual([ADA, PHONE]);
    expect(await people.personOf(ADA)).toBeNull();
    expect(await people.personOf(PHONE)).toBeNull();
    expect(await people.personOf(TABLET)).toBe(ADA);
    // From the first device itself, it stays.
    expect(await people.endOtherDevices(BEN, BEN, 3)).toEqual([]);
    expect(await people.personOf(BEN)).toBe(BEN);
  });

  it('takes along what a guest had who signs in, and not what another account has', async () => {
    await people.addPasskey(ADA, passkey('k1'));
    await people.addPasskey(BEN, passkey('k2'));
    await people.signIn(PHONE, ADA, 1);
    await people.signIn(BEN, ADA, 2);
    expect(await people.formerOf(ADA)).toEqual([PHONE]);
    expect(await people.personOf(PHONE)).toBe(ADA);
    expect(await people.personOf(BEN)).toBe(ADA);
    await people.signIn(PHONE, ADA, 3);
    expect(await people.formerOf(ADA)).toEqual([PHONE]);
  });

  it('keeps nothing of somebody who is deleted', async () => {
    await people.addPasskey(ADA, passkey('k1'));
    await people.setRecovery(ADA, ['c1']);
    await people.signIn(PHONE, ADA, 1);
    await people.joinDevice(TABLET, ADA, 1);
    await people.change(ADA, { name: 'Ada', settings: { hours: [8, 22] } });
    await people.delete(ADA, 5);
    for (const hash of [ADA, PHONE, TABLET]) expect(await people.personOf(hash)).toBeNull();
    expect(await people.traitsOf(ADA)).toEqual({ settings: {} });
    expect(await people.passkey('k1')).toBeNull();
    expect(await people.takeRecovery('c1')).toBeNull();
    expect(await people.formerOf(ADA)).toEqual([]);
    expect(await people.devicesOf(ADA)).toEqual([]);
  });

  it('tells devices for whomever they belong to, and no longer once they are signed out', async () => {
    const push = (endpoint: string) => ({
      subscription: { endpoint, p256dh: 'p', auth: 'a' },
      site: 'https://play.example.org',
    });
    const toldTo = async (person: string): Promise<string[]> =>
      (await people.pushToAll(person)).map(({ device }) => device).sort();
    await people.setPush(ADA, push('1'));
    await people.setPush(PHONE, push('2'));
    expect(await toldTo(PHONE)).toEqual([PHONE]);
    await people.addPasskey(ADA, passkey('k1'));
    await people.signIn(PHONE, ADA, 1);
    expect([await toldTo(ADA), await toldTo(PHONE)]).toEqual([[ADA, PHONE], []]);
    expect([await people.presentId(PHONE), await people.presentId(ADA)]).toEqual([ADA, ADA]);
    // One that has been replaced meanwhile stays.
    await people.forgetPush(PHONE, push('1'));
    expect(await toldTo(ADA)).toEqual([ADA, PHONE]);
    await people.forgetPush(PHONE, push('2'));
    expect(await toldTo(ADA)).toEqual([ADA]);
    await people.setPush(PHONE, push('3'));
    await people.endOtherDevices(ADA, PHONE, 2);
    expect(await toldTo(ADA)).toEqual([PHONE]);
    await people.endDevice(PHONE, 3);
    expect(await toldTo(ADA)).toEqual([]);
    // Whoever uses the device next is not told what it was told.
    await people.joinDevice(PHONE, BEN, 4);
    expect(await toldTo(BEN)).toEqual([]);
  });

  it('has a digest sent by one, and by another only if that one does not end it', async () => {
    expect(await people.takeDigest(ADA, 100, 100, 60)).toBe(true);
    expect(await people.takeDigest(ADA, 100, 150, 60)).toBe(false);
    expect(await people.isDigestSent(ADA, 100)).toBe(false);
    expect(await people.takeDigest(ADA, 100, 161, 60)).toBe(true);
    await people.digestSent(ADA, 100);
    expect(await people.isDigestSent(ADA, 100)).toBe(true);
    expect(await people.takeDigest(ADA, 100, 999, 60)).toBe(false);
    expect(await people.takeDigest(BEN, 100, 999, 60)).toBe(true);
    expect(await people.takeDigest(ADA, 200, 999, 60)).toBe(true);
    expect(await people.isDigestSent(ADA, 200)).toBe(false);
  });

  it('sends mail only where it was confirmed, and nowhere once it was ended', async () => {
    const mail = { address: 'ada@deadlight.test', site: 'https://play.example.org', stop: 's1' };
    await people.setMail(PHONE, mail, { code: 'c1', until: 10 });
    expect(await people.mailOf(PHONE)).toEqual({ ...mail, confirmed: false });
    expect(await people.confirmMail(PHONE, 'c2', 5)).toBe(false);
    expect(await people.confirmMail(PHONE, 'c1', 11)).toBe(false);
    expect(await people.confirmMail(BEN, 'c1', 5)).toBe(false);
    expect(await people.confirmMail(PHONE, 'c1', 10)).toBe(true);
    // It comes along, as what a guest had does.
    await people.addPasskey(ADA, passkey('k1'));
    await people.signIn(PHONE, ADA, 1);
    expect(await people.mailOf(ADA)).toEqual({ ...mail, confirmed: true });
    expect([await people.toldByMail('s1'), await people.toldByMail('s2')]).toEqual([ADA, null]);
    await people.setMail(ADA, { ...mail, stop: 's2' }, { code: 'c3', until: 20 });
    expect(await people.mailOf(ADA)).toMatchObject({ confirmed: false });
    await people.stopMail('s1');
    expect(await people.mailOf(ADA)).not.toBeNull();
    await people.stopMail('s2');
    expect(await people.mailOf(ADA)).toBeNull();
  });

  it('has keys of its own, the same each time', async () => {
    const made = await people.pushKeys();
    expect(await people.pushKeys()).toEqual(made);
  });

  it('changes what is named, and leaves the rest', async () => {
    await people.change(ADA, { name: 'Ada’s “Ω” \\', language: 'de' });
    await people.change(ADA, { settings: { zone: 'Europe/Berlin', hours: [8, 22] } });
    await people.change(ADA, { language: null, settings: { hours: null, away: { to: 7 } } });
    await people.change(ADA, {});
    expect(await people.traitsOf(ADA)).toEqual({
      name: 'Ada’s “Ω” \\',
      settings: { zone: 'Europe/Berlin', away: { to: 7 } },
    });
    expect(await people.traitsOf(BEN)).toEqual({ settings: {} });
  });

  it('keeps passkeys; the first says since when there is an account', async () => {
    await people.addPasskey(ADA, passkey('k1', 5));
    await people.addPasskey(ADA, passkey('k2', 9));
    expect(await people.isAccount(ADA)).toBe(true);
    expect((await people.traitsOf(ADA)).created).toBe(5);
    await people.savePasskey({ ...passkey('k1', 5), counter: 7 });
    expect(await people.passkey('k1')).toEqual({
      person: ADA,
      passkey: { ...passkey('k1', 5), counter: 7 },
    });
    expect(await people.passkey('k3')).toBeNull();
    await expect(people.addPasskey(BEN, passkey('k1'))).rejects.toThrow();
    // Nothing of it counts, not even that Ben has an account.
    expect((await people.traitsOf(BEN)).created).toBeUndefined();
    expect(await people.removePasskey(BEN, 'k1')).toBe(false);
    expect(await people.removePasskey(ADA, 'k1')).toBe(true);
    expect((await people.passkeysOf(ADA)).map(({ id }) => id)).toEqual(['k2']);
  });

  it('lets each recovery code in once', async () => {
    await people.setRecovery(ADA, ['c1', 'c2', 'c3']);
    expect(await people.takeRecovery('c2')).toBe(ADA);
    expect(await people.takeRecovery('c2')).toBeNull();
    expect(await people.recoveryLeft(ADA)).toBe(2);
    await people.setRecovery(ADA, ['c4']);
    expect(await people.takeRecovery('c1')).toBeNull();
    expect(await people.recoveryLeft(ADA)).toBe(1);
  });

  it('takes a challenge once, and in time', async () => {
    await people.setChallenge(PHONE, 'old', 100);
    await people.setChallenge(PHONE, 'new', 200);
    expect(await people.takeChallenge(PHONE, 150)).toBe('new');
    expect(await people.takeChallenge(PHONE, 150)).toBeNull();
    await people.setChallenge(PHONE, 'late', 200);
    expect(await people.takeChallenge(PHONE, 201)).toBeNull();
    await people.setChallenge(TABLET, 'swept', 200);
    await people.sweep(201);
    expect(await people.takeChallenge(TABLET, 100)).toBeNull();
  });
}

describe('people in SQLite', () =>
  conforms(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deadlight-people-'));
    const store = sqliteStore(folder);
    const close = async (): Promise<void> => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { people: store.people, close };
  }));

describe.runIf(hasPostgres)('people in PostgreSQL', () => {
  const there = withPostgres();
  const onPostgres = async (): Promise<Opened> => {
    const url = await there().database();
    await migrate(url);
    const pool = new Pool({ connectionString: url });
    return { people: new People(statementsOn(pool)), close: () => pool.end() };
  };
  conforms(onPostgres);

  describe('over a bus', () =>
    conforms(async () => {
      const { people, close } = await onPostgres();
      let answers: (text: string) => Promise<string> = async () => '';
      const bus = {
        answer: (_subject: string, given: typeof answers) => {
          answers = given;
        },
        ask: (_subject: string, text: string) => answers(text),
      } as unknown as Parameters<typeof statementsOver>[0];
      answerAboutPeople(bus, people.run);
      return { people: new People(statementsOver(bus)), close };
    }));
});
