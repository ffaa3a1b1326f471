import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Texts, Voice } from '@deadlight/games/text';
import { expect, it } from 'vitest';
import { bodyFor } from './webhook.ts';

const SITE = 'https://play.example.org';
const TOLD = {
  id: 't turn 4 0',
  about: 'turn',
  table: 't',
  game: 'nemesis',
  text: 'It is your turn.',
  subject: 'Nemesis: it is your turn',
  place: 'online/t',
  until: Date.parse('2026-05-01T18:00Z'),
};

it('is written as each service reads it', () => {
  expect(bodyFor('discord', SITE, TOLD)).toEqual({
    content: 'It is your turn.\nhttps://play.example.org/#/online/t',
    allowed_mentions: { parse: [] },
  });
  expect(bodyFor('slack', SITE, TOLD)).toEqual({
    text: 'It is your turn.\n<https://play.example.org/#/online/t>',
  });
  const { place: _, subject: __, ...told } = TOLD;
  expect(bodyFor('json', SITE, TOLD)).toEqual({
    ...told,
    link: 'https://play.example.org/#/online/t',
    until: '2026-05-01T18:00:00.000Z',
  });
});

it.each(LANGUAGES)('is said in %s', (language) => {
  const file = join(import.meta.dirname, `text/${language}.json`);
  const voice = new Voice(language, JSON.parse(readFileSync(file, 'utf8')) as Texts);
  for (const about of ['turn', 'reminder'])
    expect(voice.say(`notice.${about}`, { game: 'Nemesis' })).toContain('Nemesis');
  expect(voice.say('notice.until', { time: '18:00' })).toContain('18:00');
  const digest = [1, 2].map((count) => voice.say('notice.digest', { count }));
  expect(new Set(digest).size).toBe(2);
  for (const about of ['turn', 'reminder'])
    expect(voice.say(`mail.subject.${about}`, { game: 'Nemesis' })).toContain('Nemesis');
  expect(voice.say('notice.test')).not.toContain('notice');
});
