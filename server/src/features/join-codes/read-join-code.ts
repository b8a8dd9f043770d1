import { eq } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import type { JoinCode } from './contract.ts';
import { joinCodeOf } from './join-code.ts';
import { joinCodes } from './table.ts';

/** The church's join code; null when it has none. */
export async function readJoinCode(ctx: ChurchContext): Promise<JoinCode | null> {
  const [row] = await ctx.db.read.select().from(joinCodes).where(eq(joinCodes.churchId, ctx.church.id));
  return row ? joinCodeOf(ctx, row) : null;
}
