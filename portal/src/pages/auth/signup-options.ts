import type { Signup } from '@lampstand/server/contracts';

/** How to use Lampstand, in the order of the form. */
export const types = [
  {
    value: 'church-admin',
    label: 'Church Administrator',
    help: 'Register your church and manage its members and website.',
  },
  {
    value: 'join-church',
    label: 'Join Existing Church',
    help: 'You have an invite code or a join code from your church.',
  },
  { value: 'individual', label: 'Individual User', help: 'Use the apps on your own.' },
] as const;

/** Fields that show their own error; other errors are shown above the form. */
export function visibleFields(userType: Signup['userType'] | undefined, invited: boolean): string[] {
  return [
    ...['name', 'email', 'password', 'confirmPassword'],
    ...(invited ? [] : ['promoCode']),
    ...(userType === 'join-church' && !invited ? ['inviteCode'] : []),
    ...(userType === 'church-admin' ? ['churchData.name', 'churchData.contactEmail'] : []),
  ];
}
