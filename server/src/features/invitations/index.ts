export { acceptInvitation, openInvitation } from './accept-invitation.ts';
export { invitationRoutes, joinRoutes } from './routes.ts';
export { invitations } from './table.ts';
