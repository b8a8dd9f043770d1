import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type AuditContext, recordAudit, systemActor } from '../audit/index.ts';
import { hashOf, type PostFile, readPostFile, readTimeOf } from './post-file.ts';
import { uncategorized } from './summary.ts';
import { blogCategories, blogPosts } from './table.ts';

/**
 * Brings the posts of a folder into the database, on every start: new ones are published, changed files change their row.
 * A row that was edited or unpublished since then stays as it is.
 */
export async function seedPosts({ db, clock }: Pick<Deps, 'db' | 'clock'>, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(
    files.map(async (name) => readPostFile(name.replace(/\.md$/, ''), await readFile(join(folder, name), 'utf8'))),
  );
  const ctx = { actor: systemActor, now: () => clock.now() };
  for (const post of posts) {
    const readTime = readTimeOf(post.content);
    await db.write((tx) => seedPost(tx, ctx, post, readTime));
  }
}

async function seedPost(tx: Transaction, ctx: AuditContext, file: PostFile, readTime: number): Promise<void> {
  const { category, slug, ...said } = file;
  const fileHash = hashOf(said, category);
  const [known] = await tx
    .select({ row: blogPosts, category: blogCategories.name })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(eq(blogPosts.slug, slug));
  if (known && (known.row.fileHash === fileHash || known.row.fileHash !== hashOf(known.row, known.category))) return;
  const categoryId = category ? await categoryIdOf(tx, category, ctx.now()) : null;
  const values = { ...said, categoryId, readTime, fileHash, updatedAt: ctx.now() };
  if (known) {
    await tx.update(blogPosts).set(values).where(eq(blogPosts.id, known.row.id));
    await recordAudit(tx, ctx, 'blog.update', known.row.id, { slug });
    return;
  }
  const [made] = await tx
    .insert(blogPosts)
    .values({ ...values, slug, status: 'published', createdAt: ctx.now() })
    .returning();
  if (made) await recordAudit(tx, ctx, 'blog.publish', made.id, { slug });
}

async function categoryIdOf(tx: Transaction, name: string, now: number): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '' || slug === uncategorized.slug) throw new Error(`"${name}" cannot be the name of a category.`);
  const [known] = await tx.select().from(blogCategories).where(eq(blogCategories.slug, slug));
  if (known) return known.id;
  const [made] = await tx.insert(blogCategories).values({ slug, name, createdAt: now }).returning();
  if (!made) throw new Error('The database returned no row for a category.');
  return made.id;
}
