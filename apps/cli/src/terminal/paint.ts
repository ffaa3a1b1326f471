import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'magenta' | 'yellow' | 'blue' | 'white' | 'bold' | 'dim';

/** Colours text where standard output shows colours and nobody set NO_COLOR. */
export const paint = (style: Style, text: string): string => styleText(style, text);
