// Functions that run inside the page. Each is sent there on its own, as source text.

/** Marks the time of a click on an option, and of its answer. */
export function markAnswers({ act, answered }) {
  const onClick = ({ target, timeStamp }) => {
    if (target.closest('.choice') !== null) performance.mark(act, { startTime: timeStamp });
  };
  addEventListener('click', onClick, true);
  const watcher = new MutationObserver(() => performance.mark(answered));
  watcher.observe(document, { subtree: true, attributeFilter: ['data-decisions'] });
}

/** A fixed workload similar to a page's: objects, strings, sorting. */
export function doYardstick(name) {
  const parts = [];
  for (let i = 0; i < 3000; i++) parts.push({ id: `part ${(i * 7919) % 3001}`, at: [i, i % 13] });
  const read = JSON.parse(JSON.stringify(parts));
  const named = new Map(read.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((it) => [it.id, it]));
  performance.mark(name);
  return named.size;
}

/** Adds up what moves without having been moved, from one decision to the next; on the plan, things move by themselves. */
export function watchShifts() {
  const seen = { now: 0, decisions: [] };
  window.shifts = seen;
  const isOnPlan = ({ node }) =>
    (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement)?.closest('.plan') != null;
  const areaOf = (sources) =>
    sources.reduce(
      (sum, { previousRect: was, currentRect: is }) =>
        sum + was.width * was.height + is.width * is.height,
      0,
    );
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const beside = areaOf(sources.filter((source) => !isOnPlan(source)));
      if (beside > 0) seen.now += (value * beside) / areaOf(sources);
    }
  }).observe({ type: 'layout-shift' });
  new MutationObserver(() => {
    seen.decisions.push(seen.now);
    seen.now = 0;
  }).observe(document, { subtree: true, attributeFilter: ['data-decisions'] });
}

/** What has moved at each decision; the first is made while the table is still being laid. */
export function shiftsSeen() {
  return window.shifts.decisions.slice(1);
}

/** Disables automatic answers: questions stay open while something else is measured. */
export function answerInPerson() {
  for (const name of ['end', 'answer']) localStorage.setItem(`deadlight.auto-${name}`, 'off');
}

/** Puts every marker of the box and every creature on a board that is complete from the start. */
export function crowd() {
  const fill = (vars) => {
    // A station grows; there is room for its pieces.
    if (vars.noise === undefined) return;
    vars.noise.fill(true);
    for (const list of [vars.fire, vars.malfunction]) list.fill(true, 1, 9);
    vars.door.fill(1, 0, 8);
    for (const list of [vars.eggsIn, vars.carcassesIn]) list.fill(1);
    vars.rooms.forEach((room, slot) => {
      if (room === -1) vars.rooms[slot] = slot % 9;
    });
    vars.at.forEach((_, figure) => {
      vars.at[figure] = 1 + (figure % (vars.rooms.length - 1));
    });
  };
  const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(listen) {
      heard.set.call(this, (event) => {
        if (event.data.say === 'moment') fill(event.data.moment.view.vars);
        listen(event);
      });
    },
  });
}

/** The position of an option, round-robin, and the number of decisions made; null while there is none. */
export function findOption(wanted) {
  if (document.querySelector('.end') !== null) return 'over';
  // The last question may have been answered automatically, and bots play in the meantime.
  document.querySelector('dialog[open] .primary, .question-waiting button')?.click();
  // If everything can be clicked on the table, open the list.
  if (document.querySelector('.question .choice') === null)
    document.querySelector('.question button[aria-expanded=false]')?.click();
  // Of an option in parts, the rest would still have to be chosen.
  const options = [...document.querySelectorAll('.question .choice:not([data-parts])')];
  const option = options[wanted % options.length];
  if (option === undefined) return null;
  if (!option.checkVisibility({ visibilityProperty: true })) {
    // On a phone, cards to choose from lie over the list.
    document.querySelector('.line-up-asked .plain:last-child')?.click();
    return null;
  }
  option.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = option.getBoundingClientRect();
  const decisions = document.querySelector('.table').getAttribute('data-decisions');
  return { x: left + width / 2, y: top + height / 2, decisions };
}

/** Whether a person is asked or the game is over; skips waiting for bots, and continues after a death. */
export function isAsked() {
  document.querySelector('dialog[open] .primary')?.click();
  document.querySelector('.question-waiting button')?.click();
  return document.querySelector('.question .question-asked, .end') !== null;
}

/** Whether the middle of the plan can be clicked; closes temporary overlays. */
export function isPlanClear() {
  const over =
    'dialog[open] .primary, .question-waiting button, .stage-blows button, .stage-secrets .primary, .line-up-asked .plain:last-child, [data-ghost=hide]';
  for (const button of document.querySelectorAll(over)) button.click();
  const { left, top, width, height } = document.querySelector('.plan').getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    middle?.closest('.plan') !== null &&
    document.querySelector('.question .question-asked') !== null
  );
}

/** Whether a decision has been made since; confirms where necessary. */
export function isTaken(before) {
  document.querySelector('dialog[open] .primary, .question-several .primary:enabled')?.click();
  return document.querySelector('.table')?.getAttribute('data-decisions') !== before;
}
