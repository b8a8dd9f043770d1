CREATE INDEX `audit_entry_actor_idx` ON `audit_entry` (`actor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entry_subject_idx` ON `audit_entry` (`subject_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitation_email_idx` ON `invitation` (`email`);