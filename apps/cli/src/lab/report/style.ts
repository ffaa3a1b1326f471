/** Colours that can be told apart by those who see few of them, in light and dark. */
export const COLOURS = `
:root { color-scheme: light dark; --ground: #fbfaf7; --card: #fff; --ink: #1d2327; --soft: #5b666d; --line: #d9d5cb;
  --a: #0072b2; --b: #d55e00; --c: #009e73; --d: #cc79a7; --e: #b8860b; --f: #56b4e9; --g: #6a3d9a; --h: #777; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12161a; --card: #1a2026; --ink: #e6e9ea; --soft: #9aa7ae; --line: #313b42;
    --a: #4fa8e0; --b: #ff9152; --c: #35c99b; --d: #eaa3cd; --e: #e3b948; --f: #9bd6f7; --g: #b493e0; --h: #9a9a9a; } }
`;

/** How the report looks. */
export const STYLE = `${COLOURS}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 .5rem; border-top: 2px solid var(--line); padding-top: 1rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
a { color: var(--a); }
ul { padding-left: 1.2rem; margin: .5rem 0; }
.note, figcaption, .legend, footer { color: var(--soft); font-size: .875rem; }
.legend { margin: 0 0 .25rem; }
.legend span { margin-right: .75rem; }
.legend i { display: inline-block; width: .75rem; height: .75rem; margin-right: .3rem; border-radius: 2px; }
.figures { columns: 22rem; gap: 1rem; }
figure { margin: 0 0 1rem; break-inside: avoid; padding: .9rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
svg { display: block; max-width: 100%; height: auto; overflow: visible; }
svg text { font-size: 12px; }
svg [aria-label=text] text { font-size: 11px; }
`;
