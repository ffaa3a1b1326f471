import { Broken, type Procedure, type Step } from '@deadlight/engine';
import { procedure, type Vars } from './vars.ts';

type Steps<L> = Readonly<Record<string, Step<Vars, L>>>;

/** Steps for a procedure of the shared rules: before all of its own, or after a named one. */
export interface MoreSteps<L> {
  readonly first?: Steps<L>;
  readonly after?: Readonly<Record<string, Steps<L>>>;
}

/** A shared procedure with more steps, for a game that puts it in place of the shared one. */
export function withSteps<L>(
  base: Procedure<Vars, L>,
  { first = {}, after = {} }: MoreSteps<L>,
): Procedure<Vars, L> {
  for (const anchor of Object.keys(after))
    if (!(anchor in base.steps))
      throw new Broken(`${base.name} has no step "${anchor}" to put others behind`);
  const steps: Record<string, Step<Vars, L>> = {};
  const add = (more: Steps<L>): void => {
    for (const [name, step] of Object.entries(more)) {
      if (name in steps) throw new Broken(`${base.name} would have two steps "${name}"`);
      steps[name] = step;
    }
  };
  add(first);
  for (const [name, step] of Object.entries(base.steps)) {
    add({ [name]: step });
    add(after[name] ?? {});
  }
  return procedure<L>(base.name).steps(steps);
}
