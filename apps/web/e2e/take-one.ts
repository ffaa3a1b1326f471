/** Runs in the page, all of it: waits for a question, takes one of its options, and waits for what comes of it. */
export async function takeOne({
  share = 0,
  dull = '^$',
  says,
}: {
  /** Which of those that bring the game on, from 0 to 1. */
  readonly share?: number;
  /** What a hasty player would rather not do. */
  readonly dull?: string;
  /** Exactly this one. */
  readonly says?: string;
}): Promise<'taken' | 'over' | 'dead'> {
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const until = <T>(what: string, find: () => T | null | false): Promise<T> =>
    new Promise((resolve, reject) => {
      // Looked for only where something has changed: a page that waits leaves the processor to the bots.
      const look = (): void => {
        // What another person does to me waits until it has been read.
        one('.stage-go-on, .stage-blows[data-betrayal] .stage-tools button')?.click();
        const found = find();
        if (found === null || found === false) return;
        changes.disconnect();
        clearInterval(late);
        resolve(found);
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      // Timers that run once may be hurried.
      const late = setInterval(() => {
        changes.disconnect();
        clearInterval(late);
        reject(new Error(`waited in vain for ${what}`));
      }, 30_000);
      look();
    });
  const table = (): string | null =>
    one('.table, .hand-table')?.getAttribute('data-decisions') ?? null;
  const isAsked = (): boolean =>
    one('.question[aria-busy=false] .question-asked') !== null && one('.hand-over') === null;
  const first = await until('a question', () =>
    one('.death[open]') !== null
      ? 'dead'
      : one('.end') !== null
        ? 'over'
        : isAsked() && one('dialog[open]') === null && 'asked',
  );
  if (first !== 'asked') return first;
  one('.question button[aria-expanded=false]')?.click();
  await until('options', () => one('.question .choice'));
  const all = [...document.querySelectorAll<HTMLElement>('.question .choice')].map(
    (choice) => choice.dataset['notation']!,
  );
  const some = all.filter((option) => !new RegExp(dull).test(option));
  const list = some.length > 0 ? some : all;
  const taken = says ?? list[Math.floor(share * list.length)]!;
  if (!all.includes(taken)) throw new Error(`${taken} is not offered: ${all.join(', ')}`);
  const before = table();
  const control =
    one(`.line-up [data-takes="${taken}"]`) ?? one(`.question .choice[data-notation="${taken}"]`)!;
  control.focus();
  control.click();
  // Irreversible options are confirmed, and secrets learned have been read.
  let agreed: Element | null = null;
  return until(`what comes of ${taken}`, () => {
    if (one('.death[open]') !== null) return 'dead';
    if (one('.puzzle-result') !== null) return 'over';
    const dialog = one('dialog[open]');
    if (dialog !== null && dialog !== agreed) {
      agreed = dialog;
      dialog.querySelector<HTMLElement>('.primary')?.click();
    }
    if (dialog !== null) return false;
    agreed = null;
    if (one('.end, .hand-over, .call') !== null) return 'taken';
    return table() !== before && isAsked() && 'taken';
  });
}
