/** What the portal imports from the server: request schemas and answer types. */
export * from './features/accounts/contract.ts';
export * from './features/blog/contract.ts';
export type { DirectoryPerson } from './features/directory/contract.ts';
export * from './features/embeds/contract.ts';
export * from './features/installation-check/contract.ts';
export * from './features/invitations/contract.ts';
export type { JoinCode } from './features/join-codes/contract.ts';
export * from './features/members/contract.ts';
export * from './features/portal/contract.ts';
export * from './features/previews/contract.ts';
export type { AccountExport } from './features/privacy/contract.ts';
export * from './features/retention/contract.ts';
export * from './features/subscriptions/contract.ts';
export * from './features/trust/contract.ts';
export * from './features/usage/contract.ts';
export * from './features/voice/contract.ts';
export * from './features/websites/contract.ts';
export type * from './platform/article/article.ts';
