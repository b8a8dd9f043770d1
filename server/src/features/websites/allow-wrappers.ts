import type { Transaction } from '../../platform/db/database.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { addSite, type PlatformId } from '../embeds/index.ts';

/** Hosts that a platform puts between a church's page and our frame. As of 2026-11-20. */
export const wrapperHosts: { readonly [Platform in PlatformId]?: readonly string[] } = {
  wix: ['https://*.filesusr.com'],
  'google-sites': ['https://*.googleusercontent.com', 'https://sites.google.com'],
};

/** Puts a platform's wrapper hosts on the church's list. */
export async function allowWrappers(tx: Transaction, ctx: ChurchContext, platform: PlatformId): Promise<void> {
  for (const host of wrapperHosts[platform] ?? []) await addSite(tx, ctx, host, 'wrapper');
}
