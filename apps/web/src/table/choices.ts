/** What the seat may do now, in words, and where on the table each of it belongs. */
import { costIn, type RefusedOption } from '@deadlight/engine';
import { saidIn, sayOption } from '@deadlight/games/telling';
import { batch, computed, effect, signal } from '@preact/signals';
import { useContext, useMemo } from 'preact/hooks';
import { staged } from '../director/staged.ts';
import { browserGame, busy, moment, tell } from '../link.ts';
import { route } from '../route.ts';
import { confirms } from '../settings/settings.ts';
import { voice } from '../text/voice.ts';
import type { Candidate } from './candidate.ts';
import { Picture, scene, sheets } from './current.ts';
import { noteAnswer } from './paying.ts';
import { steadily } from './steady.ts';
import { TURN_KINDS, type TurnKind } from './turn-kinds.ts';

export interface Choice {
  readonly notation: string;
  readonly verb: string;
  readonly label: string;
  readonly cost: number | null;
  readonly kind: TurnKind;
  /** The parts of the scene where it is offered. */
  readonly targets: readonly string[];
  /** The rule against it, where it is not possible now, and what that means. */
  readonly rule: string | null;
  readonly why: string;
}

function choice(notation: string, refused: RefusedOption | null): Choice {
  const { view } = moment.value!;
  const { app, targetsOf, kinds } = browserGame.value!;
  const said = saidIn(app.vocabulary, notation);
  return {
    notation,
    verb: said.word,
    label: sayOption(app.telling, voice.value!, view, said, view.seat),
    cost: view.question === null ? null : costIn(view.question, notation),
    kind: kinds[said.word] ?? 'act',
    targets: targetsOf(view, said),
    rule: refused?.rule ?? null,
    why: refused === null ? '' : app.telling.whyNot(view, voice.value!, refused),
  };
}

const ready = (): boolean =>
  moment.value !== null &&
  browserGame.value !== null &&
  voice.value !== null &&
  scene.value !== null &&
  // What may be done is said when what happened has been seen.
  staged.value === null;

/** What comes to the same is offered once. */
function distinct(options: readonly string[]): readonly string[] {
  const { app, likenessOf } = browserGame.value!;
  if (likenessOf === undefined) return options;
  const seen = new Set<string>();
  return options.filter((option) => {
    const likeness = likenessOf(moment.value!.view, saidIn(app.vocabulary, option));
    const isNew = likeness === null || !seen.has(likeness);
    if (likeness !== null) seen.add(likeness);
    return isNew;
  });
}

/** Cards are listed as they lie in the hand. */
function asHeld(options: readonly Choice[]): readonly Choice[] {
  const places = new Map(scene.value!.hand.map(({ id }, at) => [id, at]));
  const placeOf = ({ targets }: Choice): number | undefined => places.get(targets[0] ?? '');
  const held = options
    .filter((one) => placeOf(one) !== undefined)
    .toSorted((a, b) => placeOf(a)! - placeOf(b)!);
  return options.map((one) => (placeOf(one) === undefined ? one : held.shift()!));
}

export const choices = steadily<readonly Choice[]>(() => {
  if (!ready()) return [];
  const options = distinct(moment.value!.view.question?.options ?? []);
  return asHeld(options.map((option) => choice(option, null)));
});

export const refusals = computed<readonly Choice[]>(() =>
  ready() ? (moment.value!.view.question?.refused ?? []).map((one) => choice(one.option, one)) : [],
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

/** What these parts of the scene offer together; a picture of another table offers nothing. */
export function useOffers(...targets: readonly string[]): readonly Choice[] {
  const isPicture = useContext(Picture) !== null;
  const offers = useMemo(
    () =>
      steadily(() =>
        isPicture ? [] : targets.flatMap((target) => byTarget.value.get(target) ?? []),
      ),
    [isPicture, ...targets],
  );
  return offers.value;
}

/** How many can be read at a glance; of more, only those that are nowhere on the table. */
const MAX_WITHOUT_MENU = 9;
/** Whether somebody wants to see all options as text. */
export const showsAll = signal(false);

/** Whether the seat's own turn is asked about: then options are grouped by kind. */
export const isTurn = computed(
  () => browserGame.value?.turnQuestions.includes(moment.value?.view.question?.at ?? '') === true,
);

export const areMany = computed(() => isTurn.value || choices.value.length > MAX_WITHOUT_MENU);

/** The kinds of what can be done in the turn, each with its options. What is dropped is in a card's own menu. */
export const turnGroups = computed(() =>
  TURN_KINDS.filter((kind) => kind !== 'drop' && kind !== 'end').flatMap((kind) => {
    const some = choices.value.filter((one) => one.kind === kind);
    return some.length === 0 ? [] : [{ kind, choices: some }];
  }),
);

/** How the turn can be ended. */
export const endings = computed(() =>
  isTurn.value ? choices.value.filter(({ kind }) => kind === 'end') : [],
);

/** The kind that somebody wants to look at, and the question at which they said so. */
const wanted = signal<{ readonly kind: TurnKind; readonly at: number }>({ kind: 'move', at: -1 });

export function lookAt(kind: TurnKind): void {
  wanted.value = { kind, at: moment.peek()?.number ?? -1 };
}

/** The kind that is looked at: in a fight that, until somebody looks elsewhere. */
export const openKind = computed<TurnKind | null>(() => {
  const kinds: readonly TurnKind[] = turnGroups.value.map(({ kind }) => kind);
  const { kind, at } = wanted.value;
  if (at !== moment.value?.number && kinds.includes('fight')) return 'fight';
  return kinds.includes(kind) ? kind : (kinds[0] ?? null);
});

/** The options that are listed, in the order of their numbers. */
export const listed = computed<readonly Choice[]>(() => {
  if (showsAll.value || !areMany.value) return choices.value;
  if (!isTurn.value) return choices.value.filter(({ targets }) => targets.length === 0);
  return turnGroups.value.find(({ kind }) => kind === openKind.value)?.choices ?? [];
});

/** An option that is pointed at, by mouse, finger or focus. */
export const pointedOption = signal<Choice | null>(null);

/** Cards, Characters or tokens to choose from, with the option that takes each. */
export const lineUp = computed<
  readonly { readonly choice: Choice; readonly candidate: Candidate }[]
>(() => {
  if (!ready()) return [];
  const { app, candidateOf } = browserGame.value!;
  const found = choices.value.flatMap((one) => {
    const said = saidIn(app.vocabulary, one.notation);
    const candidate = candidateOf(moment.value!.view, voice.value!, sheets.value, said);
    return candidate === null ? [] : [{ choice: one, candidate }];
  });
  return found.length > 1 ? found : [];
});

/** Whether the line-up is put away for a moment, to look at the table. */
export const isPutAway = signal(false);

/** How many options the answer takes. */
export const takes = computed(() => {
  const { min = 1, max = 1 } = moment.value?.view.question ?? {};
  return { min, max, one: min === 1 && max === 1 };
});

/** Those picked so far, where the answer takes several. */
export const picked = signal<readonly string[]>([]);

/** What was begun in the turn: questions that follow are about it. */
export const doing = signal<string | null>(null);

// What was begun at one table is no business of another.
effect(() => {
  if (route.value.at !== 'lobby') doing.value = null;
});

/** An option that waits to be confirmed. */
export const needsConfirmation = signal<Choice | null>(null);

/** Nothing of the seat that looked last is left, not even in memory. */
export function forgetChoices(): void {
  picked.value = [];
  doing.value = null;
  needsConfirmation.value = null;
  pointedOption.value = null;
  for (const kept of [scene, choices, refusals, byTarget, turnGroups, lineUp, listed]) kept.peek();
}

export function answer(says: string): void {
  const now = moment.peek();
  if (now === null || busy.peek()) return;
  // The option that was taken goes with its question, and must not take the focus with it.
  const chosen = choices.peek().find(({ notation }) => notation === says);
  const taken = document.activeElement;
  if (taken instanceof HTMLElement && taken.matches('.question *')) taken.blur();
  batch(() => {
    picked.value = [];
    needsConfirmation.value = null;
    pointedOption.value = null;
    isPutAway.value = false;
    noteAnswer(chosen?.cost ?? null);
    if (isTurn.peek()) doing.value = chosen?.label ?? null;
    tell({ say: 'decide', seat: now.view.seat, says, at: now.number });
  });
}

export function choose(chosen: Choice): void {
  if (!takes.peek().one) {
    const { notation } = chosen;
    const now = picked.peek();
    picked.value = now.includes(notation)
      ? now.filter((one) => one !== notation)
      : [...now, notation];
  } else if (
    confirms.peek() === 'on' &&
    browserGame.peek()?.needsConfirmation.includes(chosen.verb) === true
  )
    needsConfirmation.value = chosen;
  else answer(chosen.notation);
}

/** Several options of one verb are one line of notation. */
export function answerPicked(): void {
  const [first, ...others] = picked.peek();
  if (first === undefined) answer('nothing');
  else answer([first, ...others.map((one) => one.split(' ').slice(1).join(' '))].join(' '));
}
