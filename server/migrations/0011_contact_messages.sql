PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_outbox_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`church_id` text,
	`kind` text NOT NULL,
	`to` text NOT NULL,
	`locale` text NOT NULL,
	`sealed_args` text,
	`dedupe_key` text,
	`state` text NOT NULL,
	`priority` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`lease_until` integer,
	`last_code` text,
	`message_id` text,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "outbox_mail_kind_check" CHECK("kind" in ('verify-email', 'reset-password', 'already-registered', 'password-changed', 'invitation', 'member-approved', 'member-disabled', 'account-cancelled', 'new-member-waiting', 'for-webmaster', 'budget-warning', 'hand-off', 'contact-message', 'weekly-digest')),
	CONSTRAINT "outbox_mail_state_check" CHECK("state" in ('queued', 'sending', 'sent', 'failed', 'suppressed'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_outbox_mail`("id", "church_id", "kind", "to", "locale", "sealed_args", "dedupe_key", "state", "priority", "attempts", "next_at", "expires_at", "lease_until", "last_code", "message_id", "sent_at", "created_at") SELECT "id", "church_id", "kind", "to", "locale", "sealed_args", "dedupe_key", "state", "priority", "attempts", "next_at", "expires_at", "lease_until", "last_code", "message_id", "sent_at", "created_at" FROM `outbox_mail`;--> statement-breakpoint
DROP TABLE `outbox_mail`;--> statement-breakpoint
ALTER TABLE `__new_outbox_mail` RENAME TO `outbox_mail`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_mail_dedupe_idx` ON `outbox_mail` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_mail_due_idx` ON `outbox_mail` (`state`,`priority`,`next_at`);--> statement-breakpoint
CREATE INDEX `outbox_mail_recipient_idx` ON `outbox_mail` (`to`,`kind`,`sent_at`);--> statement-breakpoint
CREATE INDEX `outbox_mail_church_idx` ON `outbox_mail` (`church_id`,`kind`,`sent_at`);--> statement-breakpoint
CREATE INDEX `outbox_mail_created_idx` ON `outbox_mail` (`created_at`,`id`);