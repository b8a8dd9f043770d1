export { type AuditContext, operatorActor, recordAudit, systemActor } from './record-audit.ts';
export { auditEntries } from './table.ts';
