/** What an action costs in cards: the rules ask for them one by one, the table for all at once. */
import { saidIn } from '@deadlight/games/telling';
import { computed, signal } from '@preact/signals';
import { browserGame, moment } from '../link.ts';
import { scene } from './current.ts';

/** An answer of this seat: what it costs in cards, or that it pays with one, and what it was given with. */
interface Answered {
  readonly cost: number | null;
  readonly pays: boolean;
  readonly together: number;
}

/** All that has not been taken back. */
const answered = signal<readonly Answered[]>([]);

/** The cards that were chosen together and are not given yet, and how often that has happened. */
const chosen = signal<readonly string[]>([]);
let together = 0;

/** Whether what is asked is to be paid with a card. */
export const isPayment = computed(() => {
  const { at, min = 1, max = 1 } = moment.value?.view.question ?? {};
  return at !== undefined && at === browserGame.value?.payment && min === 1 && max === 1;
});

/** Which card is asked for, of how many; null where it is the only one. */
export const payment = computed(() => {
  const all = answered.value;
  const bill = all.findLastIndex(({ cost }) => cost !== null);
  const of = all[bill]?.cost ?? 0;
  const paid = all.slice(bill).filter(({ pays }) => pays).length;
  return isPayment.value && of > 1 && paid < of ? { number: paid + 1, of } : null;
});

/** The options that pay, one for each card that is held. */
const payable = computed<readonly string[]>(() => {
  const [now, game, cards] = [moment.value, browserGame.value, scene.value?.hand];
  if (now === null || game === null || cards === undefined || !isPayment.value) return [];
  const options = now.view.question?.options ?? [];
  const targets = new Map(
    options.flatMap((option) =>
      game
        .targetsOf(now.view, saidIn(game.app.vocabulary, option))
        .map((target) => [target, option] as const),
    ),
  );
  return cards.flatMap(({ id }) => targets.get(id) ?? []);
});

/** How many cards are to be given; where all must go, there is nothing to choose. */
export const due = computed(() =>
  payment.value === null || chosen.value.length > 0
    ? 0
    : payment.value.of - payment.value.number + 1,
);

/** A card to pay with that was chosen before, or where all that are held must go. */
export const nextCard = computed<string | null>(() => {
  if (!isPayment.value) return null;
  const [next] = chosen.value;
  if (next !== undefined && payable.value.includes(next)) return next;
  return due.value > 0 && payable.value.length === due.value ? payable.value[0]! : null;
});

/** Whether cards that were chosen together are being given. */
export const isPaying = computed(() => isPayment.value && chosen.value.length > 0);

/** What could be done with cards when the last action was begun. */
const useful = signal<ReadonlySet<string>>(new Set());

/** The cards that one would miss least: those that were of no use now, and those one holds twice. */
export function leastMissed(): readonly string[] {
  const all = payable.peek().map((option, at, held) => ({
    option,
    use: useful.peek().has(option.split(' ').slice(1).join(' ')) ? 1 : 0,
    only: held.indexOf(option) === at ? 1 : 0,
  }));
  return all
    .toSorted((a, b) => a.use - b.use || a.only - b.only)
    .slice(0, due.peek())
    .map(({ option }) => option);
}

/** Cards that are given one after the other. */
export function payTogether(cards: readonly string[]): void {
  chosen.value = cards;
  together++;
}

/** Something has been answered: it costs this many cards, or pays one of them. */
export function noteAnswer(says: string, cost: number | null): void {
  const pays = isPayment.peek();
  const now = moment.peek()?.view.question;
  if (cost !== null && now != null)
    useful.value = new Set(
      now.options.flatMap((option) => (option.startsWith('play ') ? [option.slice(5)] : [])),
    );
  const isChosen = pays && chosen.peek()[0] === says;
  chosen.value = isChosen ? chosen.peek().slice(1) : [];
  answered.value = [
    ...answered.peek(),
    { cost: pays ? null : cost, pays, together: isChosen ? together : 0 },
  ];
}

/** Forgets payments that are taken back; returns the number of decisions that the player made as one. */
export function takeBackPayment(): number {
  const all = answered.peek();
  const last = all.at(-1)?.together ?? 0;
  const first = last === 0 ? all.length - 1 : all.findIndex(({ together: of }) => of === last);
  answered.value = all.slice(0, Math.max(0, first));
  chosen.value = [];
  return Math.max(1, all.length - first);
}

/** Another table, or another seat. */
export function forgetPayment(): void {
  answered.value = [];
  chosen.value = [];
  useful.value = new Set();
}
