/** `import { rules } from '…/rules/nemesis.md?catalogue'`: numbered rules, ready to be looked up. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isRuling, parseCatalogue } from '../../../packages/games/src/rules/catalogue.ts';

const QUERY = '?catalogue';

export const catalogues = (): Plugin => ({
  name: 'deadlight-catalogues',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const rules = parseCatalogue(readFileSync(file, 'utf8')).map((rule) => ({
      id: rule.id,
      section: rule.section,
      text: rule.text,
      ruling: isRuling(rule),
    }));
    return { code: `export const rules = ${JSON.stringify(rules)};`, moduleType: 'js' };
  },
});
