import { at } from '@deadlight/engine';

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

const overlap = (one: Frame, other: Frame): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Places a box next to an element, entirely on the screen; the tools of the plan stay within reach. */
export function putBeside(box: HTMLElement, anchor: Element): void {
  const by = anchor.getBoundingClientRect();
  const room = roomFor(anchor);
  const limit = room.bottom - room.top - 2 * GAP;
  box.style.maxHeight = '';
  if (box.offsetHeight > limit) box.style.maxHeight = `${limit}px`;
  const { offsetWidth: width, offsetHeight: height } = box;
  const within = (at: number, size: number, from: number, to: number): number =>
    Math.max(from + GAP, Math.min(at, to - size - GAP));
  const put = (wantedLeft: number, wantedTop: number): Frame => {
    const left = within(wantedLeft, width, room.left, room.right);
    const top = within(wantedTop, height, room.top, room.bottom);
    return { left, top, right: left + width, bottom: top + height };
  };
  const above = by.top > innerHeight * LOW && by.top > height + GAP;
  const [right, left] = [by.right + GAP, by.left - GAP - width];
  const sides = right + width < room.right ? [right, left] : [left, right];
  const top = above ? by.top - GAP - height : by.top;
  const first = put(above ? by.left : at(sides, 0, 'side'), top);
  const tools = document.querySelector('.plan-tools')?.getBoundingClientRect();
  const others = tools === undefined ? [] : [tools.top - GAP - height];
  const spots = [
    first,
    put(at(sides, 1, 'side'), top),
    ...others.map((higher) => put(at(sides, 0, 'side'), higher)),
  ];
  const isFree = (spot: Frame): boolean =>
    tools === undefined || !(overlap(spot, tools) || (spot !== first && overlap(spot, by)));
  const spot = spots.find(isFree) ?? first;
  box.style.left = `${spot.left}px`;
  box.style.top = `${spot.top}px`;
}
