/** What can be read on the plan, as a visitor sees it. */
import type { Page } from 'playwright-core';

/** The smallest letters in sight on the plan, in pixels of the screen. */
export const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const world = document.querySelector<HTMLElement>('.plan-world')!;
    const scale = world.getBoundingClientRect().width / world.offsetWidth;
    const sizes = [...world.querySelectorAll('*')].flatMap((element) => {
      const { fontSize, content } = getComputedStyle(element, '::before');
      const drawn = element.matches('[data-text]:not([data-text=""])') && content !== 'none';
      const written = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
      if ((!drawn && !written) || element.getClientRects().length === 0) return [];
      const by = element instanceof SVGGraphicsElement ? element.getScreenCTM()!.a : scale;
      return Number.parseFloat(drawn ? fontSize : getComputedStyle(element).fontSize) * by;
    });
    return Math.min(...sizes);
  });

/** Every name that a piece stands on, or that does not fit into its room. */
export const hiddenNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll('.piece')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<HTMLElement>('.room-name')].flatMap((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const lines = [...range.getClientRects()];
      const room = name.closest('.room')!.getBoundingClientRect();
      const trodden = lines.some((line) =>
        pieces.some(
          ({ left, right, top, bottom }) =>
            left < line.right - 1 &&
            right > line.left + 1 &&
            top < line.bottom - 3 &&
            bottom > line.top + 3,
        ),
      );
      const cut =
        lines.length > 2 ||
        name.scrollWidth > name.clientWidth + 1 ||
        lines.some(({ left, right }) => left < room.left || right > room.right);
      return trodden || cut ? [`${name.textContent} ${trodden ? 'trodden' : 'cut'}`] : [];
    });
  });

/** How a text on the plan stands out, at its worst, against what is really drawn behind it. */
export interface Legibility {
  readonly text: string;
  readonly ratio: number;
}

/** What is written on the plan, and what is drawn behind it. */
const WRITTEN = '.room-name, .room-number, .room .mark-text, .way-number, .area-plate text';

/** Text is taken away for a moment, so that the picture shows what it stands on. */
const withoutText = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    ({ all, hide }) => {
      for (const one of document.querySelectorAll<HTMLElement>(all))
        one.style.setProperty('visibility', hide ? 'hidden' : '');
    },
    { all: WRITTEN, hide: on },
  );

/** Measured on the composited picture: the colour of each text against the pixels behind it. */
export async function contrasts(page: Page): Promise<Legibility[]> {
  const texts = await page.evaluate((all) => {
    const plan = document.querySelector('.plan')!.getBoundingClientRect();
    return [...document.querySelectorAll(all)].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // A panel or a piece may cover a part of it: what is in sight then are its edges.
      const isOpen = (across: number): boolean => {
        const on = document.elementsFromPoint(across, y)[0];
        return on !== undefined && on.closest('.plan') !== null && on.closest('.piece') === null;
      };
      const isSeen =
        width > 0 &&
        left > plan.left &&
        left + width < plan.right &&
        y > plan.top &&
        y < plan.bottom &&
        [left + 1, x, left + width - 1].every(isOpen);
      const style = getComputedStyle(one);
      const colour = one instanceof SVGElement ? style.fill : style.color;
      const name = one.textContent || one.getAttribute('data-text') || '';
      const kind = one.getAttribute('class') ?? one.parentElement!.getAttribute('class');
      return isSeen && name !== ''
        ? [
            {
              name: `${kind} ${name} at ${Math.round(x)}, ${Math.round(y)}`,
              colour,
              left,
              top,
              width,
              height,
            },
          ]
        : [];
    });
  }, WRITTEN);
  await withoutText(page, true);
  const picture = (await page.screenshot()).toString('base64');
  await withoutText(page, false);
  return page.evaluate(
    async ({ texts: some, picture: png }) => {
      const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const linear = (value: number): number =>
        value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const brightness = ([r, g, b]: Uint8ClampedArray): number =>
        0.2126 * linear(r!) + 0.7152 * linear(g!) + 0.0722 * linear(b!);
      const one = new OffscreenCanvas(1, 1).getContext('2d')!;
      const brightnessOf = (colour: string): number => {
        one.fillStyle = colour;
        one.fillRect(0, 0, 1, 1);
        return brightness(one.getImageData(0, 0, 1, 1).data);
      };
      return some.map(({ name, colour, left, top, width, height }) => {
        const ink = brightnessOf(colour);
        // Letters are lower than their line, and a plate may be, too.
        const { data } = context.getImageData(
          left,
          top + 0.25 * height,
          Math.max(1, width),
          Math.max(1, 0.5 * height),
        );
        const ratios: number[] = [];
        for (let i = 0; i < data.length; i += 4) {
          const behind = brightness(data.subarray(i, i + 3));
          const [light, dark] = ink > behind ? [ink, behind] : [behind, ink];
          ratios.push((light + 0.05) / (dark + 0.05));
        }
        ratios.sort((a, b) => a - b);
        // Not the single worst pixel, which may be part of a line that crosses a corner.
        return { text: name, ratio: ratios[Math.floor(ratios.length * 0.06)]! };
      });
    },
    { texts, picture },
  );
}
