import type { Signup } from '@lampstand/server/contracts';
import type { AuthTexts } from '../../content/en/auth.ts';

// The server's own list would bring its schemas along.
export const types: readonly Signup['userType'][] = ['church-admin', 'join-church', 'individual'];

/** How to use Lampstand, in the order of the form. */
export const optionsOf = ({ signUp }: AuthTexts) =>
  types.map((value) => ({ value, label: signUp.types[value][0] ?? '', help: signUp.types[value][1] ?? '' }));

/** Fields that show their own error; other errors are shown above the form. */
export function visibleFields(userType: Signup['userType'] | undefined, invited: boolean): string[] {
  return [
    ...['name', 'email', 'password', 'confirmPassword'],
    ...(invited ? [] : ['promoCode']),
    ...(userType === 'join-church' && !invited ? ['inviteCode'] : []),
    ...(userType === 'church-admin' ? ['churchData.name', 'churchData.contactEmail'] : []),
  ];
}
