import { expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { flatten, LANGUAGES, type Language, Voice } from './voice.ts';

const TEXTS = {
  name: { soldier: 'Soldat', pilot: 'Pilotin', lab: 'Labor', engine: 'Triebwerk 2' },
  forms: { name: { soldier: 'm||Soldaten', pilot: 'f', lab: 'n', engine: '-' } },
  attacks: '{by_Der} greift {who_den} {where_im} an.',
  place: { in: '{roomId, select, unknown {in Raum {slot}} other {{room_im}}}' },
  dies: '{who_Der} stirbt {place_in}.',
};
const voice = new Voice('de', TEXTS);

it('a message asks for the form that its sentence needs', () => {
  const said = voice.say('attacks', {
    by: '@name.pilot',
    who: '@name.soldier',
    where: '@name.lab',
  });
  expect(said).toBe('Die Pilotin greift den Soldaten im Labor an.');
  const other = voice.say('attacks', {
    by: '@name.soldier',
    who: '@name.pilot',
    where: '@name.engine',
  });
  expect(other).toBe('Der Soldat greift die Pilotin in Triebwerk 2 an.');
});

it('a message may use another with the same values', () => {
  const data = { who: '@name.soldier', room: '@name.lab', slot: 4 };
  expect(voice.say('dies', data)).toBe('Der Soldat stirbt im Labor.');
});

it('names are quoted one by one, and what is hidden is no name', () => {
  const card = { rest: 'Ausruhen', search: 'Suchen' };
  const texts = { card, hidden: 'eine Karte', pays: 'mit {card_quoted}' };
  const say = (card: string | string[]) => new Voice('de', texts).say('pays', { card });
  expect(say(['@card.rest', '@card.search'])).toBe('mit „Ausruhen“ und „Suchen“');
  expect(say(['@card.rest', '@card.rest'])).toBe('mit „Ausruhen“ ×2');
  expect(say('@hidden')).toBe('mit eine Karte');
});

it('what stands in a list of names more than once is counted', () => {
  const texts = { card: { rest: 'Rest', search: 'Search' }, pays: 'Paid with {card_and}.' };
  const voice = new Voice('en', texts);
  const card = ['@card.search', '@card.rest', '@card.search'];
  expect(voice.say('pays', { card })).toBe('Paid with Search ×2 and Rest.');
});

it('what joins quoted names follows the names, not their quotation marks', () => {
  const texts = {
    card: { rest: 'Descansar', interruption: 'Interrupción' },
    pays: 'Pagado con {card_quoted}.',
  };
  const say = (card: string[]) => new Voice('es', texts).say('pays', { card });
  expect(say(['@card.interruption', '@card.rest'])).toBe(
    'Pagado con «Interrupción» y «Descansar».',
  );
  expect(say(['@card.rest', '@card.interruption'])).toBe(
    'Pagado con «Descansar» e «Interrupción».',
  );
});

it('several names are a choice, each named once, and a sentence goes on in lower case', () => {
  const texts = {
    item: { tape: 'Cinta americana', charge: 'Carga', 'charge-2': 'Carga' },
    discard: 'Descarta {items_or}.',
    or: '{first} O bien: {second_lower}',
  };
  const es = new Voice('es', texts);
  const items = ['@item.tape', '@item.charge', '@item.charge-2'];
  expect(es.say('discard', { items })).toBe('Descarta Cinta americana o Carga.');
  expect(es.say('or', { first: 'Roba.', second: 'Pasa.' })).toBe('Roba. O bien: pasa.');
});

it('one of several is joined by or, each name once', () => {
  const texts = {
    card: { rest: 'Rast', map: 'Plan', plan: 'Plan' },
    forms: { card: { rest: 'f', map: 'm', plan: 'm' } },
    pays: 'Lege {card_einen_or} ab.',
  };
  const say = (card: string[]) => new Voice('de', texts).say('pays', { card });
  expect(say(['@card.rest', '@card.map', '@card.plan'])).toBe('Lege eine Rast oder einen Plan ab.');
});

it('a name is known by all its cases', () => {
  expect(voice.formsOf('name.soldier')).toEqual(['Soldat', 'Soldaten']);
  expect(voice.formsOf('name.lab')).toEqual(['Labor', 'Labors']);
});

it.each([
  ['Captain', 'm', 'Der Steg des Captains'],
  ['Soldat', 'm||Soldaten', 'Der Steg des Soldaten'],
  ['Pilotin', 'f', 'Der Steg der Pilotin'],
  ['Nest', 'n', 'Der Steg des Nests'],
  ['Quartiere', 'p|||Quartieren', 'Der Steg der Quartiere'],
  ['Jäger 2', '-m', 'Der Steg von Jäger 2'],
  ['Vorrat', 'm|neue Vorrat|neuen Vorrat||neuen Vorrats', 'Der Steg des neuen Vorrats'],
])('the German genitive of %s, which is %s', (name, grammar, said) => {
  const texts = { room: { it: name }, forms: { room: { it: grammar } }, of: 'Der Steg {it_des}' };
  expect(new Voice('de', texts).say('of', { it: '@room.it' })).toBe(said);
});

it('a German place may be one that somebody is on, or at', () => {
  const texts = {
    room: { bridge: 'Brücke', lab: 'Labor', pump: 'Pumpwerk' },
    forms: { room: { bridge: 'f!', lab: 'n', pump: 'n!' } },
    ways: '{it_im}, {it_ins}, {it_aus}, {it_der}',
  };
  const say = (it: string) => new Voice('de', texts).say('ways', { it });
  expect(say('@room.bridge')).toBe('auf der Brücke, auf die Brücke, von der Brücke, die Brücke');
  expect(say('@room.lab')).toBe('im Labor, ins Labor, aus dem Labor, das Labor');
  expect(say('@room.pump')).toBe('am Pumpwerk, zum Pumpwerk, vom Pumpwerk, das Pumpwerk');
});

it.each<[Language, string, string, string]>([
  ['en', '{who_The} and {who_a}', 'm', 'The armory and an armory'],
  ['fr', '{who_Le} {who_du} {who_au} {who_un}', 'f', 'L’armory de l’armory à l’armory une armory'],
  ['fr', '{who_Le} {who_du}', 'm!', 'Le armory du armory'],
  ['fr', '{who_Le} {who_du}', '-', 'Armory d’armory'],
  [
    'es',
    '{who_El} {who_del} {who_al} {who_un}',
    'fp',
    'Las armory de las armory a las armory unas armory',
  ],
  ['es', '{who_El} {who_del} {who_al} {who_g}', 'f!', 'El armory del armory al armory f'],
])('%s: %s of a name that is %s', (language, message, grammar, said) => {
  const texts = { room: { armory: 'armory' }, forms: { room: { armory: grammar } }, message };
  expect(new Voice(language, texts).say('message', { who: '@room.armory' })).toBe(said);
});

it.each(Object.entries(GAMES))('%s gives every name its grammar', (_id, { texts }) => {
  const groups = [
    'character',
    'figure',
    'object',
    'room',
    'item',
    'type',
    'specimen',
    'pawn',
    'parasite',
  ];
  for (const language of LANGUAGES) {
    const messages = flatten(texts[language]);
    const names = [...messages.keys()].filter((name) => groups.includes(name.split('.')[0]!));
    expect(names.filter((name) => !messages.has(`forms.${name}`))).toEqual([]);
    for (const [name, grammar] of messages)
      if (name.startsWith('forms.'))
        expect(grammar, name).toMatch(/^(-[!mf]?|[mfnpc]|[mf]p|[mfn]!)(\||$)/);
  }
});
