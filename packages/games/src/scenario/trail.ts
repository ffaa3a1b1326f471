/** Which steps of which procedures run. */
import {
  type Act,
  type Ask,
  defineGame,
  type Game,
  type Procedure,
  stepName,
  type Table,
} from '@deadlight/engine';

/** A step that ran. */
export interface Stepped {
  readonly step: string;
  /** Nesting depth of procedures. */
  readonly depth: number;
  /** The seats asked by a question step; null for other steps. */
  readonly asked: readonly string[] | null;
}

type Steps = Procedure<unknown, unknown>['steps'];

/** The same game, reporting each step as it runs. */
export function traced(
  game: Game,
  seatsOf: (table: Table<unknown>) => readonly string[],
  passed: (stepped: Stepped) => void,
): Game {
  const watched = (procedure: string, steps: Steps): Steps =>
    Object.fromEntries(
      Object.entries(steps).map(([short, step]) => {
        const name = stepName(procedure, short);
        const tell = (table: Table<unknown>, asked: readonly number[] | null): void => {
          const names = asked?.map((seat) => seatsOf(table)[seat] ?? `seat ${seat + 1}`) ?? null;
          passed({ step: name, depth: table.state.stack.length - 1, asked: names });
        };
        if (typeof step === 'function') {
          const act: Act<unknown, unknown> = (table, local) => {
            tell(table, null);
            return step(table, local);
          };
          return [short, act];
        }
        const ask: Ask<unknown, unknown> = {
          ...step,
          asks(table, local) {
            const seats = step.asks(table, local);
            tell(table, typeof seats === 'number' ? (seats < 0 ? [] : [seats]) : seats);
            return seats;
          },
        };
        return [short, ask];
      }),
    );
  const procedures = (game.procedures as readonly Procedure<unknown, unknown>[]).map((one) => ({
    ...one,
    steps: watched(one.name, one.steps),
  }));
  return { ...game, ...defineGame({ ...game, procedures: procedures as Game['procedures'] }) };
}
