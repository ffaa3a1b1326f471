/** What the seat may do now, in words, and where on the table each of it belongs. */
import { costIn, type RefusedOption } from '@deadlight/engine';
import { saidIn, sayChoice, sayOption } from '@deadlight/games/telling';
import { batch, computed, effect, signal } from '@preact/signals';
import { useContext, useMemo } from 'preact/hooks';
import { staged } from '../director/staged.ts';
import { browserGame, busy, moment, tell } from '../link.ts';
import { route } from '../route.ts';
import { confirms } from '../settings/settings.ts';
import { voice } from '../text/voice.ts';
import type { Candidate } from './candidate.ts';
import type { Choice } from './choice.ts';
import { Picture, scene, sheets } from './current.ts';
import { inParts } from './parts.ts';
import { due, forgetPayment, leastMissed, noteAnswer, payTogether } from './paying.ts';
import { steadily } from './steady.ts';
import { TURN_KINDS, type TurnKind } from './turn-kinds.ts';

function choice(notation: string, refused: RefusedOption | null): Choice {
  const { view } = moment.value!;
  const { app, targetsOf, kinds, toneOf } = browserGame.value!;
  const said = saidIn(app.vocabulary, notation);
  return {
    notation,
    verb: said.word,
    label: sayOption(app.telling, voice.value!, view, said, view.seat),
    cost: view.question === null ? null : costIn(view.question, notation),
    kind: kinds[said.word] ?? 'act',
    tone: toneOf?.(said) ?? null,
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

/** How many can be read at a glance; of more, only those that are nowhere on the table. */
const MAX_WITHOUT_MENU = 9;
/** Whether somebody wants to see all options as text. */
export const showsAll = signal(false);

/** Whether the seat's own turn is asked about: then options are grouped by kind. */
export const isTurn = computed(
  () => browserGame.value?.turnQuestions.includes(moment.value?.view.question?.at ?? '') === true,
);

export const areMany = computed(() => isTurn.value || choices.value.length > MAX_WITHOUT_MENU);

/** Those with something in common are one, unless somebody wants to read them all. */
const whole = computed<readonly Choice[]>(() =>
  ready() && areMany.value && !showsAll.value
    ? inParts(browserGame.value!, moment.value!.view, voice.value!, choices.value)
    : choices.value,
);

/** What was chosen of an option in parts, and the question at which it was. */
const opened = signal<{ readonly notation: string; readonly at: number } | null>(null);

/** The option of which the rest is to be chosen now. */
export const part = computed<Choice | null>(() => {
  if (opened.value === null || opened.value.at !== moment.value?.number) return null;
  return whole.value.find(({ notation }) => notation === opened.value?.notation) ?? null;
});

export function closePart(): void {
  opened.value = null;
}

/** What can be chosen now, by one touch each. */
export const offered = computed<readonly Choice[]>(() => part.value?.parts?.choices ?? whole.value);

/** What is asked, in words. */
export const asked = computed<string>(() => {
  const now = moment.value;
  if (now?.view.question == null || browserGame.value === null || voice.value === null) return '';
  if (part.value?.parts !== undefined) return part.value.parts.asked;
  if (takes.value.pays) return voice.value.say('table.payTogether', { count: takes.value.max });
  return sayChoice(browserGame.value.app.vocabulary, voice.value, now.view);
});

/** What each part of the scene offers. */
export const byTarget = computed<ReadonlyMap<string, readonly Choice[]>>(() => {
  const found = new Map<string, Choice[]>();
  for (const one of offered.value)
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

/** The kinds of what can be done in the turn, each with its options. What is dropped is in a card's own menu. */
export const turnGroups = computed(() =>
  TURN_KINDS.filter((kind) => kind !== 'drop' && kind !== 'end').flatMap((kind) => {
    const some = whole.value.filter((one) => one.kind === kind);
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

/** Whether the plan is in sight, so that what is on it can be chosen there. */
export const hasPlan = signal(true);

/** The options that are listed, in the order of their numbers. */
export const listed = computed<readonly Choice[]>(() => {
  if (part.value !== null || showsAll.value || !areMany.value) return offered.value;
  if (!isTurn.value && !hasPlan.value) return offered.value;
  if (!isTurn.value) return offered.value.filter(({ targets }) => targets.length === 0);
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
  // A player who reads every option as text pays card by card.
  if (due.value > 1 && !showsAll.value)
    return { min: due.value, max: due.value, one: false, pays: true };
  return { min, max, one: min === 1 && max === 1, pays: false };
});

/** Those picked so far, where the answer takes several. */
export const picked = signal<readonly string[]>([]);

// What one would miss least is picked already.
const paidAt = computed(() => (takes.value.pays ? moment.value!.number : -1));
effect(() => {
  if (paidAt.value >= 0) picked.value = leastMissed();
});

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
  opened.value = null;
  forgetPayment();
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
    opened.value = null;
    noteAnswer(says, chosen?.cost ?? null);
    // What is asked after my turn is about something else.
    const isEnd = endings.peek().some(({ notation }) => notation === says);
    if (isTurn.peek()) doing.value = isEnd ? null : (chosen?.label ?? null);
    tell({ say: 'decide', seat: now.view.seat, says, at: now.number });
  });
}

/** How many of the cards that an option is about are held. */
const copiesOf = ({ targets }: Choice): number =>
  scene.peek()?.hand.filter(({ id }) => targets.includes(id)).length ?? 1;

/** One more is picked, in place of the first where that is one too many; or it is put back. */
export function pick(chosen: Choice, more: boolean): void {
  const { notation } = chosen;
  const now = picked.peek();
  const { max, pays } = takes.peek();
  if (more) picked.value = [...now, notation].slice(pays ? -max : 0);
  else picked.value = now.toSpliced(now.lastIndexOf(notation), 1);
}

export function choose(chosen: Choice): void {
  if (chosen.parts !== undefined)
    opened.value = { notation: chosen.notation, at: moment.peek()?.number ?? -1 };
  else if (!takes.peek().one) {
    const count = picked.peek().filter((one) => one === chosen.notation).length;
    pick(chosen, count < (takes.peek().pays ? copiesOf(chosen) : 1));
  } else if (
    confirms.peek() === 'on' &&
    browserGame.peek()?.needsConfirmation.includes(chosen.verb) === true
  )
    needsConfirmation.value = chosen;
  else answer(chosen.notation);
}

/** Several options of one verb are one line of notation; cards that pay are given one after the other. */
export function answerPicked(): void {
  const [first, ...others] = picked.peek();
  if (takes.peek().pays) {
    payTogether(picked.peek());
    answer(first!);
    return;
  }
  if (first === undefined) answer('nothing');
  else answer([first, ...others.map((one) => one.split(' ').slice(1).join(' '))].join(' '));
}
