import { Voice } from '@deadlight/games';
import { expect, it } from 'vitest';
import { botTexts } from './index.ts';
import { sayReasons } from './say-reasons.ts';

const facts = { light: 0, serious: 0, burning: 'no', intruders: 0, hand: 3 };
const term = (name: string) => ({ name: `reason.survival.${name}.for`, data: facts });
const but = (...names: string[]) => ({
  name: 'reason.but',
  data: { reasons: names.map((name) => ({ ...facts, says: `reason.survival.${name}` })) },
});

const SAID = {
  en: 'keeps you away from fire, saves cards (3 in hand), but takes you farther from a way out',
  de: 'hält dich vom Feuer fern und spart Karten (3 auf der Hand), bringt dich aber weiter weg von einem Ausweg',
  fr: 'vous tient loin du feu et économise des cartes (3 en main), mais vous éloigne d’une issue',
  es: 'te aleja del fuego y ahorra cartas (3 en la mano), pero te aleja de una salida',
} as const;

it.each(Object.entries(SAID))(
  'what speaks against it is a clause of its own in %s',
  (language, said) => {
    const voice = new Voice(language as keyof typeof SAID, botTexts[language as keyof typeof SAID]);
    expect(sayReasons(voice, [term('fire'), term('hand'), but('wayOut')])).toBe(said);
  },
);

it('only the first reason against it says “but”', () => {
  const voice = new Voice('de', botTexts.de);
  expect(sayReasons(voice, [term('fire'), but('life', 'goal')])).toBe(
    'hält dich vom Feuer fern, kann aber dein Ende sein und bringt dich deinem Ziel nicht näher',
  );
});
