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

interface Problem {
  message: string;
  field: string;
}

/** All problems of a signup, in the specification's order and words. */
export function signupProblems(draft: SignupDraft): Problem[] {
  const { userType, password, confirmPassword } = draft;
  const joins = userType === 'join-church';
  const founds = userType === 'church-admin';
  const checks: [found: boolean, field: string, message: string][] = [
    [!userType, 'userType', 'Please select how you want to use Lampstand'],
    [password !== confirmPassword, 'confirmPassword', 'Passwords do not match'],
    [password.length < 6, 'password', 'Password must be at least 6 characters'],
    [joins && !draft.inviteCode.trim(), 'inviteCode', 'Please enter your invite code'],
    [founds && !draft.churchName.trim(), 'churchData.name', 'Please enter your church name'],
    [founds && !draft.contactEmail.trim(), 'churchData.contactEmail', 'Please enter church contact email'],
    [!draft.name.trim(), 'name', 'Please enter your name'],
    [!EMAIL_PATTERN.test(draft.email.trim()), 'email', 'Please enter a valid email address'],
  ];
  return checks.flatMap(([found, field, message]) => (found ? [{ field, message }] : []));
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
