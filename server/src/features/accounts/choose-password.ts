import { passwordProblem } from '../../platform/auth/password-rules.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { findChurchById } from '../churches/index.ts';
import type { VisitorContext } from './context.ts';
import type { User } from './table.ts';

/** Refuses a password that is too short, too long, common, or made of `words`. @throws AppError `invalid_input` */
export function assertUsablePassword(
  { env }: Pick<VisitorContext, 'env'>,
  password: string,
  words: readonly string[],
  field = 'password',
): void {
  const problem = passwordProblem(password, ['Lampstand', ...words], env.PASSWORD_MIN_LENGTH);
  if (problem) throw invalidInput(problem, field);
}

/** What others can know of a person and would try first. */
export async function knownWords({ db }: Pick<VisitorContext, 'db'>, user: User): Promise<string[]> {
  const church = user.churchId ? await findChurchById(db.read, user.churchId) : undefined;
  return [user.name, user.email, church?.name ?? ''];
}
