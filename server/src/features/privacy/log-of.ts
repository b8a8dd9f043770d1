import { and, desc, eq, lt, ne, or, type SQL } from 'drizzle-orm';
import type { PersonContext } from '../accounts/index.ts';
import { auditEntries, operatorActor, systemActor } from '../audit/index.ts';
import type { AccountExport } from './contract.ts';

type Entry = typeof auditEntries.$inferSelect;
const PIECE = 500;

/**
 * What the person did and what was done to their account, the newest first. Without details and names of others: a reason
 * that an administrator wrote down is the church's.
 */
export async function* logOf(ctx: PersonContext): AsyncGenerator<AccountExport['log'][number]> {
  const { id } = ctx.actor;
  const { actorId, subjectId } = auditEntries;
  const own = newestFirst(ctx, eq(actorId, id));
  const byOthers = newestFirst(ctx, and(eq(subjectId, id), ne(actorId, id)));
  for await (const entry of merged(own, byOthers)) yield line(entry, id);
}

// Two queries instead of one with "or": each reads its own index and stops at the end of its piece.
async function* merged(one: AsyncGenerator<Entry>, other: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  let [left, right] = [await one.next(), await other.next()];
  while (!left.done || !right.done) {
    if (right.done || (!left.done && left.value.createdAt >= right.value.createdAt)) {
      yield left.value;
      left = await one.next();
    } else {
      yield right.value;
      right = await other.next();
    }
  }
}

function line({ createdAt, action, actorId }: Entry, id: string): AccountExport['log'][number] {
  const byServer = actorId === systemActor.id || actorId === operatorActor.id;
  const by = actorId === id ? 'you' : byServer ? 'the server' : 'someone else';
  return { at: new Date(createdAt).toISOString(), action, by };
}

async function* newestFirst({ db }: PersonContext, whose: SQL | undefined): AsyncGenerator<Entry> {
  const { createdAt, id } = auditEntries;
  let last: Entry | undefined;
  do {
    const after = last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)));
    const piece = await db.read
      .select()
      .from(auditEntries)
      .where(and(whose, after))
      .orderBy(desc(createdAt), desc(id))
      .limit(PIECE);
    yield* piece;
    last = piece.length === PIECE ? piece.at(-1) : undefined;
  } while (last);
}
