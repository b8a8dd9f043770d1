import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Written {
  title?: string;
  date?: string;
  category?: string;
  excerpt?: string;
  content?: string;
}

/** A folder of posts on the disk, as the repository has one. Call `remove` at the end. */
export function createPostFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-posts-'));
  return {
    folder,
    write(slug: string, { title = slug, date = '2026-11-20', category, excerpt, content = 'Some words.' }: Written) {
      const head = [
        `title: ${title}`,
        `date: ${date}`,
        ...(category ? [`category: ${category}`] : []),
        ...(excerpt ? [`excerpt: ${excerpt}`] : []),
      ];
      writeFileSync(join(folder, `${slug}.md`), `---\n${head.join('\n')}\n---\n\n${content}\n`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
