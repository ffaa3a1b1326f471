import { expect, it } from 'vitest';
import { epiloguePage } from './epilogue-page.ts';

it('is a page that needs nothing else, whatever the names in it', () => {
  const page = epiloguePage('de', 'A & B', ['<script>alert(1)</script>', 'Ende.']);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toContain('<p>Ende.</p>');
  expect(page).not.toMatch(/<script|src=|href=/);
});
