import { expect, it } from 'vitest';
import { cutAt } from './named.ts';

it('brackets, stops and elided articles stay with the name that they stand at', () => {
  expect(cutAt('dans l’Entrepôt, et (d’Orange).', ['Entrepôt', 'Orange'], 'whole')).toEqual([
    'dans ',
    { before: 'l’', name: 'Entrepôt', after: ',' },
    ' et ',
    { before: '(d’', name: 'Orange', after: ').' },
  ]);
  expect(cutAt('the Captain’s egg', ['egg'])).toEqual([
    'the Captain’s ',
    { before: '', name: 'egg', after: '' },
  ]);
});
