export { type AuditContext, operatorActor, recordAudit, systemActor } from './record-audit.ts';
export { type AuditDetails, auditEntries } from './table.ts';
