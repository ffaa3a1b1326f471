/** An example of a custom set of cards: copy it to `packages/games/src/packs`, and list it in `sets.ts` there. */
import type { CardSet } from '../../packages/games/src/packs/card-set.ts';

export const fieldMedicine: CardSet = {
  id: 'fieldMedicine',
  items: [
    {
      id: 'field-dressing',
      from: 'ship',
      back: 'green',
      copies: 3,
      symbol: 'cloth',
      does: [{ does: 'dress' }, { does: 'heal-light' }],
    },
  ],
  texts: {
    en: {
      option: 'The green deck has three Field Dressings more',
      items: { 'field-dressing': { name: 'Field Dressing', form: 'n' } },
    },
    de: {
      option: 'Im grünen Stapel sind außerdem drei Feldverbände',
      items: { 'field-dressing': { name: 'Feldverband', form: 'm' } },
    },
    fr: {
      option: 'Le paquet vert compte trois Pansements de campagne de plus',
      items: { 'field-dressing': { name: 'Pansement de campagne', form: 'm' } },
    },
    es: {
      option: 'El mazo verde tiene además tres Vendajes de campaña',
      items: { 'field-dressing': { name: 'Vendaje de campaña', form: 'm' } },
    },
  },
};
