import { and, eq, not, or, sql } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import { invitations } from '../invitations/index.ts';
import { hasJoinCode } from '../join-codes/index.ts';
import { seenPages } from '../usage/index.ts';
import type { FirstSteps } from './contract.ts';
import { firstSteps } from './table.ts';

/** What the church has done of its first steps. An app is live when a check has found it, or a page has shown it. */
export async function readFirstSteps(ctx: ChurchContext): Promise<FirstSteps> {
  const { db, church } = ctx;
  const rows = await db.read.select().from(firstSteps).where(eq(firstSteps.churchId, church.id));
  const noted = new Set(rows.map(({ step }) => step));
  const invited = await db.read.$count(invitations, eq(invitations.churchId, church.id));
  return {
    seen: noted.has('seen'),
    live: noted.has('live') || (await wasShown(ctx)),
    invited: invited > 0 || (await hasJoinCode(db.read, church.id)),
    hidden: noted.has('hidden'),
  };
}

/** Whether one of the church's apps was opened on a page that is not ours. */
async function wasShown({ db, church, env, usage }: ChurchContext): Promise<boolean> {
  await usage.flush();
  const startsWith = (origin: string) => sql`instr(${seenPages.page}, ${`${origin}/`}) = 1`;
  const ours = or(startsWith(env.PUBLIC_ORIGIN), startsWith(env.EMBED_ORIGIN));
  const elsewhere = and(eq(seenPages.churchId, church.id), ours && not(ours));
  return (await db.read.$count(seenPages, elsewhere)) > 0;
}
