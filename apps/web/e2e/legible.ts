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
