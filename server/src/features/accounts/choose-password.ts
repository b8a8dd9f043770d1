import { passwordProblem } from '../../platform/auth/password-rules.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { VisitorContext } from './context.ts';

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
