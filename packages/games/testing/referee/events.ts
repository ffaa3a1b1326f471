/** The Event Phase, worked out again: who attacks whom, what burns, which Intruders go where. */
import { EVENTS as BASE_EVENTS } from '../../src/lockdown/data/events.ts';
import { EVENTS as SHIP_EVENTS } from '../../src/nemesis/data/events.ts';
import { ATTACKS, REDIRECTS } from './attacks.ts';
import { judgeBag } from './bag.ts';
import { type Instruction, type Move, wrongSteps } from './movement.ts';
import {
  actionCards,
  CLOSED,
  type Complain,
  DEAD,
  farEnd,
  figureNamed,
  type GameId,
  inCombat,
  inTurnOrder,
  isEndTold,
  isKnown,
  named,
  type Plan,
  planOf,
  roomAt,
  type Scene,
  type Shown,
  seatNamed,
  standingIn,
  stepFrom,
  typeOfFigure,
  wayWith,
} from './shown.ts';

/** Where an Intruder goes that a number moves (NEM-EVENT-05, NEM-EVENT-06, LCK-EVENT-16, LCK-EVENT-18). */
function moveThrough(plan: Plan, from: number, figure: number, number: number): Move {
  const way = wayWith(plan, from, number);
  return way < plan.corridors.length
    ? { figure, to: farEnd(plan, way, from), ways: [way] }
    : { figure, to: 0, ways: [] };
}

/** What a card does that moves Intruders once more. */
const MOVING = ['withdraw', 'follow-blood', 'hunt', 'adults-in-dark', 'defend-eggs', 'panic'];

function judgeMovement(
  game: GameId,
  plan: Plan,
  scenes: readonly Scene[],
  at: number,
  complain: Complain,
): void {
  const scene = scenes[at]!;
  const id = named(scene.data['event']);
  const card = (game === 'nemesis' ? SHIP_EVENTS : BASE_EVENTS).find((one) => one.id === id);
  if (card === undefined) {
    complain(scene, 'EVENT-05', `there is no card ${id}`);
    return;
  }
  // One number after the other (LCK-EVENT-17).
  const numbers = card.second === undefined ? [card.corridor] : [card.corridor, card.second];
  const movers = scene.vars.at.map((_, figure) => card.moves.includes(typeOfFigure(figure)));
  const wrong = wrongSteps(
    game,
    plan,
    scenes,
    at + 1,
    numbers.map(
      (number): Instruction =>
        (vars) =>
          vars.at.flatMap((from, figure) =>
            movers[figure] && from > 0 && standingIn(vars, from).length === 0
              ? [moveThrough(plan, from, figure, number)]
              : [],
          ),
    ),
    card.does.some(({ does }) => MOVING.includes(does)),
  );
  if (wrong !== null) complain(scene, 'EVENT-05', `${id}: ${wrong}`);
  if (card.does.some(({ does }) => does === 'spread-fire'))
    judgeSpread(game, plan, scenes, at, complain);
}

/** NEM-CARD-consuming-fire, LCK-CARD-consuming-fire: next to what burned before, not through closed Doors. */
function judgeSpread(
  game: GameId,
  plan: Plan,
  scenes: readonly Scene[],
  at: number,
  complain: Complain,
): void {
  const { vars } = scenes[at]!;
  const lines = stepFrom(scenes, at);
  if (lines.some(isEndTold)) return;
  // Doors that the movement has broken let the fire through.
  const now = (lines.find(({ what }) => what === 'fire' || what === 'malfunction') ?? scenes[at]!)
    .vars;
  const wanted = new Set<number>();
  plan.corridors.forEach(([a, b], way) => {
    if (now.door[way] === CLOSED) return;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      if (vars.fire[from] && !vars.fire[to]) wanted.add(to);
  });
  const told = lines.flatMap(({ what, data }) => (what === 'fire' ? [data['slot'] as number] : []));
  const want = [...wanted]
    .filter((slot) => !isFireproof(game, vars, slot))
    .sort((a, b) => a - b)
    .join();
  const got = told.sort((a, b) => a - b).join();
  if (want !== got) complain(scenes[at]!, 'FIRE-SPREAD', `fire in ${got}, not in ${want}`);
}

const isFireproof = (game: GameId, vars: Shown, slot: number): boolean =>
  roomAt(game, vars, slot) === 'crossing';

/** NEM-EVENT-04, LCK-EVENT-13: whatever stands in Fire is injured, once. */
function judgeFire(game: GameId, scenes: readonly Scene[], at: number, complain: Complain): void {
  const scene = scenes[at]!;
  const { vars } = scene;
  const lines = stepFrom(scenes, at);
  if (lines.some(isEndTold)) return;
  const burning = vars.at.flatMap((slot, figure) => (slot > 0 && vars.fire[slot] ? [figure] : []));
  const hurt = lines.filter(({ what }) => what === 'intruder-hurt');
  const told = hurt.map(({ data }) => figureNamed(data['figure'])).sort((a, b) => a - b);
  if (told.join() !== burning.join())
    complain(scene, 'EVENT-FIRE', `${told.join()} burn, not ${burning.join()}`);
  judgeEggs(game, scene, lines, complain);
  const more = game === 'nemesis' && isKnown(game, scene, 'vulnerability-to-fire') ? 2 : 1;
  const wrong = hurt.find(({ data }) => game === 'nemesis' && data['injuries'] !== more);
  if (wrong !== undefined) complain(wrong, 'EVENT-FIRE', `${wrong.data['injuries']} injuries`);
}

/** NEM-ROOM-NEST-08, LCK-ROOM-NEST-05: in each burning Room one Egg that nobody carries. */
function judgeEggs(
  game: GameId,
  { vars, ...scene }: Scene,
  lines: readonly Scene[],
  complain: Complain,
): void {
  const burning = vars.fire.flatMap((burns, slot) => {
    const nest = roomAt(game, vars, slot) === 'nest' ? vars.nestEggs : 0;
    return burns && vars.eggsIn[slot]! + nest > 0 ? [slot] : [];
  });
  const told = lines.filter(({ what }) => what === 'egg-destroyed');
  const got = told.map(({ data }) => data['slot'] as number).sort((a, b) => a - b);
  if (got.join() !== burning.join() || told.some(({ data }) => data['times'] !== 1))
    complain({ vars, ...scene }, 'NEST-08', `Eggs burn in ${got.join()}, not ${burning.join()}`);
}

/** NEM-ATK-03, NEM-ATK-09-R, LCK-ATK-03, LCK-ATK-10-R: fewest Action cards; ties in order from the First Player. */
function targetOf(scene: Scene, slot: number, seats: number): number {
  const { vars } = scene;
  const there = standingIn(vars, slot);
  const inOrder = inTurnOrder(vars, seats).filter((seat) => there.includes(seat));
  const fewest = Math.min(...inOrder.map((seat) => actionCards(scene, seat)));
  return inOrder.find((seat) => actionCards(scene, seat) === fewest) ?? -1;
}

function judgeAttacks(
  scenes: readonly Scene[],
  at: number,
  seats: number,
  complain: Complain,
): void {
  const { vars } = scenes[at]!;
  const lines = stepFrom(scenes, at);
  const fighting = vars.at.flatMap((slot, figure) =>
    slot > 0 && inCombat(vars, figure) ? [figure] : [],
  );
  const attackers: number[] = [];
  lines.forEach((scene, i) => {
    if (!ATTACKS.includes(scene.what)) return;
    const figure = figureNamed(scene.data['figure']);
    // Overmind has another card drawn for the same attack.
    if (lines[i - 1]?.what !== 'redraws') attackers.push(figure);
    if (i > 0 && REDIRECTS.includes(lines[i - 1]!.what)) return;
    // A Larva has left the board when it is told.
    const before = lines[i - 1] ?? scenes[at]!;
    const slot = before.vars.at[figure]! || vars.at[figure]!;
    const target = targetOf(scene, slot, seats);
    const hit = seatNamed(scene, scene.data['who']);
    if (target !== hit)
      complain(scene, 'ATK-03', `${named(scene.data['figure'])} attacks ${hit}, not ${target}`);
  });
  // A new Breeder attacks at once (Transformation).
  const born = lines.flatMap(({ what, data }) =>
    what === 'intruder-appears' ? [figureNamed(data['figure'])] : [],
  );
  const mayAttack = [...fighting, ...born];
  for (const figure of attackers)
    if (!mayAttack.includes(figure) || attackers.indexOf(figure) !== attackers.lastIndexOf(figure))
      complain(scenes[at]!, 'ATK-11', `figure ${figure} should not attack, or but once`);
  const last = scenes[at + lines.length + 1]?.vars ?? vars;
  if (lines.some(isEndTold)) return;
  for (const figure of fighting)
    if (
      !attackers.includes(figure) &&
      last.at[figure] === vars.at[figure] &&
      inCombat(last, figure)
    )
      complain(scenes[at]!, 'ATK-11', `figure ${figure} does not attack`);
}

/** NEM-MARK-06, LCK-MARK-04: nobody burns where there is no Fire. */
function judgeBurns(scene: Scene, complain: Complain): void {
  const seat = seatNamed(scene, scene.data['who']);
  const { place, fire, fate } = scene.vars;
  if (fate[seat] === DEAD || !fire[place[seat]!])
    complain(scene, 'MARK-06', `seat ${seat} burns in ${place[seat]}`);
}

export function judgeEvents(
  game: GameId,
  scenes: readonly Scene[],
  seats: number,
  complain: Complain,
): void {
  scenes.forEach((scene, at) => {
    const plan = planOf(game, scene.vars);
    const step = scene.what === 'step' ? named(scene.data['step']) : '';
    if (step === 'attacks') judgeAttacks(scenes, at, seats, complain);
    else if (step === 'fire') judgeFire(game, scenes, at, complain);
    else if (step === 'bag') judgeBag(game, scenes, at, seats, complain);
    else if (scene.what === 'event') judgeMovement(game, plan, scenes, at, complain);
    else if (scene.what === 'burns') judgeBurns(scene, complain);
  });
}
