/** The development server serves JSON as JavaScript, so an `import()` must not insist on JSON. */
import type { Plugin } from 'vite';

const ATTRIBUTE = /, \{ with: \{ type: 'json' \} \}(?=\))/g;

export const jsonImports = (): Plugin => ({
  name: 'deadlight-json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || code.search(ATTRIBUTE) < 0) return null;
    // As long as before: source maps stay true.
    return { code: code.replace(ATTRIBUTE, (found) => ' '.repeat(found.length)), map: null };
  },
});
