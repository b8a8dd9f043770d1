import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** Words of a Markdown file, without its head, code and table lines. */
function wordsOf(path: string): number {
  const text = readFileSync(join(repository, path), 'utf8');
  const prose = text.replace(/^---\n[\s\S]*?\n---\n|```[\s\S]*?```|^ {4}.*$/gm, '');
  return prose.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length;
}

const posts = readdirSync(join(repository, 'server/content/blog')).map((file) => `server/content/blog/${file}`);
const guides = ['operating', 'embedding', 'care', 'bible-texts', 'adding-an-app'].map((slug) => `docs/${slug}.md`);

test.each([
  ['the terms', ['portal/src/content/legal/terms.md'], 950],
  // 1,350, and what the contact form and the remembered language add.
  ['the privacy policy', ['portal/src/content/legal/privacy-policy.md'], 1_440],
  ['the articles', posts, 5_400],
  ['the guides', guides, 4_720],
])('%s stay within their length', (_, paths, most) => {
  const words = paths.map(wordsOf).reduce((sum, count) => sum + count);

  expect(words).toBeLessThanOrEqual(most);
});
