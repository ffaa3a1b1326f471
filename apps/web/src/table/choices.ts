/** What the seat may do now, in words, and where on the table each of it belongs. */
import { saidIn, sayOption } from '@deadlight/games/telling';
import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { staged } from '../director/staged.ts';
import { busy, moment, table, tell } from '../link.ts';
import { voice } from '../text/voice.ts';
import { scene } from './current.ts';
import { steadily } from './steady.ts';

export interface Choice {
  readonly notation: string;
  readonly verb: string;
  readonly label: string;
  readonly cost: number | null;
  /** The parts of the scene where it is offered. */
  readonly targets: readonly string[];
  /** The rule against it, where it is not possible now. */
  readonly rule: string | null;
}

function choice(notation: string, rule: string | null): Choice {
  const { view } = moment.value!;
  const { app, targetsOf } = table.value!;
  const said = saidIn(app.game, notation);
  return {
    notation,
    verb: said.word,
    label: sayOption(app.telling, voice.value!, view, said, view.seat),
    cost: view.question?.costs[notation] ?? null,
    targets: targetsOf(view, said),
    rule,
  };
}

const ready = (): boolean =>
  moment.value !== null &&
  table.value !== null &&
  voice.value !== null &&
  scene.value !== null &&
  // What may be done is said when what happened has been seen.
  staged.value === null;

export const choices = steadily<readonly Choice[]>(() =>
  ready() ? (moment.value!.view.question?.options ?? []).map((option) => choice(option, null)) : [],
);

export const refusals = computed<readonly Choice[]>(() =>
  ready()
    ? (moment.value!.view.question?.refused ?? []).map(({ option, rule }) => choice(option, rule))
    : [],
);

/** What each part of the scene offers. */
export const byTarget = computed<ReadonlyMap<string, readonly Choice[]>>(() => {
  const found = new Map<string, Choice[]>();
  for (const one of choices.value)
    for (const target of one.targets) {
      const there = found.get(target);
      if (there === undefined) found.set(target, [one]);
      else there.push(one);
    }
  return found;
});

/** What these parts of the scene offer together. */
export function useOffers(...targets: readonly string[]): readonly Choice[] {
  const offers = useMemo(
    () => steadily(() => targets.flatMap((target) => byTarget.value.get(target) ?? [])),
    targets,
  );
  return offers.value;
}

/** So many are read at a glance; of more, only those that are nowhere on the table. */
const FEW = 9;
/** Whether somebody wants to see all options as text. */
export const showsAll = signal(false);
export const areMany = computed(() => choices.value.length > FEW);

/** The options that are listed, in the order of their numbers. */
export const listed = computed<readonly Choice[]>(() =>
  areMany.value && !showsAll.value
    ? choices.value.filter(({ targets }) => targets.length === 0)
    : choices.value,
);

/** How many options the answer takes. */
export const takes = computed(() => {
  const { min = 1, max = 1 } = moment.value?.view.question ?? {};
  return { min, max, one: min === 1 && max === 1 };
});

/** Those picked so far, where the answer takes several. */
export const picked = signal<readonly string[]>([]);

/** An option that waits to be confirmed. */
export const grave = signal<Choice | null>(null);

/** Simple questions are answered at a touch; others open a menu first. */
export const isSimple = computed(() => new Set(choices.value.map(({ verb }) => verb)).size <= 2);

/** Nothing of the seat that looked last is left, not even in memory. */
export function forgetChoices(): void {
  picked.value = [];
  grave.value = null;
  for (const kept of [scene, choices, refusals, byTarget]) kept.peek();
}

export function answer(says: string): void {
  const now = moment.peek();
  if (now === null || busy.peek()) return;
  picked.value = [];
  grave.value = null;
  tell({ say: 'decide', seat: now.view.seat, says, at: now.number });
}

export function choose(chosen: Choice): void {
  if (!takes.peek().one) {
    const { notation } = chosen;
    const now = picked.peek();
    picked.value = now.includes(notation)
      ? now.filter((one) => one !== notation)
      : [...now, notation];
  } else if (table.peek()?.grave.includes(chosen.verb) === true) grave.value = chosen;
  else answer(chosen.notation);
}

/** Several options of one verb are one line of notation. */
export function answerPicked(): void {
  const [first, ...others] = picked.peek();
  if (first === undefined) answer('nothing');
  else answer([first, ...others.map((one) => one.split(' ').slice(1).join(' '))].join(' '));
}
