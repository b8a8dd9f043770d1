import type { Signup } from '@lampstand/server/contracts';
import { type ChangeEvent, useState } from 'react';
import type { AuthTexts } from '../../content/en/auth.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { visibleFields } from './signup-options.ts';

/** What a change of a field mends, where it is not the field of that name. `form` is an error of no field. */
const mends: Readonly<Record<string, string[]>> = {
  password: ['password', 'confirmPassword', 'form'],
  confirmPassword: ['password', 'confirmPassword', 'form'],
  promoCode: ['promoCode', 'form'],
  churchName: ['churchData.name'],
  contactEmail: ['churchData.contactEmail'],
  sameEmail: ['churchData.contactEmail'],
};

interface Form {
  error: ApiError | undefined;
  userType: Signup['userType'] | undefined;
  invited: boolean;
  words: AuthTexts;
}

/**
 * The problems of a signup: `at` a field and `above` the form. `mend` takes a changed field's problem away; the error
 * stays the same object, so that the focus stays where someone types. `forget` starts again.
 */
export function useSignupProblems({ error, userType, invited, words }: Form) {
  const [mended, setMended] = useState<readonly string[]>([]);
  const at = (path: string) => {
    const message = mended.includes(path) ? undefined : error?.for(path);
    return message && words.refused({ code: 'invalid_input', message });
  };
  const hasPlace = error?.for('userType') || visibleFields(userType, invited).some((path) => error?.for(path));
  const above =
    hasPlace || mended.includes('form') ? at('userType') : error && words.refused(error, words.signUp.failed);
  const mend = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name }: { name: string } = target;
    setMended((before) => [...before, ...(mends[name] ?? [name])]);
  };
  return { at, above, mend, forget: () => setMended([]) };
}
