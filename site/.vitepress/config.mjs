// The documentation site; its pages are written by scripts/site.
import { readFileSync } from 'node:fs';

const contents = JSON.parse(
  readFileSync(new URL('../pages/contents.json', import.meta.url), 'utf8'),
);
const { texts, games, catalogues, documents, scenarios } = contents;
const TITLES = Object.fromEntries(catalogues.map(({ game, name }) => [game, name]));

/** Links to the app lead out of what is checked here; the build puts the app there. */
const TO_APP = /^\/app\/index$/;

const players = (prefix, language) => [
  {
    text: texts[language].games,
    items: games.map((game) => ({ text: TITLES[game], link: `${prefix}games/${game}` })),
  },
  {
    text: texts[language].cards,
    items: games.map((game) => ({ text: TITLES[game], link: `${prefix}cards/${game}` })),
  },
];

const title = (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return /^# (.+)$/m.exec(text)?.[1] ?? file;
};

const documentLinks = documents
  .filter((file) => file.startsWith('docs/') && file !== 'docs/README.md')
  .map((file) => ({ text: title(file), link: `/${file.replace(/\.md$/, '')}` }));

const locale = (language, label, prefix) => ({
  label,
  lang: language,
  ...(language !== 'en' && { link: prefix }),
  themeConfig: {
    nav: [
      { text: texts[language].games, link: `${prefix}games/${games[0]}` },
      { text: texts[language].cards, link: `${prefix}cards/${games[0]}` },
      { text: texts[language].rules, link: '/rules/' },
      ...(language === 'en'
        ? [
            { text: 'Documents', link: '/docs/' },
            { text: 'Scenarios', link: '/scenarios/' },
          ]
        : []),
    ],
    outline: { level: [2, 3], label: texts[language].onThisPage },
    sidebar: {
      [`${prefix}games/`]: players(prefix, language),
      [`${prefix}cards/`]: players(prefix, language),
      ...(language === 'en' && {
        '/rules/': catalogues.map(({ game, name, sections }) => ({
          text: name,
          link: `/rules/${game}`,
          collapsed: true,
          items: sections.map(([id, about]) => ({ text: `${id}: ${about}`, link: `/rules/${id}` })),
        })),
        '/docs/': [{ text: 'Documents', link: '/docs/', items: documentLinks }],
        '/project/': [{ text: 'Documents', link: '/docs/', items: documentLinks }],
        '/scenarios/': [
          {
            text: 'Scenarios',
            items: scenarios.map((name) => ({
              text: name.slice('scenarios/'.length),
              link: `/${name}/`,
            })),
          },
        ],
      }),
    },
  },
});

const searchIn = (language) => ({
  translations: {
    button: { buttonText: texts[language].search, buttonAriaLabel: texts[language].search },
    modal: { noResultsText: texts[language].noResults },
  },
});

export default {
  title: 'Deadlight',
  srcDir: 'pages',
  cleanUrls: true,
  lastUpdated: false,
  // The project's own compiler options are for another compiler.
  vite: { esbuild: { tsconfigRaw: '{}' }, build: { chunkSizeWarningLimit: 4000 } },
  ignoreDeadLinks: [TO_APP],
  locales: {
    root: locale('en', 'English', '/'),
    de: locale('de', 'Deutsch', '/de/'),
    fr: locale('fr', 'Français', '/fr/'),
    es: locale('es', 'Español', '/es/'),
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: Object.fromEntries(['de', 'fr', 'es'].map((one) => [one, searchIn(one)])),
        _render(src, env, md) {
          // Scenarios are found through their rules.
          return env.relativePath.startsWith('scenarios/') ? '' : md.render(src, env);
        },
      },
    },
  },
};
