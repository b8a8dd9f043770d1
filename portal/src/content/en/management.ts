import { pluralOf } from '@lampstand/sdk/app';
import type { InvitationStatus, Role, UserStatus } from '@lampstand/server/contracts';
import type { Failure } from './failure.ts';

/** What an administrator does to a member or an invitation. */
export type ManagementAction = 'approve' | 'disable' | 'enable' | 'role' | 'send' | 'resend' | 'revoke' | 'joinCode';

const members = (count: number) => `${count} ${pluralOf(count, { one: 'member', other: 'members' })}`;
const users = (count: number) => `${count} ${pluralOf(count, { one: 'user', other: 'users' })}`;

/** English messages of the Church Management tab. */
export const managementEn = {
  churchId: 'Church ID',
  invite: 'Invite someone',
  /** The message of a refused action. */
  refused: (_action: ManagementAction, { message }: Failure) => message,
  roles: {
    'Super Admin': 'Super Admin',
    'Church Administrator': 'Church Administrator',
    Pastor: 'Pastor',
    'Ministry Leader': 'Ministry Leader',
    'Standard User': 'Standard User',
  } satisfies Record<Role, string> as Record<Role, string>,
  statuses: { active: 'Active', pending: 'Pending', disabled: 'Disabled' } satisfies Record<UserStatus, string>,

  counts: {
    name: 'numbers',
    failed: 'We couldn’t load the numbers.',
    label: 'Members',
    total: (count: number) => pluralOf(count, { one: 'Member', other: 'Members' }),
    active: 'Active',
    pending: 'Waiting for approval',
    disabled: 'Disabled',
  },

  queue: {
    title: 'Waiting for approval',
    name: 'queue',
    failed: 'We couldn’t load the queue.',
    none: 'No one is waiting.',
    /** Between the email address and the day. */
    asked: 'asked',
    approve: 'Approve',
    approveOf: (name: string) => `Approve ${name}`,
    approveAll: (count: number) => `Approve all ${count}`,
    decline: 'Decline',
    declineOf: (name: string) => `Decline ${name}`,
    ask: (name: string) => `Decline ${name}?`,
    askText: 'They keep their account but can’t use it with your church. You can enable them later.',
  },

  members: {
    title: 'Members',
    name: 'members',
    failed: 'We couldn’t load the members.',
    none: 'No members yet',
    noneText: 'Invite the person who runs your website.',
    noMatch: 'No matches',
    noMatchText: 'No member matches these filters.',
    showAll: 'Show all members',
    find: 'Find a member',
    findHint: 'Name or email',
    anyStatus: 'Every status',
    anyRole: 'Every role',
    caption: 'Members of the church',
    columns: {
      member: 'Member',
      role: 'Role',
      status: 'Status',
      joined: 'Joined',
      login: 'Last login',
      app: 'Last app',
      actions: 'Actions',
    },
    noApp: 'None yet',
    select: { all: 'Select all', row: (name: string) => `Select ${name}` },
    /** `total` is undefined in a filtered list. */
    shown: (count: number, total: number | undefined) =>
      `${count}${total === undefined ? '' : ` of ${total}`} shown, newest login first`,
  },

  menu: {
    open: (name: string) => `Actions for ${name}`,
    approve: 'Approve',
    enable: 'Enable',
    disable: 'Disable',
    disableAsk: 'Disable…',
    make: (role: string) => `Make ${role}`,
    askDisable: (name: string) => `Disable ${name}?`,
    askDisableText: 'They keep their account but can’t log in. You can enable them again.',
    askPromote: (name: string) => `Make ${name} an administrator?`,
    askPromoteText:
      'Administrators can see all members, send invitations and set up the website. You can change this later.',
  },

  bulk: {
    label: 'Selected members',
    /** After the count. */
    selected: (_count: number) => 'selected',
    approve: (count: number) => `Approve ${count} waiting`,
    disable: (count: number) => `Disable ${count}`,
    disableAsk: (count: number) => `Disable ${count}…`,
    ask: (count: number) => `Disable ${members(count)}?`,
    clear: 'Clear',
  },

  done: {
    approve: 'User approved successfully',
    disable: 'User disabled successfully',
    enable: 'User enabled successfully',
    role: 'User role updated successfully',
    approved: (count: number) => `Approved ${users(count)}`,
    disabled: (count: number) => `Disabled ${users(count)}`,
    /** After one of the two above. `message` is the server's, in English. */
    notChanged: (count: number, _action: ManagementAction, message: string) => `${count} not changed: ${message}`,
    send: 'Invitation sent successfully',
    sentTo: (email: string) => `to ${email}`,
    resend: 'Invitation resent successfully',
    revoke: 'Invitation revoked successfully',
    joinCode: 'Join code created',
    joinCodeRemoved: 'Join code removed',
  },

  sending: {
    title: (church: string) => `Invite someone to ${church}`,
    email: 'Email',
    noEmail: 'Email is required',
    badEmail: 'Please enter a valid email address',
    message: 'Message',
    optional: 'optional',
    messageHelp: 'It appears above the button in the email.',
    note: ['They’ll get', 'a personal link. They join as a member. You can change the role later.'],
    failed: 'The invitation wasn’t sent.',
    send: 'Send invitation',
    sending: 'Sending…',
  },

  invitations: {
    title: 'Invitations',
    name: 'invitations',
    failed: 'We couldn’t load the invitations.',
    none: 'No invitations yet',
    noneText: 'Invite people by email. Each link works for one person.',
    counts: (sent: number, accepted: number, expired: number, revoked: number) =>
      `${sent} sent, ${accepted} accepted, ${expired} expired, ${revoked} revoked`,
    columns: { email: 'Invited', status: 'Status', sent: 'Sent', expires: 'Ends', actions: 'Actions' },
    statuses: {
      sent: 'Sent',
      accepted: 'Accepted',
      expired: 'Expired',
      revoked: 'Revoked',
    } satisfies Record<InvitationStatus, string>,
    shown: (count: number) => `${count} shown, newest first`,
    noActions: 'No actions',
    resend: 'Resend',
    resendTo: (email: string) => `Resend to ${email}`,
    sendNew: 'Send new',
    sendNewTo: (email: string) => `Send new to ${email}`,
    resendHint: 'Sends a new email. The old link stops working.',
    revoke: 'Revoke',
    revokeAsk: 'Revoke…',
    revokeOf: (email: string) => `Revoke… for ${email}`,
    ask: 'Revoke this invitation?',
    askText: (email: string) => `The link sent to ${email} stops working. You can invite them again.`,
  },

  joinCode: {
    title: 'Join code',
    lead: 'One code for everyone, for the bulletin or a poster. People who use it wait until you approve them.',
    name: 'join code',
    failed: 'We couldn’t load the join code.',
    create: 'Create a join code',
    qr: (link: string) => `QR code that opens ${link}`,
    poster: 'Print the poster',
    copy: 'Copy the link',
    copied: 'Copied',
    copiedText: 'The link has been copied to your clipboard.',
    notCopiedText: 'Please select the text and copy it manually.',
    replaceAsk: 'New code…',
    replaceTitle: 'Create a new join code?',
    replaceText: 'The code you have now stops working, and so do its link and printed posters.',
    replace: 'Create a new code',
    removeAsk: 'Remove code…',
    removeTitle: 'Remove the join code?',
    removeText: 'Its link and printed posters stop working. People can then join by invitation only.',
    remove: 'Remove the code',
  },
};

export type ManagementWords = typeof managementEn;
