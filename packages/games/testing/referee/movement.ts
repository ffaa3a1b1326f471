/** How Intruders move that one instruction moves together. */
import {
  CLOSED,
  DESTROYED,
  figureNamed,
  type GameId,
  isKnown,
  type Plan,
  type Scene,
  type Shown,
  typeOfFigure,
  wayTold,
} from './shown.ts';

/** An Intruder that is to move, and the Corridors it could take; none over open ground or out of the board. */
export interface Move {
  readonly figure: number;
  /** 0 is a Technical Corridor. */
  readonly to: number;
  readonly ways: readonly number[];
}

/** Who moves, from how things stand. */
export type Instruction = (vars: Pick<Shown, 'at' | 'door' | 'place' | 'fate'>) => readonly Move[];

const STEPS = ['intruder-moves', 'door-destroyed', 'intruder-vanishes', 'token-added'];

/** What a step can bring about before the next one: whoever waits in a Pod gets out (NEM-POD-07). */
const BETWEEN = ['gets-out'];

/** Whether an Intruder breaks closed Doors (NEM-CARD-the-way-of-moving, LCK-CARD-the-way-of-moving). */
const breaks = (game: GameId, scene: Scene, figure: number): boolean =>
  !isKnown(game, scene, 'the-way-of-moving') || ['breeder', 'queen'].includes(typeOfFigure(figure));

/** The steps that have to be told: each goes, or breaks a closed Door and stays (NEM-MOVE-17, NEM-MOVE-18). */
function stepsOf(game: GameId, scene: Scene, instructions: readonly Instruction[]): string[][] {
  const at = [...scene.vars.at];
  const door = [...scene.vars.door];
  return instructions.flatMap((instruction) => {
    const moves = instruction({ ...scene.vars, at: [...at], door: [...door] });
    const before = [...door];
    const steps: string[][] = [];
    for (const { figure, to, ways } of moves) {
      if (ways.length === 0 || ways.some((way) => before[way] !== CLOSED)) {
        at[figure] = to;
        steps.push([to === 0 ? `${figure} vanishes` : `${figure} goes to ${to}`]);
      } else if (breaks(game, scene, figure)) {
        // Of two closed Corridors it takes one.
        if (ways.some((way) => door[way] === DESTROYED)) continue;
        door[ways[0]!] = DESTROYED;
        steps.push(ways.map((way) => `Door ${way} breaks`));
      }
    }
    return steps;
  });
}

function asStep(plan: Plan, scene: Scene): string[] {
  const { what, data } = scene;
  const figure = figureNamed(data['figure']);
  if (what === 'intruder-moves') return [`${figure} goes to ${data['slot']}`];
  if (what === 'intruder-vanishes') return [`${figure} vanishes`];
  return what === 'door-destroyed' ? [`Door ${wayTold(plan, scene)} breaks`] : [];
}

/**
 * What is wrong with the steps told from here on, or null. What comes behind those that have to be told may belong to
 * something else that moves them.
 */
export function wrongSteps(
  game: GameId,
  plan: Plan,
  scenes: readonly Scene[],
  from: number,
  instructions: readonly Instruction[],
  mayGoOn: boolean,
): string | null {
  const wanted = stepsOf(game, scenes[from - 1]!, instructions);
  let end = from;
  while (end < scenes.length && [...STEPS, ...BETWEEN].includes(scenes[end]!.what)) end++;
  const told = scenes.slice(from, end).flatMap((scene) => asStep(plan, scene));
  const left = mayGoOn ? told.slice(0, wanted.length) : told;
  for (const any of wanted) {
    const found = left.findIndex((step) => any.includes(step));
    if (found < 0) return `${any.join(' or ')} is missing; told: ${told.join(', ')}`;
    left.splice(found, 1);
  }
  return left.length > 0 ? `${left.join(', ')} should not be` : null;
}
