import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { cardsAtTable } from './table-readings.ts';
import { type Language, Voice } from './text/voice.ts';

const { texts, cards } = GAMES['nemesis']!;
const voiceOf = (language: Language) => new Voice(language, texts[language]);
const voice = voiceOf('en');

const textOf = (id: string, options: Readonly<Record<string, string | boolean>>): string =>
  cardsAtTable(cards(voice), 'nemesis', options, voice).find((sheet) => sheet.id === id)!.text;

describe('the text of a card at a table', () => {
  it('is the usual one where nothing else is agreed', () => {
    expect(cardsAtTable(cards(voice), 'nemesis', {}, voice)).toEqual(cards(voice));
    expect(textOf('antidote', { antidoteKeepsHand: true })).not.toContain('At this table');
  });

  it('says what a house rule makes of it', () => {
    const text = textOf('antidote', { antidoteKeepsHand: false });
    expect(text).toContain('At this table: With the Antidote, the cards in hand stay there – No.');
    expect(textOf('medkit', { antidoteKeepsHand: false })).not.toContain('At this table');
  });

  it('says what the edition makes of it', () => {
    const reading =
      'Coolant Leak starts the self-destruct even if a character is hibernating – Yes.';
    expect(textOf('coolant-leak', { edition: 'faq' })).toContain(reading);
    expect(
      textOf('coolant-leak', { edition: 'faq', coolantLeakIgnoresHibernation: false }),
    ).not.toContain(reading);
  });
});
