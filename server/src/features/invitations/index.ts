export { acceptInvitation, openInvitation } from './accept-invitation.ts';
export { invitations } from './table.ts';
