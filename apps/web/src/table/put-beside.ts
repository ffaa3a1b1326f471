const GAP = 8;

/** What lies at the lower edge of the screen is explained above it. */
const LOW = 0.72;

/** Puts a box beside an element, wholly on the screen. */
export function putBeside(box: HTMLElement, anchor: Element): void {
  const by = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const within = (at: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - size - GAP));
  const above = by.top > innerHeight * LOW && by.top > height + GAP;
  const right = by.right + GAP + width < innerWidth;
  const beside = right ? by.right + GAP : by.left - GAP - width;
  box.style.left = `${within(above ? by.left : beside, width, innerWidth)}px`;
  box.style.top = `${within(above ? by.top - GAP - height : by.top, height, innerHeight)}px`;
}
