// What the measurement does inside of the page. Each function is sent there alone, as its own text.

/** Marks the moment of a click on an option, and that of its answer. */
export function markAnswers({ act, answered }) {
  const onClick = ({ target, timeStamp }) => {
    if (target.closest('.choice') !== null) performance.mark(act, { startTime: timeStamp });
  };
  addEventListener('click', onClick, true);
  const watcher = new MutationObserver(() => performance.mark(answered));
  watcher.observe(document, { subtree: true, attributeFilter: ['data-decisions'] });
}

/** Some work that is always the same, of the kind that a page does: objects, texts, sorting. */
export function doYardstick(name) {
  const parts = [];
  for (let i = 0; i < 3000; i++) parts.push({ id: `part ${(i * 7919) % 3001}`, at: [i, i % 13] });
  const read = JSON.parse(JSON.stringify(parts));
  const named = new Map(read.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((it) => [it.id, it]));
  performance.mark(name);
  return named.size;
}

/** Nothing answers itself: what is asked stays asked while something else is measured. */
export function answerInPerson() {
  for (const name of ['end', 'answer']) localStorage.setItem(`deadlight.auto-${name}`, 'off');
}

/** Puts every marker of the box and every creature on a board that lies there from the start. */
export function crowd() {
  const fill = (vars) => {
    // A station grows; there is room for what it has.
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

/** Where an option is, counted round, and how many decisions were made; null while there is none. */
export function findOption(wanted) {
  if (document.querySelector('.end') !== null) return 'over';
  // The last question may have answered itself, and bots play meanwhile.
  document.querySelector('dialog[open] .primary, .question-waiting button')?.click();
  // Where everything can be touched on the table, the list is opened.
  if (document.querySelector('.question .choice') === null)
    document.querySelector('.question button[aria-expanded=false]')?.click();
  const options = [...document.querySelectorAll('.question .choice')];
  const option = options[wanted % options.length];
  if (option === undefined) return null;
  option.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = option.getBoundingClientRect();
  const decisions = document.querySelector('.table').getAttribute('data-decisions');
  return { x: left + width / 2, y: top + height / 2, decisions };
}

/** Whether a person is asked or the game is over; bots are not waited for, and a death is watched on from. */
export function isAsked() {
  document.querySelector('dialog[open] .primary')?.click();
  document.querySelector('.question-waiting button')?.click();
  return document.querySelector('.question .question-asked, .end') !== null;
}

/** Whether the middle of the plan can be touched; all that lies over it for a while is put away. */
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

/** Whether a decision has been taken since; what has to be confirmed is confirmed. */
export function isTaken(before) {
  document.querySelector('dialog[open] .primary')?.click();
  return document.querySelector('.table')?.getAttribute('data-decisions') !== before;
}
