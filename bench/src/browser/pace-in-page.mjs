// Functions that run inside the page. Each is sent there on its own, as source text.

/** Notes what stands on the screen, frame by frame, and when somebody’s turn begins. */
export function watchPace() {
  const LARGE = '.stage-banner, .stage-apparition, .stage-betrayed, .stage-blows, .death[open]';
  // Other dialogs come only when somebody has asked for them.
  const PANELS = `${LARGE}, .stage-caption, .stage-secrets, .line-up`;
  const seen = { turns: 0, great: 0, banners: [], overlaps: [], planned: [], beats: [] };
  window.seen = seen;
  /** Banners on the screen now, with the time that they came. */
  const standing = new Map();
  const wordsIn = (text) => text.split(/\s+/).filter((word) => word !== '').length;
  const boxOf = (one) => one.getBoundingClientRect();
  const covers = (one, other) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    );
  };
  const look = () => {
    const now = performance.now();
    const panels = [...document.querySelectorAll(PANELS)].filter((one) => one.checkVisibility());
    for (const [at, one] of panels.entries())
      for (const other of panels.slice(at + 1))
        if (!one.contains(other) && covers(one, other))
          seen.overlaps.push(`${one.className} / ${other.className}`);
    const large = panels.filter((one) => one.matches(LARGE));
    const lines = [...document.querySelectorAll('.stage-caption:not([data-over]) > span')];
    const shown = (large.length > 0 ? large : lines.slice(-1)).map((one) => one.innerText).join();
    if (shown !== (seen.beats.at(-1)?.text ?? '')) seen.beats.push({ at: now, text: shown });
    if (large.length > 0) seen.great = now;
    for (const one of large)
      if (!standing.has(one)) {
        const words = wordsIn(one.innerText);
        standing.set(one, { from: now, words, text: one.innerText });
      }
    for (const [one, { from, words, text }] of standing)
      if (!large.includes(one)) {
        standing.delete(one);
        if (one.matches('.stage-banner, .stage-apparition, .stage-betrayed'))
          seen.banners.push({ ms: now - from, words, text });
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const note = (ms) => seen.planned.push(ms);
  let coming = null;
  new MutationObserver((changes) => {
    for (const { type, target } of changes)
      if (type === 'attributes' && target.matches('.stage[data-beat]'))
        note(Number(target.dataset.ms));
    const next = document.querySelector('.question-coming span');
    if (next !== null && next !== coming)
      note(Number.parseFloat(next.style.getPropertyValue('--ms')));
    coming = next;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-beat'] });
  const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(listen) {
      heard.set.call(this, (event) => {
        for (const { what } of event.data.lines ?? []) if (what === 'turn') seen.turns++;
        listen(event);
      });
    },
  });
}

/** Answers as it is advised, as soon as it is asked, until a number of turns has been waited for. */
export async function playTurns({ turns, seed }) {
  const { seen } = window;
  const one = (selector) => document.querySelector(selector);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  /** What a hint puts first; chance decides where it says nothing. */
  const advice = async () => {
    one('.question [data-does=hint]')?.click();
    const asked = performance.now();
    while (performance.now() - asked < 3000) {
      const best = one('.question .choice[data-hint]');
      if (best !== null) return best;
      if (one('.hints') !== null) return null;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return null;
  };
  /** What was shown one after the other, and for how long. */
  const lasting = (end) =>
    seen.beats.map(({ at, text }, i) => ({ text, ms: (seen.beats[i + 1]?.at ?? end) - at }));
  const DULL = /^(drop|trade|rest|door|reactions|claim|say|end$|pass$)/;
  const waits = [];
  let [since, heard] = [performance.now(), seen.turns];
  while (waits.length < turns && one('.end') === null) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    if (performance.now() - since > 120_000)
      throw new Error(`nothing is asked: ${one('.table')?.innerText.slice(0, 2000)}`);
    // Somebody reads what waits for them, and goes on.
    const way = one(
      '.death[open] .primary, .stage-go-on, .stage-secrets .primary, dialog[open] .primary',
    );
    way?.click();
    const betrayal = one('.stage-blows[data-betrayal] button');
    if (betrayal !== null && performance.now() - seen.great > 0) betrayal.click();
    if (one('.question[aria-busy=false] .question-asked') === null || one('.question-coming'))
      continue;
    const now = performance.now();
    if (seen.turns > heard && since > 0) {
      waits.push({
        ms: now - since,
        great: seen.great > since,
        planned: seen.planned.reduce((sum, ms) => sum + ms, 0),
        beats: lasting(now),
      });
      heard = seen.turns;
    }
    one('.question .question-tools [aria-expanded=false]')?.click();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const all = [...document.querySelectorAll('.question .choice')];
    const lively = all.filter((choice) => !DULL.test(choice.dataset.notation));
    const some = lively.length > 0 ? lively : all;
    const advised = await advice();
    const choice = advised ?? some[Math.floor(random() * some.length)];
    if (choice === undefined) continue;
    const before = one('.table').dataset.decisions;
    const card = one(`.line-up [data-takes="${CSS.escape(choice.dataset.notation)}"]`);
    since = performance.now();
    heard = seen.turns;
    for (const list of [seen.planned, seen.beats]) list.length = 0;
    (card ?? choice).click();
    const begun = performance.now();
    while (one('.table')?.dataset.decisions === before && performance.now() - begun < 5000) {
      one('dialog[open] .primary')?.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }
  return { waits, banners: seen.banners, overlaps: seen.overlaps };
}
