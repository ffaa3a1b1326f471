/** What the site says itself; everything else is said by the games. */
import type { Language } from '../../packages/games/src/index.ts';

interface SiteTexts {
  readonly lead: string;
  readonly play: string;
  readonly games: string;
  readonly cards: string;
  readonly rules: string;
  readonly examples: string;
  readonly marks: string;
  readonly search: string;
  readonly noResults: string;
  readonly onThisPage: string;
}

export const siteTexts: Readonly<Record<Language, SiteTexts>> = {
  en: {
    lead: 'Survival-horror board games about a crew that cannot trust itself: how they are played, and every card, room and rule.',
    play: 'Play now, alone or around one screen',
    games: 'Handbook',
    cards: 'Cards and rooms',
    rules: 'Rules by number',
    examples: 'Worked examples',
    marks:
      '~ read from several sources that agree; ? reconstructed, because no public source shows the printed card.',
    search: 'Search',
    noResults: 'Nothing found for',
    onThisPage: 'On this page',
  },
  de: {
    lead: 'Survival-Horror-Brettspiele über eine Crew, die sich selbst nicht trauen kann: wie man sie spielt, und jede Karte, jeder Raum, jede Regel.',
    play: 'Jetzt spielen, allein oder an einem Bildschirm',
    games: 'Handbuch',
    cards: 'Karten und Räume',
    rules: 'Regeln nach Nummern (englisch)',
    examples: 'Beispiele Schritt für Schritt',
    marks:
      '~ aus mehreren übereinstimmenden Quellen; ? rekonstruiert, weil keine öffentliche Quelle die gedruckte Karte zeigt.',
    search: 'Suchen',
    noResults: 'Nichts gefunden für',
    onThisPage: 'Auf dieser Seite',
  },
  fr: {
    lead: 'Des jeux de plateau d’horreur et de survie, avec un équipage qui ne peut pas se faire confiance : comment on y joue, et chaque carte, chaque salle, chaque règle.',
    play: 'Jouer tout de suite, en solo ou à plusieurs sur un écran',
    games: 'Manuel',
    cards: 'Cartes et salles',
    rules: 'Règles par numéro (en anglais)',
    examples: 'Exemples pas à pas',
    marks:
      '~ d’après plusieurs sources concordantes ; ? reconstitué, faute de source publique montrant la carte imprimée.',
    search: 'Rechercher',
    noResults: 'Aucun résultat pour',
    onThisPage: 'Sur cette page',
  },
  es: {
    lead: 'Juegos de mesa de terror y supervivencia sobre una tripulación que no puede fiarse de sí misma: cómo se juega, y cada carta, cada sala y cada regla.',
    play: 'Jugar ahora, en solitario o en una misma pantalla',
    games: 'Manual',
    cards: 'Cartas y salas',
    rules: 'Reglas por número (en inglés)',
    examples: 'Ejemplos paso a paso',
    marks:
      '~ según varias fuentes que coinciden; ? reconstruida, porque ninguna fuente pública muestra la carta impresa.',
    search: 'Buscar',
    noResults: 'No hay resultados para',
    onThisPage: 'En esta página',
  },
};
