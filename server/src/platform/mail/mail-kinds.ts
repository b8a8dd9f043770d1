import type { RateName } from '../limit-defaults.ts';

/** The template arguments of each kind of email. */
export interface EmailArgs {
  'verify-email': { name: string; link: string };
  'already-registered': { name: string; loginLink: string; resetLink: string };
  'reset-password': { name: string; link: string };
  'password-changed': { name: string; resetLink: string };
  invitation: { churchName: string; inviterName: string; message: string; link: string; days: string };
  'member-approved': { name: string; churchName: string; link: string };
  'member-disabled': { name: string; churchName: string };
  'account-cancelled': { name: string };
  'new-member-waiting': { churchName: string; memberName: string; link: string };
  /** `ownLines`: sentences of ours, one per line. */
  'weekly-digest': { name: string; churchName: string; ownLines: string; link: string; unsubscribeLink: string };
  /** `ownSteps`: one per line. `ownCodes`: lines that alternate between a label and its code. Both are our own texts. */
  'for-webmaster': {
    churchName: string;
    senderName: string;
    platformName: string;
    message: string;
    ownSteps: string;
    ownCodes: string;
    link: string;
  };
  /** `whose`: the church's name, empty for the budget of all churches. `level`: 80 or 100. */
  'budget-warning': {
    whose: string;
    level: string;
    spent: string;
    budget: string;
    until: string;
    link: string;
  };
  /** `ownReplyTo`: the visitor's checked email address, or empty. `ownCareEmail`: the church's. */
  'hand-off': {
    churchName: string;
    appName: string;
    name: string;
    contact: string;
    message: string;
    title: string;
    document: string;
    ownReplyTo: string;
    ownCareEmail: string;
  };
  /** `ownEmail`: the sender's checked email address. `ownTopic`: our words for what it is about. */
  'contact-message': { name: string; longMessage: string; ownTopic: string; ownEmail: string };
}
export type MailKind = keyof EmailArgs;

interface MailPolicy {
  /** 0 goes before 1. 0 is for emails that a person waits for. */
  priority: 0 | 1;
  /** Milliseconds after which it is of no use: the life of its token, or TRIED_MS. */
  life: number;
  /** A rate limit by recipient or by church. Emails over it wait. */
  cap?: { limit: RateName; by: 'recipient' | 'church' };
}

const minute = 60_000;
/** How long an email is tried: two days. */
export const TRIED_MS = 48 * 60 * minute;

export const mailPolicies: { readonly [Kind in MailKind]: MailPolicy } = {
  'verify-email': { priority: 0, life: 24 * 60 * minute, cap: { limit: 'accountMailPerEmail', by: 'recipient' } },
  'reset-password': { priority: 0, life: 30 * minute, cap: { limit: 'accountMailPerEmail', by: 'recipient' } },
  'already-registered': { priority: 1, life: TRIED_MS, cap: { limit: 'accountMailPerEmail', by: 'recipient' } },
  'password-changed': { priority: 1, life: TRIED_MS },
  invitation: { priority: 1, life: TRIED_MS, cap: { limit: 'invitationPerChurch', by: 'church' } },
  'member-approved': { priority: 1, life: TRIED_MS },
  'member-disabled': { priority: 1, life: TRIED_MS },
  'account-cancelled': { priority: 1, life: TRIED_MS },
  'new-member-waiting': { priority: 1, life: TRIED_MS },
  'for-webmaster': { priority: 1, life: TRIED_MS, cap: { limit: 'invitationPerChurch', by: 'church' } },
  'budget-warning': { priority: 1, life: TRIED_MS },
  'hand-off': { priority: 0, life: TRIED_MS },
  'contact-message': { priority: 1, life: TRIED_MS },
  'weekly-digest': { priority: 1, life: TRIED_MS },
};

export const mailKinds = [
  'verify-email',
  'reset-password',
  'already-registered',
  'password-changed',
  'invitation',
  'member-approved',
  'member-disabled',
  'account-cancelled',
  'new-member-waiting',
  'for-webmaster',
  'budget-warning',
  'hand-off',
  'contact-message',
  'weekly-digest',
] as const satisfies readonly MailKind[];
