import { wrap } from './wrap.ts';

/** Text over several lines, all but the first set in. */
export const hanging = (text: string, width: number, indent = 4): string[] =>
  wrap(text, width - indent).map((line, i) => (i === 0 ? line : ' '.repeat(indent) + line));
