import type { Line } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { EVENT as LOCKDOWN } from '../lockdown/log-events.ts';
import { EVENT as NEMESIS } from '../nemesis/log-events.ts';
import { EVENT as PANIC } from '../panic/log-events.ts';
import { chaptersOf } from './story.ts';
import type { StoryEvents } from './traits.ts';

/** `enters`, or with data: `pays card=rest for=basic`. */
function line(said: string): Line {
  const [what, ...values] = said.split(' ');
  const data = Object.fromEntries(values.map((value) => value.split('=')));
  return { rule: 'NEM-MOVE-01', what, data } as Line;
}

/** Headings on their own lines, an entry as its lines with what stands beside it, a milestone after an “!”. */
const toldIn = (events: StoryEvents, ...lines: string[]): string[] =>
  chaptersOf(events, lines.map(line)).flatMap(({ opens, phases }) => [
    ...(opens === null ? [] : [`# ${opens.what}`]),
    ...phases.flatMap((phase) => [
      ...(phase.opens === null ? [] : [`## ${phase.opens.what}`]),
      ...phase.passages.flatMap((passage) => [
        ...(passage.opens === null ? [] : [`### ${passage.opens.what}`]),
        ...passage.entries.map(({ sentences, mechanics, milestone }) => {
          const said = sentences.map(({ line: { what }, times }) =>
            times > 1 ? `${what} ×${times}` : what,
          );
          const beside = mechanics.map(({ what, data }) =>
            what === 'pays' ? `paid ${data['card']}` : what,
          );
          const chips = beside.length === 0 ? '' : ` [${beside.join(', ')}]`;
          return `${milestone ? '! ' : ''}${said.join(', ')}${chips}`.trim();
        }),
      ]),
    ]),
  ]);

const told = (...lines: string[]): string[] => toldIn(NEMESIS, ...lines);

it('a round has phases, these have turns and steps, and what belongs together is one entry', () => {
  expect(
    told(
      'drafted',
      'round',
      'phase',
      'turn',
      'enters',
      'explored',
      'exploration-token',
      'malfunction',
      'noise-roll',
      'noise',
      'shoots',
      'combat-roll',
      'intruder-hurt',
      'intruder-dies',
      'phase',
      'time',
      'step',
      'attacks',
      'light-wound',
      'light-wound',
      'step',
      'token',
      'noise-roll',
      'noise',
      'noise-roll',
    ),
  ).toEqual([
    'drafted',
    '# round',
    '## phase',
    '### turn',
    'enters, explores, malfunction, noise [exploration-token, noise-roll, noise]',
    'shoots, intruder-dies [shoots, combat-roll, intruder-hurt]',
    '## phase',
    '### time',
    '### step',
    'attacks, light-wound ×2 [attacks, light-wound]',
    '! first-blood',
    '### step',
    'token [token]',
    'noise [noise-roll, noise]',
    'noise-roll [noise-roll]',
  ]);
});

it('repeated lines, and noise in several corridors, are one sentence', () => {
  const [chapter] = chaptersOf(NEMESIS, [
    line('attacks'),
    { ...line('light-wound'), data: { who: '@character.pilot', times: 1 } },
    { ...line('light-wound'), data: { who: '@character.pilot', times: 1 } },
    { ...line('noise'), data: { from: 1, to: 2, exit: 0 } },
    { ...line('noise'), data: { from: 2, to: 6, exit: 0 } },
    { ...line('noise'), data: { from: 2, to: 3, exit: 4 } },
  ]);
  const [{ sentences } = { sentences: [] }] = chapter!.phases[0]!.passages[0]!.entries;
  expect(sentences.map(({ line: { what, data } }) => ({ what, ...data }))).toEqual([
    { what: 'attacks' },
    { what: 'light-wound', who: '@character.pilot', times: 2 },
    { what: 'noises', corridors: ['1–2', '2–6'] },
    // Which of two corridors between the same rooms it is stands beside the story.
    {
      what: 'noise-between',
      from: { says: 'spot', room: '@room.unexplored', slot: 2 },
      to: { says: 'spot', room: '@room.unexplored', slot: 3 },
    },
  ]);
});

it('noise in several zones is one sentence, in technical corridors another', () => {
  const noise = (network: number, networks: number) => ({
    ...line('noise-technical'),
    data: { network, networks },
  });
  const said = (...lines: Line[]) =>
    chaptersOf(LOCKDOWN, [
      line('danger'),
      ...lines,
    ])[0]!.phases[0]!.passages[0]!.entries[0]!.sentences.map(({ line: { what, data } }) => ({
      what,
      ...data,
    }));
  expect(said(noise(0, 4), noise(1, 4), noise(3, 4))).toEqual([
    { what: 'danger' },
    { what: 'noise-technical', network: 0, networks: 4 },
    { what: 'noise-zones', zones: [1, 3] },
  ]);
  expect(said(noise(0, 2), noise(1, 2)).map(({ what }) => what)).toEqual([
    'danger',
    'noise-technical',
    'noise-technical',
  ]);
});

it('a player who claims an objective of her own is named once', () => {
  expect(toldIn(LOCKDOWN, 'claim-goal who=a character=a', 'claim-goal who=a character=b')).toEqual([
    'claim-own-goal',
    'claim-goal',
  ]);
});

it('a claim against what somebody else said last of the same says so', () => {
  const engine = (who: string, state: string) => `claim-engine who=${who} engine=2 state=${state}`;
  expect(told(engine('a', 'intact'), 'round', 'turn', engine('b', 'damaged'))).toEqual([
    'claim-engine',
    '# round',
    '### turn',
    'claim-engine-against',
  ]);
  expect(told(engine('a', 'intact'), engine('a', 'damaged'), engine('b', 'damaged'))).toEqual([
    'claim-engine',
    'claim-engine',
    'claim-engine',
  ]);
  expect(
    told(
      'claim-course who=a space=A destination=earth',
      'claim-course who=b space=B destination=mars',
      'claim-course who=b space=C destination=earth',
    ),
  ).toEqual(['claim-course', 'claim-course', 'claim-course-against']);
});

it('two players who claim the only token of a code contradict each other', () => {
  const holds = (who: string, code: string) =>
    `claim-hold who=${who} contingency=@contingency.${code}`;
  expect(toldIn(LOCKDOWN, holds('a', 'code-red'), holds('b', 'code-red'))).toEqual([
    'claim-hold',
    'claim-hold-against',
  ]);
  expect(toldIn(LOCKDOWN, holds('a', 'code-blue'), holds('b', 'code-blue'))).toEqual([
    'claim-hold',
    'claim-hold',
  ]);
});

it('a step without events is left out, a turn is not', () => {
  expect(told('round', 'phase', 'turn', 'turn', 'noise', 'phase', 'step', 'step')).toEqual([
    '# round',
    '## phase',
    '### turn',
    '### turn',
    'noise [noise]',
  ]);
});

it('what a card or a room does belongs to it, until something else begins', () => {
  expect(
    told('turn', 'plays', 'enters', 'engine-swapped', 'passes', 'burns', 'light-wound'),
  ).toEqual([
    '### turn',
    'enters, engine-swapped [plays]',
    'passes',
    'burns [light-wound]',
    '! first-blood',
  ]);
});

it('a payment is shown with its action', () => {
  expect(
    told(
      'turn',
      'plays',
      'pays card=rest for=card',
      'door-closed',
      'pays card=search for=basic',
      'pays card=repairs for=basic',
      'enters',
      'explored',
    ),
  ).toEqual([
    '### turn',
    'shuts-door [paid rest, plays, shuts-door]',
    'enters, explores [paid search,repairs]',
  ]);
  expect(told('turn', 'pays card=search for=basic')).toEqual(['### turn', '[paid search]']);
  expect(told('turn', 'pays card=search for=basic', 'interrupts', 'cancelled')).toEqual([
    '### turn',
    'interrupts, cancelled [paid search, interrupts]',
  ]);
});

it('fire and malfunctions in several rooms, doors and what is looked at are one sentence each', () => {
  const at = (slot: number) => ({ room: `@room.r${slot}`, slot });
  const spot = (slot: number) => ({ says: 'spot', ...at(slot) });
  const [chapter] = chaptersOf(NEMESIS, [
    { ...line('event'), data: {} },
    { ...line('malfunction'), data: at(3) },
    { ...line('malfunction'), data: at(5) },
    { ...line('fire'), data: at(1) },
    { ...line('fire'), data: at(2) },
    { ...line('fire'), data: at(4) },
  ]);
  const [{ sentences } = { sentences: [] }] = chapter!.phases[0]!.passages[0]!.entries;
  expect(sentences.map(({ line: { what, data } }) => ({ what, ...data }))).toEqual([
    { what: 'malfunctions', spots: [spot(3), spot(5)] },
    { what: 'fires', spots: [spot(1), spot(2), spot(4)] },
  ]);
  expect(
    told('turn', 'plays', 'peeks who=a slot=1', 'peeks who=a slot=2', 'peeks who=b slot=3'),
  ).toEqual(['### turn', 'plays, peeks-rooms, peeks [plays]']);
});

it('in an event, the movement of intruders is told apart from the effect', () => {
  expect(told('event', 'intruder-moves', 'door-destroyed', 'malfunction', 'noise')).toEqual([
    '### event',
    'intruder-moves, door-destroyed [door-destroyed]',
    'malfunction, noise [noise]',
  ]);
});

it('a player who enters a room after attacks on the way out has got away', () => {
  expect(
    told(
      'turn',
      'pays card=rest for=basic',
      'escapes who=a',
      'attacks',
      'misses',
      'enters who=a',
      'noise-roll who=a',
      'enters who=a',
    ),
  ).toEqual([
    '### turn',
    'escapes [paid rest]',
    'attacks, misses [attacks]',
    'gets-away [noise-roll]',
    'enters',
  ]);
});

it('health lost to parasites is told with their attack in that room', () => {
  expect(
    toldIn(
      PANIC,
      'parasite-phase',
      'parasite-attack room=1',
      'parasite-attack room=2',
      'armor room=2',
      'hurt room=1',
      'death',
      'eliminated',
      'spared room=2',
      'troopers-dead',
    ),
  ).toEqual([
    '## parasite-phase',
    'parasite-attack, hurt, death, eliminated [parasite-attack, hurt]',
    '! first-death',
    'parasite-attack, armor, spared [parasite-attack]',
    'troopers-dead',
  ]);
});

it('what everybody chooses in secret is told behind the first encounter, and apart from it', () => {
  expect(
    told(
      'turn',
      'enters who=a',
      'encounter who=a',
      'first-encounter',
      'keeps-objective who=a',
      'surprise who=a',
    ),
  ).toEqual([
    '### turn',
    'enters, encounter, surprise [surprise]',
    '! first-intruder',
    'keeps-objective',
  ]);
});

it('a second roll of one shot is a reroll', () => {
  expect(told('turn', 'shoots', 'combat-roll', 'combat-roll', 'shot-misses')).toEqual([
    '### turn',
    'shoots, shot-misses [shoots, combat-roll, combat-reroll]',
  ]);
});

it('a room that fits nowhere is told with the one that does, and a vote with the player who calls it', () => {
  expect(
    toldIn(PANIC, 'turn', 'played', 'buried', 'placed', 'played', 'calls-vote', 'vote'),
  ).toEqual(['### turn', 'played', 'placed [buried, placed]', 'played', 'calls-vote, vote']);
});

it('a pod leaves with all who are in it, but not with a fire elsewhere', () => {
  expect(told('turn', 'boards', 'launched', 'launched')).toEqual([
    '### turn',
    'boards, launched-at-once, launched',
  ]);
  expect(told('turn', 'burns', 'light-wound', 'launched')).toEqual([
    '### turn',
    'burns [light-wound]',
    '! first-blood',
    'launched',
  ]);
});

it('two shots of one action are one entry, and so are a chain of interruptions', () => {
  expect(toldIn(PANIC, 'turn', 'shot', 'shot', 'hurt', 'shot', 'parasite-hit')).toEqual([
    '### turn',
    'shots, hurt [hurt]',
    '! first-blood',
    'shots, parasite-hit',
  ]);
  expect(told('turn', 'pays card=rest for=basic', 'interrupts', 'interrupts', 'enters')).toEqual([
    '### turn',
    'interrupts ×2 [interrupts]',
    'enters [paid rest]',
  ]);
});

it('an item is dropped because hands are full, or by choice', () => {
  expect(told('turn', 'plays', 'searches', 'keeps', 'item-dropped', 'passes')).toEqual([
    '### turn',
    'searches, keeps, item-dropped [plays, searches]',
    'passes',
  ]);
  expect(told('turn', 'plays', 'door-closed', 'item-dropped')).toEqual([
    '### turn',
    'shuts-door [plays, shuts-door]',
    'item-dropped',
  ]);
});
