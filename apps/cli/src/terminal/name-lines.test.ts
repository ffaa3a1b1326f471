import { expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

it.each([
  ['Canteen', ['Canteen']],
  ['Hatch Control System', ['Hatch Control', 'System']],
  ['Evakuierungsbereich A', ['Evakuierungs-', 'bereich A']],
  ['Erste-Hilfe-Station', ['Erste-Hilfe-', 'Station']],
  ['Lüftungssteuerung', ['Lüftungs-', 'steuerung']],
  ['Kommandobrücke', ['Kommando-', 'brücke']],
  ['Salle des communications', ['Salle des', 'communica-', 'tions']],
  ['Sistema de control de las escotillas', ['Sistema de', 'control de', 'las…']],
])('writes %s into a box', (name, lines) => {
  expect(nameLines(name, 13)).toEqual(lines);
});
