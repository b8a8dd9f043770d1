import type { Transaction } from '../../platform/db/database.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { addSite, type PlatformId } from '../embeds/index.ts';
import { platforms } from './platforms/index.ts';

/** Puts a platform's wrapper hosts on the church's list. */
export async function allowWrappers(tx: Transaction, ctx: ChurchContext, platform: PlatformId): Promise<void> {
  for (const host of platforms[platform].wrappers) await addSite(tx, ctx, host, 'wrapper');
}
