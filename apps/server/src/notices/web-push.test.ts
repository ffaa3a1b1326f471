import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { Browser, signerOf } from '../../testing/push-service.ts';
import { encrypted, hasKeys, newPushKeys, padded, signature } from './web-push.ts';

const ENDPOINT = 'https://push.example.net/send/abc';

it('encrypts as the example of RFC 8291 does', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const subscription = {
    endpoint: ENDPOINT,
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const body = encrypted('When I grow up, I want to be a watermelon', subscription, salt, keys);
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('is read by the browser that it is meant for, and by no other', () => {
  const [browser, other] = [new Browser(), new Browser()];
  const body = encrypted('dran: ä', browser.subscription(ENDPOINT));
  expect(browser.decrypt(body)).toBe('dran: ä');
  expect(() => other.decrypt(body)).toThrow();
});

it('is as long, whatever it says', () => {
  const texts = ['a', 'ääß', 'It is your turn at a table of Nemesis: Lockdown.'];
  const lengths = texts.map((text) => Buffer.byteLength(padded(text)));
  expect(new Set(lengths)).toEqual(new Set([512]));
  expect(texts.map((text) => padded(text).trim())).toEqual(texts);
});

it('names who sends, to whom, and until when', () => {
  const keys = newPushKeys();
  const now = Date.parse('2026-05-01T18:00Z');
  const authorization = signature(keys, ENDPOINT, 'https://play.example.org', now);
  expect(signerOf({ authorization })).toEqual({
    aud: 'https://push.example.net',
    exp: Date.parse('2026-05-02T06:00Z') / 1000,
    sub: 'https://play.example.org',
    key: keys.publicKey,
  });
});

it('has keys of the same length each time', () => {
  for (let i = 0; i < 600; i++) {
    const { publicKey, privateKey } = newPushKeys();
    expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
  }
});

it('knows the keys of a browser', () => {
  const subscription = new Browser().subscription(ENDPOINT);
  expect(hasKeys(subscription)).toBe(true);
  expect(hasKeys({ ...subscription, auth: 'short' })).toBe(false);
  // No point on the curve.
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect(hasKeys({ ...subscription, p256dh })).toBe(false);
});
