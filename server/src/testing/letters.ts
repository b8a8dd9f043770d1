import type { Deps } from '../deps.ts';
import type { MailKind } from '../platform/mail/mail-kinds.ts';
import { unseal } from '../platform/mail/seal.ts';
import { outbox } from '../platform/mail/table.ts';

export interface Letter {
  kind: MailKind;
  to: string;
  args: Record<string, string>;
}

/** The letters waiting to be sent, oldest first, with what they say. */
export async function readLetters({ db, keys }: Pick<Deps, 'db' | 'keys'>): Promise<Letter[]> {
  const rows = await db.read.select().from(outbox).orderBy(outbox.createdAt, outbox.id);
  return rows.map(({ id, kind, to, sealedArgs }) => ({
    kind,
    to,
    args: JSON.parse((sealedArgs && unseal(keys.keysFor('mail'), id, sealedArgs)) ?? '{}'),
  }));
}

/** The value that the link of a letter carries: `token` or `invite`. */
export function secretIn(letter: Letter | undefined): string {
  const { searchParams } = new URL(letter?.args.link ?? 'about:blank');
  return searchParams.get('token') ?? searchParams.get('invite') ?? '';
}
