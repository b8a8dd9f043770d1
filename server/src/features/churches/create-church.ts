import type { Tradition } from '@lampstand/sdk/app';
import type { Transaction } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import { isUniqueViolation } from '../../platform/db/sqlite-errors.ts';
import { AppError, invalidInput } from '../../platform/http/app-error.ts';
import { type AuditContext, recordAudit } from '../audit/index.ts';
import { isReservedSlug, slugPattern } from './slug.ts';
import { type Church, churches } from './table.ts';

export interface NewChurch {
  slug: string;
  name: string;
  contactEmail?: string;
  contactPhone?: string;
  tradition?: Tradition;
  translation?: string;
  /** '#rrggbb'. */
  accent?: string;
  care?: { label: string; email?: string; phone?: string };
}

const accentPattern = /^#[0-9a-f]{6}$/i;

/**
 * Adds a church. The slug is final.
 * @throws AppError `invalid_input` for a slug that is malformed or reserved or an accent that is no color, `conflict` for one that is taken.
 */
export async function createChurch(
  tx: Transaction,
  ctx: AuditContext,
  church: NewChurch,
  options: { allowReserved?: boolean } = {},
): Promise<Church> {
  const slug = fold(church.slug);
  if (!slugPattern.test(slug)) {
    throw invalidInput('Use 3 to 40 letters, numbers and hyphens for the church ID.', 'slug');
  }
  if (isReservedSlug(slug) && !options.allowReserved) {
    throw invalidInput('This church ID is reserved. Please choose another.', 'slug');
  }
  if (church.accent !== undefined && !accentPattern.test(church.accent)) {
    throw invalidInput('Enter a color like #2f6b4f.', 'accent');
  }
  const created = await insertChurch(tx, { ...church, slug }, ctx.now());
  await recordAudit(tx, { ...ctx, now: () => ctx.now(), church: created }, 'church.create', created.id, { slug });
  return created;
}

async function insertChurch(tx: Transaction, church: NewChurch, now: number): Promise<Church> {
  try {
    const [created] = await tx
      .insert(churches)
      .values({
        slug: church.slug,
        name: church.name,
        contactEmail: church.contactEmail ?? null,
        contactPhone: church.contactPhone ?? null,
        tradition: church.tradition ?? 'general',
        translation: church.translation ?? 'web',
        accent: church.accent?.toLowerCase() ?? null,
        careLabel: church.care?.label ?? null,
        careEmail: church.care?.email ?? null,
        carePhone: church.care?.phone ?? null,
        createdAt: now,
      })
      .returning();
    if (!created) throw new Error('The database returned no row for a new church.');
    return created;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'This church ID is taken. Please choose another.', {
      field: 'slug',
      cause: error,
    });
  }
}
