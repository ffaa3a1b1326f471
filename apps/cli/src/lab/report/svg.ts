/** Draws charts with Observable Plot, without a browser. */
import { createRequire } from 'node:module';
import * as Plot from '@observablehq/plot';
import { COLOURS } from './style.ts';

const { createDocument } = createRequire(import.meta.url)('@mixmark-io/domino') as {
  createDocument(html: string): unknown;
};
const document = createDocument('<!doctype html>') as NonNullable<Plot.PlotOptions['document']>;

/** A chart as the text of an SVG element; as wide as a phone, so that it can be read on one. */
export function draw(options: Plot.PlotOptions): string {
  const chart = Plot.plot({ document, width: 380, ...options });
  // Plot writes the height twice, once for old browsers.
  return chart.outerHTML.replace('height: intrinsic;', '');
}

/** The chart as a file of its own. */
export const asFile = (svg: string): string =>
  svg
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('<style>', `<style>${COLOURS}svg { background: var(--ground); color: var(--ink); }\n`);
