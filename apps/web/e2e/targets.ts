/** How large what can be pressed is, as a finger meets it. */
import type { Page } from 'playwright-core';

/**
 * Whatever is smaller than that: a link within a sentence is as high as its line (WCAG 2.5.8), and a press on a small figure
 * on the plan is one on its room.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const PRESSED = 'a[href], button, select, input, summary, [role=option], [role=tab]';
    const isInText = (one: Element): boolean => {
      const around = one.closest('p, li, dd, td, h2, h3, h4')?.cloneNode(true) as
        | Element
        | undefined;
      if (around === undefined) return false;
      for (const pressed of around.querySelectorAll(PRESSED)) pressed.remove();
      return /\p{L}{2}/u.test(around.textContent ?? '') && getComputedStyle(one).display !== 'flex';
    };
    return [...document.querySelectorAll<HTMLElement>(PRESSED)].flatMap((one) => {
      if (!one.checkVisibility({ opacityProperty: true }) || one.matches(':disabled, .piece'))
        return [];
      if (one.closest('[inert], .for-ears') !== null || isInText(one)) return [];
      // A check box is pressed by its label.
      const box = one.closest('label') ?? one;
      const { width, height } = box.getBoundingClientRect();
      if (width === 0 || (width >= size - 0.5 && height >= size - 0.5)) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent!.trim().slice(0, 30);
      return [
        `${one.tagName} ${one.className} ${name}: ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  }, least);
