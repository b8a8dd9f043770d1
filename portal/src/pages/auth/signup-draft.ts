import { EMAIL_PATTERN, type Signup } from '@lampstand/server/contracts';

export interface SignupDraft {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  promoCode: string;
  inviteCode: string;
  churchName: string;
  contactEmail: string;
  contactPhone: string;
  userType: Signup['userType'] | undefined;
}

/** The problems of a signup in the order of its fields, each with the specification's message. */
export function checkSignup(draft: SignupDraft): { path: string; message: string }[] {
  const { userType, password } = draft;
  const checks: [path: string, isWrong: boolean, message: string][] = [
    ['userType', !userType, 'Please select how you want to use Lampstand'],
    ['name', !draft.name.trim(), 'Please enter your name'],
    ['email', !EMAIL_PATTERN.test(draft.email.trim()), 'Please enter a valid email address'],
    ['inviteCode', userType === 'join-church' && !draft.inviteCode.trim(), 'Please enter your invite code'],
    ['churchData.name', userType === 'church-admin' && !draft.churchName.trim(), 'Please enter your church name'],
    [
      'churchData.contactEmail',
      userType === 'church-admin' && !draft.contactEmail.trim(),
      'Please enter church contact email',
    ],
    ['password', password.length < 6, 'Password must be at least 6 characters'],
    ['confirmPassword', password !== draft.confirmPassword, 'Passwords do not match'],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([path, , message]) => ({ path, message }));
}
/** The request: only fields of the chosen user type, without the repeated password. */
export function payloadOf(draft: SignupDraft): Signup {
  const { name, email, password, userType = 'individual', promoCode, inviteCode } = draft;
  return {
    name,
    email,
    password,
    userType,
    ...(promoCode ? { promoCode } : {}),
    ...(userType === 'join-church' ? { inviteCode } : {}),
    ...(userType === 'church-admin'
      ? {
          churchData: {
            name: draft.churchName,
            contactEmail: draft.contactEmail,
            contactPhone: draft.contactPhone.trim() || null,
          },
        }
      : {}),
  };
}
