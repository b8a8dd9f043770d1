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

/** The first problem of a signup, in the specification's order and words. */
export function checkSignup(draft: SignupDraft): { message: string; field?: string } | undefined {
  if (!draft.userType) return { message: 'Please select how you want to use Lampstand' };
  if (draft.password !== draft.confirmPassword) return { message: 'Passwords do not match', field: 'confirmPassword' };
  if (draft.password.length < 6) return { message: 'Password must be at least 6 characters', field: 'password' };
  if (draft.userType === 'join-church' && !draft.inviteCode.trim()) {
    return { message: 'Please enter your invite code', field: 'inviteCode' };
  }
  if (draft.userType === 'church-admin' && !draft.churchName.trim()) {
    return { message: 'Please enter your church name', field: 'churchData.name' };
  }
  if (draft.userType === 'church-admin' && !draft.contactEmail.trim()) {
    return { message: 'Please enter church contact email', field: 'churchData.contactEmail' };
  }
  if (!draft.name.trim()) return { message: 'Please enter your name', field: 'name' };
  if (!EMAIL_PATTERN.test(draft.email.trim())) return { message: 'Please enter a valid email address', field: 'email' };
  return undefined;
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
