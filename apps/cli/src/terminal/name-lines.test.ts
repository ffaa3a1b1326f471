import { expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

it.each([
  ['Canteen', ['Canteen']],
  ['Hatch Control System', ['Hatch Control', 'System']],
  ['Evakuierungsbereich A', ['Evakuierungs-', 'bereich A']],
  ['Erste-Hilfe-Station', ['Erste-Hilfe-', 'Station']],
  ['Lüftungssteuerung', ['Lüftungs-', 'steuerung']],
  ['Luftschleusensteuerung', ['Luftschleu-', 'sensteuerung']],
  ['Kommandobrücke', ['Kommando-', 'brücke']],
  ['Salle des communications', ['Salle des', 'communica-', 'tions']],
  ['Sistema de control de las escotillas', ['Sistema de', 'control de', 'las…']],
])('writes %s into a box', (name, lines) => {
  expect(nameLines(name, 13)).toEqual(lines);
});

it('keeps sch with the consonant behind it', () => {
  expect(nameLines('Verschlossenes Terminal', 9)).toEqual(['Ver-', 'schlosse-', 'nes…']);
});
