import type { Line } from '@deadlight/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { flatten, LANGUAGES, type Language, Voice } from '../text/voice.ts';
import { tellAll, tellEntry } from './sentences.ts';
import { chaptersOf } from './story.ts';

/** `enters who=@character.pilot slot=8`, numbers as numbers. */
function line(said: string): Line {
  const [what, ...values] = said.split(' ');
  const data = values.map((value) => {
    const [key, of] = value.split('=');
    return [key, /^-?\d+$/.test(of!) ? Number(of) : of];
  });
  return { rule: 'NEM-MOVE-01', what: what!, data: Object.fromEntries(data) };
}

/** The entries of these lines, as `language` tells them in that game. */
function told(game: string, language: Language, ...lines: string[]): string[] {
  const { texts, telling } = GAMES[game]!;
  const voice = new Voice(language, texts[language]);
  return chaptersOf(telling.events, lines.map(line)).flatMap(({ phases }) =>
    phases.flatMap(({ passages }) =>
      passages.flatMap(({ entries }) =>
        entries.map((entry) =>
          tellEntry(telling.events, voice, entry)
            .map(({ link, text, times }) => link + text + (times > 1 ? ` (×${times})` : ''))
            .join(''),
        ),
      ),
    ),
  );
}

const PILOT = 'who=@character.pilot';
const SEARCH = [
  `plays ${PILOT} card=@card.search`,
  `searches ${PILOT} deck=@deck.red`,
  `keeps ${PILOT} item=@hidden`,
];

it.each([
  ['en', 'The Pilot searches the place and slips something into a pocket.'],
  ['de', 'Die Pilotin durchsucht den Raum und lässt etwas in einer Tasche verschwinden.'],
  ['fr', 'La Pilote fouille les lieux et glisse quelque chose dans une poche.'],
  ['es', 'La Piloto registra el lugar y se mete algo en el bolsillo.'],
] as const)('what one actor does in a row is one sentence in %s', (language, sentence) => {
  expect(told('nemesis', language, ...SEARCH)).toEqual([sentence]);
});

it('a serious wound swallows the light ones that led to it', () => {
  const light = `light-wound ${PILOT} times=1`;
  const serious = (from: string) => `serious-wound ${PILOT} wound=@wound.hand from=${from}`;
  expect(told('nemesis', 'en', light, serious('light'))).toEqual([
    'The Pilot staggers. The fingers no longer obey.',
    'The first wound.',
  ]);
  expect(told('nemesis', 'en', serious('hit'))).toEqual([
    'It goes deep. The fingers no longer obey.',
    'The first wound.',
  ]);
});

it('an end says why it has come', () => {
  expect(told('lockdown', 'en', 'nobody-left lockedIn=1', 'end-purge')).toEqual([
    'Nobody is left in the facility outside the Isolation Room.',
    'The facility is purged.',
  ]);
  expect(told('lockdown', 'en', 'time-up', 'end-purge')).toEqual([
    'Time is up.',
    'The facility is purged.',
  ]);
});

it('a room is discovered by the player who has just entered it', () => {
  const lines = [
    `enters ${PILOT} room=@room.unexplored slot=8 noise=roll`,
    'explored room=@room.canteen slot=8',
    'exploration-token effect=@exploration.silence items=1',
    `noise-roll ${PILOT} face=@noise.danger`,
    'danger room=@room.canteen slot=8 slime=no',
    'noise-technical network=0 networks=1',
  ];
  expect(told('nemesis', 'en', ...lines)).toEqual([
    'The Pilot hurries into room 8 and comes upon the Canteen. Something takes notice. Something crawls through the technical corridors.',
  ]);
});

it('Spanish joins by the sound of what follows', () => {
  const drops = `item-dropped ${PILOT} item=@item.tools`;
  expect(
    told('nemesis', 'es', `uses ${PILOT} item=@item.tools`, `ignites ${PILOT} item=@item.tools`),
  ).toEqual(['La Piloto usa las Herramientas y quema las Herramientas.']);
  expect(
    told(
      'nemesis',
      'es',
      `intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4 becomes=retreats`,
      'intruder-moves figure=@figure.adult-1 room=@room.nest slot=4',
      drops,
    )[0],
  ).toMatch(/^El Adulto 1 .* [ye] /);
});

it('a sentence that says two things of its subject takes a third, and loses none', () => {
  const hurt = (left: number) =>
    `hurt pawn=@piece.red-android room=@room.reactor loss=2 left=${left}`;
  expect(told('panic', 'en', 'parasite-attack room=@room.reactor loss=2', hurt(1))).toEqual([
    'In the Reactor, the parasites fall on everyone. The red android is on its last legs.',
    'The first wound.',
  ]);
  expect(told('panic', 'en', hurt(0), 'death pawn=@piece.red-android')).toEqual([
    'The red android is dead.',
    'The first death.',
  ]);
});

it('pieces to which the same happens one after another are told at once', () => {
  const dies = (pawn: string) => `death pawn=@piece.${pawn}`;
  expect(
    told(
      'panic',
      'en',
      'parasite-attack room=@room.reactor loss=4',
      ...['red-android', 'blue-trooper'].map(dies),
    )[0],
  ).toMatch(/\. The red android and the blue trooper die\.$/);
  const moves = (parasite: string, room: string) =>
    `parasite-move die=4 parasite=@piece.${parasite} room=@room.${room}`;
  expect(
    told(
      'panic',
      'en',
      moves('gray-1', 'reactor'),
      moves('gray-2', 'reactor'),
      moves('gray-3', 'hive'),
    ),
  ).toEqual([
    'Gray parasite 1 and gray parasite 2 pour into the Reactor.',
    expect.stringMatching(/^Gray parasite 3 /),
  ]);
});

it('what stands beside the story several times in a row is counted', () => {
  const { texts, telling } = GAMES['panic']!;
  const moves = (parasite: string): Line =>
    line(`parasite-move die=4 parasite=@piece.${parasite} room=@room.reactor`);
  expect(
    tellAll(telling.events, new Voice('en', texts.en), [moves('gray-1'), moves('gray-2')]),
  ).toEqual(['Gray parasite 1 and gray parasite 2 pour into the Reactor. [die: 4 ×2]']);
});

it('an alarm names its parasite, and what happens several times is counted', () => {
  const alarm = 'alarm die=2 room=@room.reactor';
  const takes = (from: string) => `alarm-takes parasite=@piece.gray-1 from=@room.${from}`;
  expect(
    told(
      'panic',
      'en',
      'search seat=@seat.red who=@who.android room=@room.reactor',
      alarm,
      'alarm-brings parasite=@piece.gray-1',
      'drew seat=@seat.red card=@hidden',
      'drew seat=@seat.red card=@hidden',
      'drew seat=@seat.red card=@card.armor',
    ),
  ).toEqual([
    'The red android searches the Reactor in haste. Alarm! Gray parasite 1 comes through the wall. ' +
      'Red pockets two things and finds “Armor”.',
  ]);
  const [moved, stays] = ['storage-1', 'reactor'].map((from) =>
    told('panic', 'en', alarm, takes(from)).join(),
  );
  expect(moved).toBe('Alarm! Gray parasite 1 rushes from Storage 1 to the Reactor.');
  expect(stays).toBe('Alarm! Gray parasite 1 is still in the Reactor.');
  const shot = 'shot seat=@seat.red target=@piece.blue-trooper';
  expect(told('panic', 'en', shot, shot)).toEqual(['Red shoots at the blue trooper twice.']);
  expect(
    told(
      'panic',
      'en',
      'shot seat=@seat.red target=@piece.gray-1',
      'parasite-hit parasite=@piece.gray-1 gray=@piece.gray-1 change=dead',
    ),
  ).toEqual(['Red shoots gray parasite 1 dead.']);
});

it('an intruder that is hurt goes on with its retreat', () => {
  const hurt =
    'intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4 becomes=retreats';
  const shot = `shoots ${PILOT} target=@figure.adult-1 weapon=@item.pistol ammo=2`;
  const retreat = 'retreat figure=@figure.adult-1 corridor=2';
  expect(told('nemesis', 'en', shot, hurt, retreat)[0]).toMatch(
    /^The Pilot levels the Pistol at Adult 1 and fires\. It .+ and falls back\.$/,
  );
});

it('whoever is driven off falls back, and whoever goes after somebody is not said to come too', () => {
  const hurt =
    'intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4 becomes=retreats';
  const shot = `shoots ${PILOT} target=@figure.adult-1 weapon=@item.pistol ammo=2`;
  const moves = 'intruder-moves figure=@figure.adult-1 room=@room.canteen slot=15';
  expect(
    told('nemesis', 'en', shot, hurt, 'retreat figure=@figure.adult-1 corridor=2', moves)[0],
  ).toMatch(/ and falls back into the Canteen\.$/);
  const enters = `enters ${PILOT} room=@room.canteen slot=15 noise=roll`;
  const follows = `follows ${PILOT} figure=@figure.adult-1`;
  expect(told('nemesis', 'en', enters, follows, moves)[0]).toMatch(/Adult 1 goes after her\.$/);
});

it('what comes of a fight on the spot needs no place, elsewhere it does', () => {
  const dies = 'intruder-dies figure=@figure.adult-1 room=@room.canteen slot=6';
  const shoots = `shoots ${PILOT} weapon=@item.pistol target=@figure.adult-1 ammo=2`;
  expect(told('nemesis', 'en', shoots, dies)[0]).not.toContain('Canteen');
  expect(told('nemesis', 'en', dies)[0]).toContain('in the Canteen');
  const eggs = `strikes ${PILOT} target=@figure.nest-eggs`;
  const gone = 'egg-destroyed room=@room.nest slot=6 times=1';
  const comes = `encounter ${PILOT} room=@room.nest slot=6`;
  expect(told('nemesis', 'en', eggs, gone, comes)[0]!.match(/Nest/g)).toHaveLength(1);
});

it('several that come to one place come together, and are named', () => {
  const comes = (figure: string) =>
    `intruder-moves figure=@figure.${figure} room=@room.canteen slot=6`;
  const [said] = told(
    'nemesis',
    'en',
    `enters ${PILOT} room=@room.canteen slot=6 noise=roll`,
    `noise-roll ${PILOT} face=@noise.danger`,
    'danger room=@room.canteen slot=6 slime=no',
    ...['adult-1', 'adult-2', 'queen'].map(comes),
  );
  expect(said).toMatch(/In come Adult 1, Adult 2 and the Queen\.$/);
});

it('two corridors between the same rooms are told once, without their numbers', () => {
  const noise = (exit: number) => `noise from=8 to=9 exit=${exit}`;
  const roll = `noise-roll ${PILOT} face=@noise.danger`;
  const enters = `enters ${PILOT} room=@room.canteen slot=8 noise=roll`;
  const [near] = told('nemesis', 'en', enters, roll, noise(1), noise(2));
  expect(near!.match(/room 9/g)).toHaveLength(1);
  const closes = (exit: number) => `door-closed from=8 to=9 exit=${exit}`;
  const [far] = told('nemesis', 'en', 'event event=@event.damage', closes(1), closes(2));
  expect(far).toMatch(/^The door between room 8 and room 9 closes\.$/);
});

it.each([
  ['en', 'rooms 4 and 9'],
  ['de', 'den Räumen 4 und 9'],
  ['fr', 'les salles 4 et 9'],
  ['es', 'los compartimentos 4 y 9'],
] as const)('rooms that have no name yet are counted together in %s', (language, rooms) => {
  const [said] = told(
    'nemesis',
    language,
    `enters ${PILOT} room=@room.canteen slot=8 noise=roll`,
    `noise-roll ${PILOT} face=@noise.danger`,
    'noise from=4 to=8 exit=0',
    'noise from=8 to=9 exit=0',
  );
  expect(said).toContain(rooms);
});

it('a death needs no wounds, and what was come across need not be pocketed', () => {
  const wounds = [
    `serious-wound ${PILOT} wound=@wound.leg from=hit`,
    `contaminated ${PILOT} times=1`,
  ];
  expect(told('nemesis', 'en', ATTACK[0]!, ...wounds, ATTACK[1]!)[0]).toMatch(
    /^Adult 5 .*kills the Pilot in the Hibernatorium\.[^.]*\.?$/,
  );
  const found = [`draws-item ${PILOT} deck=@deck.red`, `keeps ${PILOT} item=@hidden`];
  expect(told('nemesis', 'en', ...found)).toEqual(['The Pilot comes across something.']);
});

it('corridors to several rooms are one sentence, and machines are places that one is at', () => {
  const noise = (to: number) => `noise from=8 to=${to} exit=0`;
  const explored = (room: string, slot: number) => `explored room=@room.${room} slot=${slot}`;
  const lines = [
    explored('generator', 9),
    explored('engine-2', 20),
    `enters ${PILOT} room=@room.canteen slot=8 noise=roll`,
    noise(9),
    noise(20),
  ];
  expect(told('nemesis', 'en', ...lines).at(-1)).toMatch(
    / the corridors to the Generator and Engine 2\.$/,
  );
  expect(told('nemesis', 'en', `malfunction room=@room.engine-2 slot=20`)[0]).toMatch(
    / at Engine 2/,
  );
});

it('what happens to several people one after another is one sentence', () => {
  const slimed = ['pilot', 'soldier', 'scout'].map((who) => `slime who=@character.${who}`);
  expect(told('nemesis', 'en', 'event event=@event.regeneration', ...slimed).at(-1)).toBe(
    'The Pilot, the Soldier and the Scout are covered in slime.',
  );
});

it('scans one after another are one sentence, as long as they find nothing', () => {
  const scan = (who: string) => `scans-drawn who=@character.${who} cards=4`;
  const larva = 'larva who=@character.scout';
  const lines = [scan('pilot'), scan('scout'), larva, scan('captain')];
  expect(told('nemesis', 'en', ...lines)[0]).toMatch(
    /^The Pilot and the Scout run the scanner\. .*Larva.* The Captain runs the scanner\.$/,
  );
});

it('those who perish of one cause perish together, as somebody rides along', () => {
  const dies = (who: string, cause: string) =>
    `perishes who=@character.${who} cause=@cause.${cause}`;
  expect(
    told('nemesis', 'en', dies('pilot', 'jump'), dies('scout', 'jump'), dies('captain', 'engines')),
  ).toEqual([
    'The Pilot and the Scout are awake when the ship jumps. Nobody lives through that. ' +
      'The engines fail, and the Captain is lost with the ship.',
  ]);
  const rides = (who: string) =>
    `rides who=@character.${who} room=@room.elevator-room-s-02 slot=12`;
  const lift = 'room-action who=@character.sentry room=@room.elevator-room-s-01 slot=1';
  expect(told('lockdown', 'en', lift, rides('sentry'), rides('janitor'))).toEqual([
    'The Sentry rides the elevator to Elevator Room S-02. The Janitor rides along.',
  ]);
});

it('an item that is thrown is thrown by somebody, and what a card breaks is broken', () => {
  const lab = 'room=@room.laboratory slot=4';
  const grenade = [
    `uses ${PILOT} item=@item.grenade`,
    `thrown target=@figure.adult-1 ${lab}`,
    `item-used-up ${PILOT} item=@item.grenade`,
  ];
  expect(told('nemesis', 'en', ...grenade)).toEqual([
    'The Pilot throws the Grenade at Adult 1 in the Laboratory.',
  ]);
  expect(
    told('nemesis', 'de', `plays ${PILOT} card=@card.demolition`, `malfunction ${lab}`),
  ).toEqual([expect.stringMatching(/^Die Pilotin .+ im Labor /)]);
});

it('a stab says that somebody is hurt', () => {
  const stab = 'stab seat=@seat.red who=@who.android target=@piece.blue-trooper die=3 hits=yes';
  const hurt = (left: number) =>
    `hurt pawn=@piece.blue-trooper room=@room.reactor loss=1 left=${left}`;
  expect(told('panic', 'en', stab, hurt(3))[0]).toBe('The red android stabs the blue trooper.');
  expect(told('panic', 'en', stab, hurt(1))[0]).toMatch(/trooper\. The blue trooper .+\.$/);
});

it('whoever dies on the run dies there', () => {
  const lab = 'room=@room.laboratory slot=4';
  const lines = [
    `turn ${PILOT}`,
    `escapes ${PILOT} ${lab}`,
    `attacks ${PILOT} figure=@figure.adult-1 card=@attack.bite-6`,
    `dies ${PILOT} ${lab} cause=@cause.attack`,
  ];
  expect(told('nemesis', 'en', ...lines)[1]).toMatch(/^Adult 1 .*kills her there\./);
});

it('another subject and a repeated line begin a new sentence', () => {
  expect(
    told(
      'nemesis',
      'en',
      `shoots ${PILOT} target=@figure.adult-1 weapon=@item.pistol ammo=2`,
      `contaminated ${PILOT} times=1`,
      'keeps who=@character.soldier item=@item.taser',
    )[0],
  ).toMatch(
    /^The Pilot levels the Pistol at Adult 1, fires and .+\. The Soldier takes the Taser\.$/,
  );
  expect(told('nemesis', 'en', ...Array(2).fill(`plays ${PILOT} card=@card.rest`))).toEqual([
    'The Pilot sets to work.',
    'She sees a way.',
  ]);
});

const ATTACK = [
  `attacks ${PILOT} figure=@figure.adult-5 card=@attack.claw-attack-3`,
  `dies ${PILOT} room=@room.hibernatorium slot=11 cause=@cause.attack`,
];

it.each([
  ['en', /Adult 5 is faster and kills the Pilot in the Hibernatorium\./],
  ['de', /Jäger 5 ist schneller und tötet die Pilotin im Kryonatorium\./],
  ['fr', /L’Adulte 5 est plus rapide et tue la Pilote dans l’Hibernatorium\./],
  ['es', /El Adulto 5 se adelanta y mata a la Piloto en el Hibernatorio\./],
] as const)('killers have names in %s', (language, killing) => {
  expect(told('nemesis', language, ...ATTACK)[0]).toMatch(killing);
});

it('what a transformation leaves stands where the other stood', () => {
  const said = told(
    'nemesis',
    'en',
    ATTACK[0]!,
    'transforms figure=@figure.adult-5',
    'intruder-appears figure=@figure.breeder-1 room=@room.nest slot=4',
  );
  expect(said[0]).toMatch(/transforms\. Breeder 1 stands in its place\.$/);
});

it('a miss does not name the card', () => {
  const said = told('nemesis', 'en', ATTACK[0]!, 'misses figure=@figure.adult-5').join();
  expect(said).toMatch(/^Adult 5 .* the Pilot and .+\.$/);
  expect(said).not.toContain('Claw');
});

const ENCOUNTER = [
  `enters ${PILOT} room=@room.canteen slot=15 noise=roll`,
  `noise-roll ${PILOT} face=@noise.2`,
  `encounter ${PILOT} room=@room.canteen slot=15`,
  'noise-removed room=@room.canteen slot=15',
  'token token=@token.larva-1',
  'intruder-appears figure=@figure.larva-1 room=@room.canteen slot=15',
];

it.each([
  ['en', 'Canteen', 'Larva 1 looms out of the dark.'],
  ['de', 'Kantine', 'Larve 1 tritt aus dem Dunkel.'],
  ['fr', 'Cantine', 'La Larve 1 sort du noir.'],
  ['es', 'Cantina', 'La Larva 1 surge de la oscuridad.'],
] as const)('a place is named once, and no token in %s', (language, place, last) => {
  const [said] = told('nemesis', language, ...ENCOUNTER);
  expect(said!.split(place)).toHaveLength(2);
  expect(said).toContain(last);
  expect(said).not.toMatch(/\(1\)/);
});

it('a room that turns out to be something is not named again for what breaks in it', () => {
  const lines = [
    `escapes ${PILOT} room=@room.nest slot=4`,
    `enters ${PILOT} room=@room.unexplored slot=8 noise=roll`,
    `follows ${PILOT} figure=@figure.adult-1`,
    'explored room=@room.canteen slot=8',
    'malfunction room=@room.canteen slot=8',
  ];
  for (const [language, name] of [
    ['en', 'Canteen'],
    ['de', 'Kantine'],
    ['fr', 'Cantine'],
    ['es', 'Cantina'],
  ] as const)
    expect(
      told('nemesis', language, ...lines)
        .at(-1)!
        .match(new RegExp(name, 'g')),
    ).toHaveLength(1);
});

it('an egg is taken where its player stands', () => {
  const egg = `takes-egg ${PILOT} room=@room.nest`;
  const comes = `encounter ${PILOT} room=@room.nest slot=6`;
  const roll = `noise-roll ${PILOT} face=@noise.2`;
  expect(told('nemesis', 'en', egg, roll, comes)[0]!.match(/Nest/g)).toHaveLength(1);
});

it.each([
  ['en', /^The Pilot .*\. She /],
  ['de', /^Die Pilotin .*\. Sie /],
  ['fr', /^La Pilote .*\. Elle /],
  ['es', /^La Piloto .*\. \p{Lu}/u],
] as const)(
  'whoever was named is a pronoun in %s, where the language has one for people',
  (language, said) => {
    const lines = [
      `uses ${PILOT} item=@item.tools`,
      `slime ${PILOT}`,
      `cleaned ${PILOT}`,
      `signal ${PILOT}`,
    ];
    expect(told('nemesis', language, ...lines)[0]).toMatch(said);
  },
);

it.each([
  ['en', 'Adult 1 lunges at her. She '],
  ['de', 'Jäger 1 stürzt sich auf sie. Sie '],
  ['fr', 'L’Adulte 1 bondit sur elle. Elle '],
  // Spanish verbs do not say who: after “el Adulto”, she is named, and once.
  ['es', 'El Adulto 1 salta sobre la Piloto, que '],
] as const)('who is attacked is named before, and by a pronoun then, in %s', (language, attack) => {
  const said = told(
    'nemesis',
    language,
    'round round=2 time=1',
    `turn ${PILOT}`,
    `attacks ${PILOT} figure=@figure.adult-1 card=@attack.bite-6`,
    `slime ${PILOT}`,
  ).join();
  expect(said).toContain(attack);
});

it('whoever a sentence ends with is not named again, but never dies in a relative clause', () => {
  const hurt = (left: number) =>
    `hurt pawn=@piece.red-trooper room=@room.reactor loss=1 left=${left}`;
  const shot = 'shot seat=@seat.purple target=@piece.red-trooper';
  expect(told('panic', 'es', shot, hurt(2))[0]).toMatch(/ soldado rojo, que [^.]+\.$/);
  expect(told('panic', 'es', shot, hurt(0), 'death pawn=@piece.red-trooper')[0]).toMatch(
    / soldado rojo\. El soldado rojo ha muerto\.$/,
  );
  const attack = 'attacks who=@character.captain figure=@figure.adult-1 card=@attack.bite-6';
  const [said] = told('nemesis', 'fr', attack, 'slime who=@character.captain');
  expect(said).toMatch(/^L’Adulte 1 .+ le Capitaine, qui [^.]+ de slime\.$/);
});

it('whoever was not the subject before goes by a word of its own in German', () => {
  const shoots = 'shoots who=@character.captain weapon=@item.rifle target=@figure.adult-1 ammo=2';
  const adult = 'intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4';
  const lines = ['turn who=@character.captain', shoots, `${adult} becomes=alive`];
  expect(told('nemesis', 'de', ...lines)[0]).toMatch(/^Er .+ auf Jäger 1.*\. Der /);
  const stab = 'stab seat=@seat.red who=@who.android target=@piece.gray-1 die=3 hits=yes';
  const hit = 'parasite-hit parasite=@piece.gray-1 gray=@piece.gray-1 change=turned';
  expect(told('panic', 'de', stab, hit)[0]).toMatch(/^Der Android von Rot .*\. Der wird /);
});

it('a name of several values leaves no pronoun to somebody of the same gender', () => {
  const stab = 'stab seat=@seat.red who=@who.android target=@piece.red-trooper die=4 hits=yes';
  const hurt = 'hurt pawn=@piece.red-trooper room=@room.reactor loss=1 left=2';
  expect(told('panic', 'fr', stab, hurt)[0]).not.toMatch(/\bIl\b/);
});

it('an intruder that begins an entry is named, whatever was said of it before', () => {
  const lines = [
    'round round=2 time=1',
    `turn ${PILOT}`,
    `plays ${PILOT} card=@card.rest`,
    'intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4 becomes=alive',
    `attacks ${PILOT} figure=@figure.adult-1 card=@attack.bite-6`,
  ];
  for (const language of LANGUAGES)
    expect(told('nemesis', language, ...lines)[1]).toMatch(/(Adult|Jäger|Adulte|Adulto) 1 /);
});

it('who alone was named last is a pronoun, whoever was named before', () => {
  const lines = [
    'round round=2 time=1',
    'turn who=@character.captain',
    'escapes who=@character.captain room=@room.nest slot=4',
    'attacks who=@character.captain figure=@figure.adult-1 card=@attack.bite-6',
    'misses figure=@figure.adult-1',
    'enters who=@character.captain room=@room.canteen slot=15 noise=roll',
    'noise-roll who=@character.captain face=@noise.2',
    'encounter who=@character.captain room=@room.canteen slot=15',
  ];
  expect(told('nemesis', 'fr', ...lines).at(-1)).toMatch(/ (sur|vers) lui\.$/);
});

it('an intruder that has gone back into the bag is not said to be one more', () => {
  const gone = ['intruder-vanishes figure=@figure.adult-1', 'token-added type=@type.adult'];
  for (const language of LANGUAGES)
    expect(told('nemesis', language, 'event event=@event.lurking', ...gone).at(-1)).toMatch(
      /^[^.]+\.$/,
    );
});

it('whoever was not the subject before goes by a word of its own', () => {
  const shoots = 'shoots who=@character.captain weapon=@item.rifle target=@figure.adult-1 ammo=2';
  const adult = 'intruder-hurt figure=@figure.adult-1 before=0 injuries=1 total=1 needed=4';
  const lines = ['turn who=@character.captain', shoots, `${adult} becomes=alive`];
  expect(told('nemesis', 'de', ...lines)[0]).toMatch(/^Er .+ auf Jäger 1.*\. Der /);
  expect(told('nemesis', 'fr', ...lines)[0]).toMatch(/^Il .+ l’Adulte 1, qui /);
  const stab = 'stab seat=@seat.red who=@who.android target=@piece.gray-1 die=3 hits=yes';
  const hit = 'parasite-hit parasite=@piece.gray-1 gray=@piece.gray-1 change=turned';
  expect(told('panic', 'de', stab, hit)[0]).toMatch(/^Der Android von Rot .*\. Der wird /);
});

it('whoever was named alone needs no name in the next sentence, others do', () => {
  const SENTRY = 'who=@character.sentry';
  const attack = `attacks ${SENTRY} figure=@figure.queen card=@attack.cut-2`;
  const wound = `serious-wound ${SENTRY} wound=@wound.guts from=light`;
  const said = told('lockdown', 'en', `turn ${SENTRY}`, attack, wound, `slime ${SENTRY}`)[0];
  expect(said).toMatch(/^The Queen .+ her\. .*the Sentry.*\. She /i);
});

it('somebody of the same gender is named again', () => {
  const attack = 'attacks who=@character.captain figure=@figure.queen card=@attack.bite-6';
  const said = told('nemesis', 'en', `turn ${PILOT}`, attack, `slime ${PILOT}`).join();
  expect(said).toMatch(/^The Queen .+ the Captain\..*The Pilot is covered in slime\.$/);
});

it('who passes gives up cards in the same breath', () => {
  const discards = `discards ${PILOT}`;
  expect(told('nemesis', 'en', `passes ${PILOT}`, discards, discards)).toHaveLength(1);
});

it('the last pod is told as such', () => {
  const drafted = ['captain', 'pilot', 'scout', 'soldier'].map(
    (who, i) => `drafted seat=@seat.amber character=@character.${who} number=${i + 1}`,
  );
  const leaves = (who: string, left: number) => `launched who=@character.${who} pod=1 left=${left}`;
  const said = told('nemesis', 'en', ...drafted, leaves('captain', 0), leaves('pilot', 0));
  expect(said).toContain('That was the last pod.');
  expect(told('nemesis', 'en', ...drafted, leaves('captain', 1))).not.toContain(
    'That was the last pod.',
  );
});

it.each(['nemesis', 'lockdown'])('every event of %s has a sentence of its own', (id) => {
  const { texts } = GAMES[id]!;
  for (const language of LANGUAGES) {
    const messages = flatten(texts[language]);
    const told = (what: string) =>
      [...messages.keys()]
        .filter((name) => name.startsWith(what))
        .map((name) => name.slice(what.length))
        .sort();
    for (const what of ['event.', 'wound.', 'mars.'])
      expect(told(`told.${what}`), `${what} in ${language}`).toEqual(told(what));
  }
});

it('a line that comes once a round has other words the next time', () => {
  const rounds = [3, 4, 5, 6].flatMap((round) => [
    `round round=${round} time=2`,
    `first-player ${PILOT}`,
  ]);
  const said = told('nemesis', 'en', ...rounds).filter((one) => one.includes('Pilot'));
  expect(new Set(said).size).toBe(4);
});

it('under the heading of its player, a piece goes without its color', () => {
  const turn = 'turn seat=@seat.purple actions=4';
  const moves = (seat: string) => `move seat=@seat.${seat} who=@who.trooper room=@room.reactor`;
  expect(told('panic', 'en', turn, moves('purple'))[0]).toMatch(/^The trooper .+ the Reactor\.$/);
  expect(told('panic', 'de', turn, moves('purple'))[0]).toMatch(/^Der Soldat .+ Reaktorraum\.$/);
  expect(told('panic', 'en', turn, moves('red'))[0]).toMatch(/^The red trooper /);
  expect(told('panic', 'en', moves('purple'))[0]).toMatch(/^The purple trooper /);
});

it('a door is worked by whoever plays for it, and named by what lies behind it', () => {
  const turn = 'turn who=@character.pilot';
  const enters = `enters ${PILOT} room=@room.canteen slot=8 noise=none`;
  const [plays, closed] = [
    `plays ${PILOT} card=@card.demolition`,
    'door-closed from=8 to=9 exit=0',
  ];
  const said = (...lines: string[]) => told('nemesis', 'en', turn, ...lines);
  expect(said(enters, plays, closed)[1]).toBe('She closes the door to room 9.');
  expect(said(plays, closed)[0]).toMatch(/^She closes the door between rooms? 8 and room 9\.$/);
  const tools = [`uses ${PILOT} item=@item.tools`, `item-spent ${PILOT} item=@item.tools`];
  expect(said(enters, ...tools, closed)[1]).toBe(
    'She uses the Tools and closes the door to room 9.',
  );
  expect(said(enters, closed)[0]).toMatch(/^She .+ the Canteen\. .*[Dd]oor to room 9/);
  const controls = `room-action ${PILOT} room=@room.command-center slot=14`;
  expect(said(enters, plays, closed, 'door-closed from=1 to=2 exit=0')[1]).toBe(
    'She closes two doors.',
  );
  expect(said(controls, closed, 'door-closed from=1 to=2 exit=0')[0]).toMatch(
    /^She .+ the Command Center and closes two doors\.$/,
  );
});

it('a blow is told to its end before what it leaves on the skin', () => {
  const strike = `strikes ${PILOT} target=@figure.adult-1`;
  const hurt = 'intruder-hurt figure=@figure.adult-1 injuries=1 before=0 total=1 becomes=alive';
  const said = told(
    'nemesis',
    'en',
    'turn who=@character.pilot',
    strike,
    `contaminated ${PILOT} times=1`,
    hurt,
  );
  expect(said[0]).toMatch(/^She .+ Adult 1\. It .+\. She .+\.$/);
});

it('the same wound has other words the second time', () => {
  const wound = `serious-wound ${PILOT} wound=@wound.hand from=hit`;
  const said = told(
    'nemesis',
    'en',
    'round round=3 time=2',
    wound,
    `passes ${PILOT}`,
    wound,
  ).filter((one) => /hand|fingers/.test(one));
  expect(new Set(said.map((one) => one.split('. ').at(-1))).size).toBe(2);
});

it('a line that comes again in a round has other words, and the same ones in a replay', () => {
  const lines = ['round round=3 time=2', ...Array(4).fill(`passes ${PILOT}`)];
  const said = told('nemesis', 'en', ...lines);
  expect(new Set(said).size).toBe(4);
  expect(told('nemesis', 'en', ...lines)).toEqual(said);
});

type Ast = ReturnType<IntlMessageFormat['getAst']>;
/** `{argument}` or literal text. */
type Piece = { readonly argument?: string; readonly text?: string };

/** All that a message can be, whatever its values. */
function pathsOf(ast: Ast): Piece[][] {
  let paths: Piece[][] = [[]];
  for (const part of ast) {
    const ways: Piece[][] =
      'options' in part
        ? Object.values(part.options).flatMap(({ value }) => pathsOf(value))
        : [
            [
              part.type === 0
                ? { text: part.value }
                : 'value' in part
                  ? { argument: String(part.value) }
                  : {},
            ],
          ];
    paths = paths.flatMap((path) => ways.map((way) => [...path, ...way]));
  }
  return paths;
}

const SUBJECTS = /^(\w+_(The|Der|Le|El|Subject)|seat)$/;
const isAbout = ([first, second]: Piece[]): boolean =>
  SUBJECTS.test(first?.argument ?? '') && (second?.text ?? '').startsWith(' ');

/** Words that join, other than names: between two arguments they do. */
const JOINS = /\S\s(and|und|et|y|e)\s|\s(and|und|et|y|e)\s\S/;

describe.each(Object.entries(GAMES))('sentences of %s', (_id, { texts, telling: { events } }) => {
  it.each(LANGUAGES)(
    'what can be continued is one plain predicate, or says where it goes on, in %s',
    (language) => {
      const wrong: string[] = [];
      for (const [name, text] of flatten(texts[language])) {
        const what = name.replace(/^((variant|tense)\.)?log\.([a-z-]+)(\.\d+)?$/, '$3');
        // Shared texts may tell of what happens in the other game only.
        if (events[what] === undefined || events[what].ends !== undefined) continue;
        for (const path of pathsOf(new IntlMessageFormat(text, language).getAst())) {
          if (!isAbout(path)) continue;
          const whole = path.map(({ argument, text: said }) => said ?? `{${argument}}`).join('');
          const rest = path.slice(1).flatMap(({ text: said }) => said ?? []);
          const plain = whole.endsWith('.') && !/[.,;:!?]/.test(whole.slice(0, -1));
          if (!plain || rest.some((said) => JOINS.test(said))) wrong.push(`${name}: ${whole}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
