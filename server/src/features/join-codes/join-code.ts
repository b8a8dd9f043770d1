import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { type ChurchContext, portalLink } from '../accounts/index.ts';
import { type Church, churches } from '../churches/index.ts';
import type { JoinCode } from './contract.ts';
import { joinCodes } from './table.ts';

/** No letter or digit that looks like another one. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

export const newJoinCode = (): string =>
  Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');

/** "ABCD-EFGH", as people read and type it. */
export function printedCode(code: string): string {
  const letters = code.toUpperCase();
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

export function joinCodeOf(
  ctx: Pick<ChurchContext, 'env'>,
  { code, createdAt }: Pick<typeof joinCodes.$inferSelect, 'code' | 'createdAt'>,
): JoinCode {
  const printed = printedCode(code);
  const link = portalLink(ctx, `/join/${printed}`);
  return { code: printed, link, poster: `${link}/poster`, createdAt };
}

export const hasJoinCode = async (db: Reader, churchId: string): Promise<boolean> =>
  (await db.$count(joinCodes, eq(joinCodes.churchId, churchId))) > 0;

/** The church of a join code, typed in any case, with or without hyphen; undefined for any other code. */
export async function churchOfJoinCode(db: Reader, typed: string): Promise<Church | undefined> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  if (code.length !== LENGTH) return undefined;
  const [row] = await db
    .select({ church: churches })
    .from(joinCodes)
    .innerJoin(churches, eq(churches.id, joinCodes.churchId))
    .where(eq(joinCodes.code, code));
  return row?.church;
}
