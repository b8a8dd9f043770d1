import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { JoinCode } from './contract.ts';
import { joinCodeOf, newJoinCode } from './join-code.ts';
import { joinCodes } from './table.ts';

/** Gives the church a new join code. The code before, its link and its printed posters stop working. */
export async function replaceJoinCode(ctx: ChurchContext): Promise<JoinCode> {
  const made = { code: newJoinCode(), createdAt: ctx.now() };
  return ctx.db.write(async (tx) => {
    await tx
      .insert(joinCodes)
      .values({ churchId: ctx.church.id, ...made })
      .onConflictDoUpdate({ target: joinCodes.churchId, set: made });
    await recordAudit(tx, ctx, 'join-code.replace', ctx.church.id);
    return joinCodeOf(ctx, made);
  });
}
