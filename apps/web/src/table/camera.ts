/** Panning and zooming the plan by mouse, touch and keyboard. */
const NEAREST = 3;

export interface Camera {
  fit(): void;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  /** Brings a point of the plan into sight. */
  show(x: number, y: number): void;
  /** The same, unless the whole plan is in sight anyway. */
  follow(x: number, y: number): void;
  /** Looks at a part of the plan from near, until it is let go. */
  shot(part: Box): void;
  /** Back to where one was; at once where somebody moves the plan or touches a key. */
  endShot(atOnce?: boolean): void;
  /**
   * On a small screen: holds all of a part, as near as it can be; `least` is in sight in any case, also in another size.
   * `isTold` leaves room at the foot, where the last lines still stand.
   */
  frame(part: Box, least: Box, isTold: boolean): void;
  /** Whether the screen is small, and shows a part of the plan only. */
  frames(): boolean;
  /** The plan has grown: what is in sight stays where it is. */
  grow(box: Box): void;
  close(): void;
}

/** The part of the plan that there is, in the plan's own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest that holds both. */
export function boxAround(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Nothing on the plan is written smaller, in pixels of the screen. */
const LEGIBLE = 12.1;
/** The same where it is read from the other end of a room, as a part of the width of the screen. */
const LEGIBLE_AFAR = 1 / 80;
/** The largest letters that rooms and corridors have room for, in the plan's own units. */
const LARGEST = 22;
/** From farther away there are only signs. */
const FARTHEST_TEXT = LEGIBLE / LARGEST;
/** Where the whole plan would be too small to read, it starts this near: a phone shows the surroundings. */
const near = (wide: number): number => (wide < SMALL ? 0.75 : 0.58);
/** A window that is narrower does not show the whole plan. */
const SMALL = 600;

/** How much nearer a shot is, and how much of the window the room may take. */
const SHOT = 2.2;
const FILLED = 0.86;
/** Words stand at the lower edge: what is looked at is a little above the middle. */
const ABOVE = 0.46;
/** Margin around what must stay in sight, in pixels, and how high the last lines are, at the lower edge. */
const AROUND = 18;
const LINES = 56;

/** Milliseconds without a move after which the plan is at rest. */
const STILL = 180;

/** Moves `world`, of which this is drawn, within `frame`; its middle is where the seat is at home. `isAfar`: nobody is near. */
export function cameraOn(
  frame: HTMLElement,
  world: HTMLElement,
  drawn: Box,
  home: () => readonly [number, number],
  isAfar = false,
): Camera {
  let size = drawn;
  let [x, y, scale, fitted] = [0, 0, 1, true];
  // Remembered, since to ask the page for it in the middle of a drag is slow.
  let [wide, high] = [frame.clientWidth, frame.clientHeight];
  const fingers = new Map<number, Finger>();
  let dragged = false;
  /** What is held, until somebody looks elsewhere. */
  let framed: { readonly part: Box; readonly least: Box; readonly foot: number } | null = null;

  const least = (): number => Math.min(wide / size.width, high / size.height);
  let still: ReturnType<typeof setTimeout> | undefined;
  let written = 0;
  /** Where one looked from before a shot. */
  let before: { readonly x: number; readonly y: number; readonly scale: number } | null = null;
  /** The farther away the plan is, the larger it is written. */
  const write = (): void => {
    if (written === scale) return;
    written = scale;
    const far = scale < FARTHEST_TEXT;
    const wanted = isAfar ? Math.max(LEGIBLE, innerWidth * LEGIBLE_AFAR) : LEGIBLE;
    const letters = far ? LARGEST : Math.min(LARGEST, wanted / scale);
    world.style.setProperty('--legible', `${letters}px`);
    frame.toggleAttribute('data-far', far);
  };
  /** At whole pixels, so that it need not be redrawn for a fraction of one. */
  const draw = (): void => {
    // In a shot all letters grow with their rooms: nothing is laid out again.
    if (before === null) write();
    const [left, top] = [Math.round(x - size.left * scale), Math.round(y - size.top * scale)];
    world.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${scale})`;
  };
  /** While being moved it is one bitmap; at rest it is redrawn, crisp at any size. */
  const stir = (): void => {
    clearTimeout(still);
    world.style.willChange = 'transform';
    still = setTimeout(() => {
      world.style.willChange = '';
    }, STILL);
  };
  /** The plan stays in sight. */
  const hold = (): void => {
    const keep = (at: number, room: number, whole: number): number =>
      whole <= room ? (room - whole) / 2 : Math.min(0, Math.max(room - whole, at));
    x = keep(x, wide, size.width * scale);
    y = keep(y, high, size.height * scale);
    draw();
  };
  /** A hand is quicker than the screen: the plan moves once for each frame. */
  let next = 0;
  const endShot = (atOnce = false): void => {
    if (atOnce) world.removeAttribute('data-shot');
    if (before === null) return;
    ({ x, y, scale } = before);
    before = null;
    stir();
    hold();
  };
  const shot = ({ left, top, width, height }: Box): void => {
    before ??= { x, y, scale };
    const most = Math.min((FILLED * wide) / width, (FILLED * high) / height, NEAREST);
    scale = Math.max(before.scale, Math.min(before.scale * SHOT, most));
    x = wide / 2 - (left + width / 2 - size.left) * scale;
    y = ABOVE * high - (top + height / 2 - size.top) * scale;
    world.toggleAttribute('data-shot', true);
    stir();
    hold();
  };
  const zoomAt = (by: number, atX: number, atY: number): void => {
    endShot(true);
    framed = null;
    const nearer = Math.max(least(), Math.min(NEAREST, scale * by));
    x = atX - ((atX - x) * nearer) / scale;
    y = atY - ((atY - y) * nearer) / scale;
    scale = nearer;
    fitted = scale <= least() * 1.01;
    stir();
    hold();
  };
  const fit = (): void => {
    endShot(true);
    scale = least();
    fitted = true;
    hold();
  };

  const show = (atX: number, atY: number): void => {
    endShot(true);
    x = wide / 2 - (atX - size.left) * scale;
    y = high / 2 - (atY - size.top) * scale;
    hold();
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    zoomAt(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  };
  const onDown = (event: PointerEvent): void => {
    endShot(true);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = false;
  };
  /** What passes under the pointer does not light up meanwhile, and nothing flickers. */
  const seize = ({ pointerId }: PointerEvent): void => {
    frame.setPointerCapture(pointerId);
    frame.setAttribute('data-dragged', '');
  };
  const onMove = (event: PointerEvent): void => {
    const last = fingers.get(event.pointerId);
    if (last === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
      const apart = (one: Finger): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      const box = frame.getBoundingClientRect();
      zoomAt(
        apart(now) / apart(last),
        (now.x + other.x) / 2 - box.left,
        (now.y + other.y) / 2 - box.top,
      );
      dragged = true;
    } else if (dragged || Math.hypot(now.x - last.x, now.y - last.y) > 4) {
      if (!dragged) seize(event);
      dragged = true;
      framed = null;
      x += now.x - last.x;
      y += now.y - last.y;
      stir();
      cancelAnimationFrame(next);
      next = requestAnimationFrame(hold);
    } else return;
    fingers.set(event.pointerId, now);
  };
  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    frame.removeAttribute('data-dragged');
  };
  /** The end of a drag does not count as a tap on a room. */
  const onClick = (event: MouseEvent): void => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };

  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('pointerdown', onDown);
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onUp);
  frame.addEventListener('click', onClick, true);
  const frames = (): boolean => !fitted && wide < SMALL;
  const frameAgain = (): void => {
    if (framed === null) return;
    const { part, least, foot } = framed;
    endShot(true);
    const clear = high - foot;
    const most = Math.min((wide - 2 * AROUND) / part.width, (clear - 2 * AROUND) / part.height);
    scale = Math.max(Math.min(near(wide), most), FARTHEST_TEXT);
    /** As far from the middle of all as it must be for the least of it to be in sight. */
    const middle = (from: number, whole: number, must: number, mustBe: number, room: number) => {
      const half = room / scale / 2 - AROUND / scale;
      const at = from + whole / 2;
      return Math.max(must + mustBe - half, Math.min(must + half, at));
    };
    show(
      middle(part.left, part.width, least.left, least.width, wide),
      middle(part.top, part.height, least.top, least.height, clear) + foot / 2 / scale,
    );
    stir();
  };
  const watcher = new ResizeObserver(() => {
    endShot(true);
    [wide, high] = [frame.clientWidth, frame.clientHeight];
    if (fitted) fit();
    else if (framed !== null && frames()) frameAgain();
    else hold();
  });
  watcher.observe(frame);
  const begin = (): void => {
    fit();
    if (scale >= FARTHEST_TEXT) return;
    scale = near(wide);
    fitted = false;
    show(...home());
  };
  begin();

  return {
    fit,
    zoom: (by) => zoomAt(by, wide / 2, high / 2),
    pan(dx, dy) {
      endShot(true);
      framed = null;
      x += dx;
      y += dy;
      hold();
    },
    show,
    shot,
    endShot,
    frame(part, least, isTold) {
      if (!frames()) return;
      framed = { part, least, foot: isTold ? LINES : 0 };
      frameAgain();
    },
    frames,
    follow(atX, atY) {
      if (fitted) return;
      framed = null;
      show(atX, atY);
    },
    grow(box) {
      endShot(true);
      x += (box.left - size.left) * scale;
      y += (box.top - size.top) * scale;
      size = box;
      if (fitted) begin();
      else hold();
    },
    close() {
      watcher.disconnect();
      cancelAnimationFrame(next);
      clearTimeout(still);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    },
  };
}
