import type { EmailArgs, MailKind } from '../mail-kinds.ts';
import { accountCancelled } from './account-cancelled.ts';
import { alreadyRegistered } from './already-registered.ts';
import { budgetWarning } from './budget-warning.ts';
import { cleanArgs } from './clean-args.ts';
import { contactMessage } from './contact-message.ts';
import type { Email } from './email.ts';
import { forWebmaster } from './for-webmaster.ts';
import { handOff } from './hand-off.ts';
import { invitation } from './invitation.ts';
import { memberApproved } from './member-approved.ts';
import { memberDisabled } from './member-disabled.ts';
import { newMemberWaiting } from './new-member-waiting.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';
import { weeklyDigest } from './weekly-digest.ts';

const templates: { readonly [Kind in MailKind]: (args: EmailArgs[Kind]) => Email } = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  invitation,
  'member-approved': memberApproved,
  'member-disabled': memberDisabled,
  'account-cancelled': accountCancelled,
  'new-member-waiting': newMemberWaiting,
  'for-webmaster': forWebmaster,
  'budget-warning': budgetWarning,
  'hand-off': handOff,
  'contact-message': contactMessage,
  'weekly-digest': weeklyDigest,
};

/** Fills the template of a kind. Names and messages are people's own input and are made safe first. */
export function fillTemplate<Kind extends MailKind>(kind: Kind, args: EmailArgs[Kind]): Email {
  return templates[kind](cleanArgs(args));
}

export type { Email } from './email.ts';
