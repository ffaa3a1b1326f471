/** Rooms and ways in words. */
import { at } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import type { Exit, Plan, Spot } from './ears.ts';
import { exitTo, routeTo, spotAt, stepsFrom } from './walk.ts';

const nameOf = (plan: Plan, id: string): string => spotAt(plan, id)?.name ?? id;
const shortOf = (plan: Plan, id: string): string => spotAt(plan, id)?.short ?? id;

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Several facts in one breath. */
const breath = (voice: Voice, facts: readonly string[]): string =>
  facts.filter((fact) => fact !== '').join(voice.say('hear.comma'));

/** “2 to 11, Hibernatorium, noise, door closed” */
export function sayExit(voice: Voice, plan: Plan, exit: Exit): string {
  const to = exit.to === null ? exit.into : nameOf(plan, exit.to);
  const names = exit.names.join(voice.say('hear.comma'));
  return breath(voice, [
    voice.say('hear.exit', { named: names === '' ? 'no' : 'yes', names, to }),
    ...sayWay(voice, exit),
  ]);
}

/** What is in a corridor, without where it leads. */
export const sayWay = (voice: Voice, { noise, door }: Exit): string[] => [
  ...(noise ? [voice.say('hear.noise')] : []),
  ...(door === 'none' ? [] : [voice.say('hear.door', { door })]),
];

const present = ({ people, creatures, things }: Spot): string[] => [
  ...creatures,
  ...people,
  ...things,
];

/** What can be known of a room without its ways out. */
function saySpot(voice: Voice, plan: Plan, spot: Spot): string[] {
  const others = present(spot).filter((one) => !plan.mine.some(({ who }) => who === one));
  return [
    sentence(breath(voice, [spot.name, ...spot.state])),
    voice.say('hear.here', { count: others.length, who: others.join(voice.say('hear.comma')) }),
  ];
}

export const sayExits = (voice: Voice, plan: Plan, spot: Spot): string[] =>
  spot.exits.map((exit) => sentence(sayExit(voice, plan, exit)));

/** A room in full: its state, its ways, who is there. */
export function sayRoom(voice: Voice, plan: Plan, spot: Spot): string[] {
  const [what, who] = saySpot(voice, plan, spot);
  return [what!, ...sayExits(voice, plan, spot), who!];
}

/** The same with how far it is, and what it does. */
export function sayLook(voice: Voice, plan: Plan, spot: Spot, from: string | null): string[] {
  const steps = from === null ? undefined : stepsFrom(plan, from).get(spot.id)?.steps;
  return [
    ...sayRoom(voice, plan, spot),
    ...(steps === undefined || steps === 0 ? [] : [voice.say('hear.away', { steps })]),
    ...(spot.text === '' ? [] : [sentence(spot.text)]),
  ];
}

const isShut = ({ door }: Exit): boolean => door === 'closed';

function sayRoute(voice: Voice, plan: Plan, route: readonly string[]): string[] {
  const between = route.slice(1).map((to, i) => ({ from: at(route, i, 'route'), to }));
  const shut = between.filter(({ from, to }) => isShut(exitTo(plan, from, to)!));
  const met = route.slice(1).flatMap((id) => {
    const { creatures = [], burning = false } = spotAt(plan, id) ?? {};
    return [...creatures, ...(burning ? [voice.say('hear.fire')] : [])].map((what) =>
      voice.say('hear.in', { what, room: shortOf(plan, id) }),
    );
  });
  return [
    voice.say('hear.route', {
      rooms: route.map((id) => shortOf(plan, id)).join(voice.say('hear.comma')),
      steps: route.length - 1,
    }),
    ...shut.map(({ from, to }) =>
      voice.say('hear.shut', { from: shortOf(plan, from), to: shortOf(plan, to) }),
    ),
    ...(met.length === 0
      ? []
      : [voice.say('hear.onTheWay', { what: met.join(voice.say('hear.comma')) })]),
  ];
}

/** The shortest way; and one without closed doors, where that is another. */
export function sayPath(voice: Voice, plan: Plan, from: string, to: string): string[] {
  const room = nameOf(plan, to);
  const shortest = routeTo(plan, from, to);
  if (shortest === null) return [voice.say('hear.noWay', { room })];
  if (shortest.length === 1) return [voice.say('hear.hereAlready', { room })];
  const open = routeTo(plan, from, to, (exit) => !isShut(exit));
  return [
    ...sayRoute(voice, plan, shortest),
    ...(open === null || open.length === shortest.length
      ? []
      : [voice.say('hear.otherWay'), ...sayRoute(voice, plan, open)]),
  ];
}

/** Ways between rooms that fit, each once: “6–11”. */
export function waysWhere(plan: Plan, fits: (exit: Exit) => boolean): string[] {
  const found = new Set<string>();
  for (const { short, exits } of plan.spots)
    for (const exit of exits) {
      if (!fits(exit)) continue;
      const ends = [short, exit.to === null ? '' : shortOf(plan, exit.to)].toSorted((a, b) =>
        a.localeCompare(b, 'en', { numeric: true }),
      );
      if (exit.to !== null) found.add(`${ends[0]}–${ends[1]}`);
      // A door into the dark is told by its side; a network is one for all its entrances.
      else found.add(exit.door === 'none' ? exit.into : `${short} ${exit.names.join(' ')}`);
    }
  return [...found];
}

/** Creatures, the nearest first; then what is wrong around the seat's own figures. */
export function sayThreats(voice: Voice, plan: Plan): string[] {
  const own = plan.mine.map(({ spot }) => spot);
  const away = (id: string): number =>
    Math.min(...own.map((from) => stepsFrom(plan, from).get(id)?.steps ?? Number.MAX_SAFE_INTEGER));
  const creatures = plan.spots
    .filter(({ creatures: some }) => some.length > 0)
    .map((spot) => ({ spot, steps: own.length === 0 ? 0 : away(spot.id) }))
    .toSorted((a, b) => a.steps - b.steps)
    .map(({ spot, steps }) =>
      voice.say('hear.threat', {
        who: spot.creatures.join(voice.say('hear.comma')),
        room: spot.name,
        steps,
      }),
    );
  const around = plan.mine.flatMap(({ spot }) => {
    const here = spotAt(plan, spot);
    const noisy = here?.exits.filter(({ noise }) => noise) ?? [];
    return [
      ...(here?.burning === true ? [voice.say('hear.fireHere')] : []),
      ...(noisy.length === 0 ? [] : [voice.say('hear.noiseHere', { count: noisy.length })]),
    ];
  });
  const all = [...creatures, ...around];
  return all.length === 0 ? [voice.say('hear.noThreat')] : all;
}
