/** Every refusal has a sentence for players. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, Match, randomFrom, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { ADDRESSES as LOCKDOWN } from '../lockdown/rules.ts';
import { ADDRESSES as NEMESIS } from '../nemesis/rules.ts';
import { type Addresses, REFUSALS, type Refusal } from '../survival/rule-names.ts';
import { flatten, LANGUAGES, Voice } from '../text/voice.ts';

const SOURCE = join(import.meta.dirname, '..');
const RULE = /'((?:NEM|LCK|PAN)-[A-Z]{2,}(?:-[A-Z]+)*-(?:\d+(?:-[RD])?|[a-z][a-z-]*))'/g;

/** Chosen as the ends of games are, not as refusals. */
const NO_REFUSALS = [
  /^(NEM|LCK|PAN)-END-(?!10$)/,
  /^NEM-(MARK-(09|15)|POD-02)$/,
  /^LCK-(MARK-(06|16)|ALERT-02|AUTO-04)$/,
  /^PAN-(ACT-11|PARA-0[23])$/,
  /^PAN-(CARD-first-aid-kit|PHASE-03)$/,
];

/** Where a rule is given as the reason against something, not as one to tell by. */
const isReason = (before: string): boolean =>
  (/(?:\?|:|=>|=|return|unless\()\s*$/.test(before) && !/\brule:\s*$/.test(before)) ||
  /refuse\([^;]*$/.test(before.slice(-80));

/** Rules that the code of a folder refuses by. */
function citedIn(folder: string): string[] {
  const found = new Set<string>();
  for (const file of globSync(`${folder}/**/*.ts`, { cwd: SOURCE })) {
    if (/test|rigging|sheets|articles|rules\.ts|data\/|telling\//.test(file)) continue;
    const text = readFileSync(join(SOURCE, file), 'utf8');
    for (const { 1: rule, index } of text.matchAll(RULE)) {
      const before = text.slice(0, index);
      if (isReason(before) && !/tell\w*\([^;]{0,60}$/.test(before)) found.add(rule!);
    }
  }
  return [...found].filter((rule) => !NO_REFUSALS.some((other) => other.test(rule)));
}

/** What the shared code refuses by, in the catalogue of a game. */
const shared = (addresses: Addresses): string[] =>
  REFUSALS.map((name) => addresses[name]).filter((id) => id !== null);

const WANTED: Readonly<Record<string, readonly string[]>> = {
  panic: citedIn('panic'),
  nemesis: [...citedIn('nemesis'), ...shared(NEMESIS)],
  lockdown: [...citedIn('lockdown'), ...shared(LOCKDOWN)],
};

describe.each(Object.keys(WANTED))('what %s refuses', (id) => {
  it('has a sentence for every rule that the code can refuse by', () => {
    const known = flatten(GAMES[id]!.texts.en);
    expect(WANTED[id]!.length).toBeGreaterThan(20);
    expect(WANTED[id]!.filter((rule) => !known.has(`whyNot.${rule}`)).sort()).toEqual([]);
  });
});

describe.each(Object.entries(GAMES))('what %s refuses', (_id, { game, texts, telling }) => {
  it('is said in every language, whatever happens', () => {
    const seats = Math.min(4, game.seats.max);
    const voices = LANGUAGES.map((language) => new Voice(language, texts[language]));
    for (let seed = 0; seed < 4; seed++) {
      const match = new Match(game, checkSetup(game, { seats, seed: `why-${seed}` }));
      const random = randomFrom(`why-${seed}`);
      for (let i = 0; i < 200 && match.table.over === null; i++) {
        const seat = match.table.pending[0]!;
        const view = viewOf(match.table, seat);
        for (const refused of view.question?.refused ?? [])
          for (const voice of voices) expect(telling.whyNot(view, voice, refused)).toMatch(/[.]$/);
        match.decide(seat, anyAnswer(match.table, seat, random));
      }
    }
  });
});

/** What the code of a folder says behind a rule: which of its reasons holds. */
function reasonsIn(folder: string): [cited: string, which: string][] {
  return globSync(`${folder}/**/*.ts`, { cwd: SOURCE })
    .filter((file) => !/test|telling\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(SOURCE, file), 'utf8').matchAll(/['`]([\w-]+) ([a-z]+)(?:'| \$|`)/g),
    ])
    .map(([, cited, which]) => [cited!, which!]);
}

/** Reasons by rule, in a catalogue: of the game, and of the shared code. */
function distinguished(folder: string, addresses?: Addresses): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (rule: string, which: string): void => {
    found.set(rule, (found.get(rule) ?? new Set<string>()).add(which));
  };
  for (const [cited, which] of reasonsIn(folder))
    if (/^(NEM|LCK|PAN)-/.test(cited)) note(cited, which);
  if (addresses !== undefined)
    for (const [cited, which] of [...reasonsIn('survival'), ...reasonsIn(folder)])
      if (Object.hasOwn(addresses, cited)) note(addresses[cited as Refusal] ?? '', which);
  return found;
}

describe.each([
  ['panic', distinguished('panic')],
  ['nemesis', distinguished('nemesis', NEMESIS)],
  ['lockdown', distinguished('lockdown', LOCKDOWN)],
] as const)('the reasons of a rule of %s', (id, given) => {
  const texts = flatten(GAMES[id]!.texts.en);
  const told = [...texts].filter(
    ([name, text]) => name.startsWith('whyNot.') && /\{which/.test(text),
  );

  it('are all given by the rules: none is guessed by the text', () => {
    expect(told.length).toBeGreaterThan(1);
    for (const [name, text] of told) {
      const rule = name.slice('whyNot.'.length);
      if (rule === 'dress-by-item') continue;
      const whiches = [...text.matchAll(/(\w+) \{/g)].map(([, which]) => which!);
      const reasons = given.get(rule) ?? new Set();
      const unknown = whiches.filter(
        (which) => !['other', 'one'].includes(which) && !reasons.has(which),
      );
      expect([rule, unknown]).toEqual([rule, []]);
    }
  });
});

/** Words that give a choice of reasons, one in each language. */
const ALTERNATIVE = {
  en: /,? \bor\b /,
  de: /,? \boder\b /,
  fr: /,? \bou\b /,
  es: /,? \b[ou]\b /,
} as const;

describe.each(Object.entries(GAMES))('what %s refuses', (_id, { texts }) => {
  it.each(LANGUAGES)('gives one reason in %s, never a choice of two', (language) => {
    const reasons = [...flatten(texts[language])].filter(([name]) => /^(whyNot|lack)\./.test(name));
    expect(reasons).not.toEqual([]);
    expect(reasons.filter(([, text]) => ALTERNATIVE[language].test(text))).toEqual([]);
  });
});
