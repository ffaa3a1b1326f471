/** What lies on the board is what the log has put there, and nothing is made or lost. */
import type { PlayedGame } from './moments.ts';
import {
  CLOSED,
  type Complain,
  DESTROYED,
  figureNamed,
  type GameId,
  named,
  OPEN,
  type Plan,
  planOf,
  type Scene,
  type Shown,
  standingIn,
  waysOf,
  wayTold,
} from './shown.ts';

/** How many there are of each in the box (NEM-MARK-09, NEM-MARK-15, NEM-MARK-24-R; LCK-MARK-06, LCK-MARK-16, LCK-MARK-31-R). */
const SUPPLY = {
  nemesis: { fire: 8, malfunction: 8, doors: 12 },
  lockdown: { fire: 12, malfunction: 10, doors: 11 },
} as const;

/** The board as the lines tell it. */
interface Told {
  readonly door: number[];
  readonly noise: boolean[];
  readonly fire: boolean[];
  readonly malfunction: boolean[];
  readonly at: number[];
}

const toldFrom = ({ door, noise, fire, malfunction, at }: Shown): Told => ({
  door: [...door],
  noise: [...noise],
  fire: [...fire],
  malfunction: [...malfunction],
  at: [...at],
});

const DOORS: Readonly<Record<string, number>> = {
  'door-opened': OPEN,
  'door-closed': CLOSED,
  'door-destroyed': DESTROYED,
};

/** LCK-EVENT-08 to LCK-EVENT-11-R: Noise goes in powered Sections, but not next to a Character. */
function fade(plan: Plan, { noise }: Told, vars: Shown): number {
  const { power, powered } = vars.own as { readonly power: number[]; readonly powered: boolean[] };
  let count = 0;
  plan.corridors.forEach(([a, b], way) => {
    const section = plan.sections!.corridors[way]!;
    const isLit = section > 0 && powered[power[section]!];
    if (!noise[way] || !isLit || standingIn(vars, a).length + standingIn(vars, b).length > 0)
      return;
    noise[way] = false;
    count++;
  });
  return count;
}

/** Figures that lines move in words of their own; they are read off the table again. */
const ELSEWHERE = [
  'transforms',
  'crawls',
  'cave-attack',
  'follows',
  'retreat',
  'infested',
  'repelled',
];

function apply(plan: Plan, told: Told, scene: Scene, complain: Complain): void {
  const { what, data, vars } = scene;
  const slot = data['slot'] as number;
  if (what in DOORS) {
    const way = wayTold(plan, scene);
    const state = DOORS[what]!;
    if (told.door[way] === state) complain(scene, 'MARK-18', `Door ${way} is so already`);
    told.door[way] = state;
  } else if (what === 'noise' || what === 'noise-technical') {
    const way = wayTold(plan, scene);
    if (told.noise[way]) complain(scene, 'MARK-01', `way ${way} has Noise already`);
    told.noise[way] = true;
  } else if (what === 'noise-removed')
    for (const way of waysOf(plan, slot)) told.noise[way] = false;
  else if (what === 'noise-gone' || what === 'noise-gone-technical')
    told.noise[wayTold(plan, scene)] = false;
  else if (what === 'noise-fades') {
    const count = fade(plan, told, vars);
    if (count !== data['count']) complain(scene, 'EVENT-08', `${data['count']} fade, not ${count}`);
  } else if (what === 'fire' || what === 'malfunction') told[what][slot] = true;
  else if (what === 'fire-out' || what === 'flushed' || what === 'decompressed')
    told.fire[slot] = false;
  else if (what === 'repaired') told.malfunction[slot] = false;
  else if (what === 'intruder-appears' || what === 'intruder-moves')
    told.at[figureNamed(data['figure'])] = slot;
  else if (what === 'intruder-vanishes' || what === 'intruder-dies')
    told.at[figureNamed(data['figure'])] = 0;
}

const PARTS = ['door', 'noise', 'fire', 'malfunction', 'at'] as const;

/** The tokens of Intruders, wherever they lie. */
const tokensIn = (zones: Scene['zones']): string =>
  ['bag', 'tokens', 'tokenNow', 'aside', 'gone']
    .flatMap((zone) => zones[zone] ?? [])
    .filter((name) => /^(larva|creeper|adult|breeder|queen|blank)/.test(name))
    .sort()
    .join();

function judgeSupplies(game: GameId, vars: Shown, complain: (text: string) => void): void {
  const supply = SUPPLY[game];
  const doors = vars.door.filter((state) => state !== OPEN).length;
  if (doors > supply.doors) complain(`${doors} Doors`);
  for (const what of ['fire', 'malfunction'] as const) {
    const count = vars[what].filter(Boolean).length;
    if (count > supply[what]) complain(`${count} markers of ${what}`);
  }
}

export function judgeConservation(
  game: GameId,
  { moments, rests }: PlayedGame<Shown>,
  complain: Complain,
): void {
  const [first] = rests;
  if (first === undefined) return;
  const plan = planOf(game, first.vars);
  const told = toldFrom(first.vars);
  const tokens = tokensIn(first.zones);
  // A bag that is laid out without the blank can run out.
  const hasBlank = first.zones['bag']!.includes('blank');
  const standIns = new Set<number>();
  // What is over may have been swept away (LCK-END-05).
  for (let i = 1; i < rests.length - 1; i++) {
    const lines = moments.slice(rests[i - 1]!.lines, rests[i]!.lines);
    const { vars, zones } = rests[i]!;
    for (const [at, scene] of lines.entries()) {
      const before = at > 0 ? lines[at - 1]!.zones : rests[i - 1]!.zones;
      if (scene.what === 'token' && !before['bag']!.includes(named(scene.data['token'])))
        complain(scene, 'ENC-04', `${scene.data['token']} was not in the bag`);
      apply(plan, told, scene, complain);
      // What attacks out of a cave is no figure of the board; one stands in for it meanwhile (LCK-TECH-11-R).
      if (scene.what === 'cave-attack')
        rests[i - 1]!.vars.at.forEach((slot, figure) => {
          if (slot === 0 && scene.vars.at[figure]! > 0) standIns.add(figure);
        });
      if (scene.what === 'intruder-appears') standIns.delete(figureNamed(scene.data['figure']));
      if (ELSEWHERE.includes(scene.what)) told.at.splice(0, told.at.length, ...vars.at);
    }
    for (const figure of standIns) told.at[figure] = vars.at[figure]!;
    const scene = lines.at(-1) ?? null;
    for (const part of PARTS)
      vars[part].forEach((now, place) => {
        if (told[part][place] === now) return;
        complain(scene, 'TOLD', `${part} ${place} is ${now}, told ${told[part][place]}`);
        (told[part] as (number | boolean)[])[place] = now;
      });
    if (tokensIn(zones) !== tokens) complain(scene, 'BAG', 'the tokens are not the same');
    if (hasBlank && zones['bag']!.length === 0) complain(scene, 'BAG-14', 'the bag is empty');
    judgeSupplies(game, vars, (text) => complain(scene, 'SUPPLY', text));
  }
}
