const GAP = 8;

/** What lies at the lower edge of the screen is explained above it. */
const LOW = 0.72;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On a phone what belongs to the plan is put over the sheet, and the other way round: never over the tabs. */
function roomFor(anchor: Element): Frame {
  const tabs = document.querySelector('.table-sheet-tabs')?.getBoundingClientRect();
  if (tabs === undefined || tabs.height === 0)
    return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { left, right, bottom } = tabs;
  if (anchor.closest('.plan, .strip') !== null)
    return { left, top: bottom, right, bottom: innerHeight };
  return document.querySelector('.plan')!.getBoundingClientRect();
}

/** Puts a box beside an element, wholly on the screen. */
export function putBeside(box: HTMLElement, anchor: Element): void {
  const by = anchor.getBoundingClientRect();
  const room = roomFor(anchor);
  const limit = room.bottom - room.top - 2 * GAP;
  box.style.maxHeight = '';
  if (box.offsetHeight > limit) box.style.maxHeight = `${limit}px`;
  const { offsetWidth: width, offsetHeight: height } = box;
  const within = (at: number, size: number, from: number, to: number): number =>
    Math.max(from + GAP, Math.min(at, to - size - GAP));
  const above = by.top > innerHeight * LOW && by.top > height + GAP;
  const right = by.right + GAP + width < room.right;
  const beside = right ? by.right + GAP : by.left - GAP - width;
  const top = above ? by.top - GAP - height : by.top;
  box.style.left = `${within(above ? by.left : beside, width, room.left, room.right)}px`;
  box.style.top = `${within(top, height, room.top, room.bottom)}px`;
}
