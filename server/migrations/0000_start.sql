CREATE TABLE `account_token` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`session_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_token_purpose_check" CHECK("purpose" in ('verify-email', 'reset-password', 'hand-off'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_token_hash_idx` ON `account_token` (`token_hash`);--> statement-breakpoint
CREATE INDEX `account_token_user_idx` ON `account_token` (`user_id`,`purpose`,`used_at`);--> statement-breakpoint
CREATE INDEX `account_token_expires_idx` ON `account_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `session_user_idx` ON `session` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `session_expires_idx` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`search_text` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`status_reason` text,
	`church_id` text,
	`email_verified_at` integer,
	`phone_number` text,
	`church_ministry_description` text NOT NULL,
	`notification_settings` text NOT NULL,
	`privacy_settings` text NOT NULL,
	`last_login_at` integer,
	`last_app_accessed` text,
	`seen_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_role_check" CHECK("role" in ('Super Admin', 'Church Administrator', 'Pastor', 'Ministry Leader', 'Standard User')),
	CONSTRAINT "user_status_check" CHECK("status" in ('pending', 'active', 'disabled')),
	CONSTRAINT "user_notification_settings_check" CHECK(json_valid("notification_settings")),
	CONSTRAINT "user_privacy_settings_check" CHECK(json_valid("privacy_settings"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_idx` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_church_seen_idx` ON `user` (`church_id`,`seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_church_status_idx` ON `user` (`church_id`,`status`,`seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_church_role_idx` ON `user` (`church_id`,`role`,`seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_church_role_status_idx` ON `user` (`church_id`,`role`,`status`,`seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_church_waiting_idx` ON `user` (`church_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_unverified_idx` ON `user` (`email_verified_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`church_id` text,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` text NOT NULL,
	`details` text NOT NULL,
	`request_id` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "audit_entry_details_check" CHECK(json_valid("details"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_entry_church_idx` ON `audit_entry` (`church_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `church` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`contact_email` text,
	`contact_phone` text,
	`tradition` text NOT NULL,
	`translation` text NOT NULL,
	`accent` text,
	`care_label` text,
	`care_email` text,
	`care_phone` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "church_tradition_check" CHECK("tradition" in ('general', 'anglican', 'baptist', 'catholic', 'lutheran', 'methodist', 'non-denominational', 'orthodox', 'pentecostal', 'presbyterian', 'other'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `church_slug_idx` ON `church` (`slug`);--> statement-breakpoint
CREATE TABLE `embed_site` (
	`church_id` text NOT NULL,
	`origin` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`church_id`, `origin`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "embed_site_kind_check" CHECK("kind" in ('site', 'wrapper'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`church_id` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`code_hash` text NOT NULL,
	`invited_by` text,
	`accepted_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`accepted_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "invitation_status_check" CHECK("status" in ('sent', 'accepted', 'revoked'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `invitation_code_idx` ON `invitation` (`code_hash`);--> statement-breakpoint
CREATE INDEX `invitation_church_idx` ON `invitation` (`church_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitation_church_email_idx` ON `invitation` (`church_id`,`email`);--> statement-breakpoint
CREATE INDEX `invitation_invited_by_idx` ON `invitation` (`invited_by`);--> statement-breakpoint
CREATE INDEX `invitation_accepted_by_idx` ON `invitation` (`accepted_by`);--> statement-breakpoint
CREATE TABLE `personal_subscription` (
	`user_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`ends_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "personal_subscription_status_check" CHECK("status" in ('active', 'trial', 'grace', 'paused', 'expired'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `personal_subscription_ends_idx` ON `personal_subscription` (`status`,`ends_at`);--> statement-breakpoint
CREATE TABLE `subscription` (
	`church_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`ends_at` integer,
	`paused_reason` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "subscription_status_check" CHECK("status" in ('active', 'trial', 'grace', 'paused', 'expired'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `subscription_ends_idx` ON `subscription` (`status`,`ends_at`);--> statement-breakpoint
CREATE TABLE `outbox_mail` (
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
	CONSTRAINT "outbox_mail_kind_check" CHECK("kind" in ('verify-email', 'reset-password', 'already-registered', 'password-changed', 'invitation', 'member-approved', 'member-disabled', 'account-cancelled', 'new-member-waiting')),
	CONSTRAINT "outbox_mail_state_check" CHECK("state" in ('queued', 'sending', 'sent', 'failed', 'suppressed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_mail_dedupe_idx` ON `outbox_mail` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_mail_due_idx` ON `outbox_mail` (`state`,`priority`,`next_at`);--> statement-breakpoint
CREATE INDEX `outbox_mail_recipient_idx` ON `outbox_mail` (`to`,`kind`,`sent_at`);--> statement-breakpoint
CREATE INDEX `outbox_mail_church_idx` ON `outbox_mail` (`church_id`,`kind`,`sent_at`);--> statement-breakpoint
CREATE INDEX `outbox_mail_created_idx` ON `outbox_mail` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `mail_suppression` (
	`email` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `mail_suppression_created_idx` ON `mail_suppression` (`created_at`);--> statement-breakpoint
CREATE TABLE `translation_book` (
	`translation_id` text NOT NULL,
	`book` text NOT NULL,
	`sha256` text NOT NULL,
	`verses` integer NOT NULL,
	PRIMARY KEY(`translation_id`, `book`),
	FOREIGN KEY (`translation_id`) REFERENCES `translation`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `translation` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`abbreviation` text NOT NULL,
	`language` text NOT NULL,
	`copyright` text NOT NULL,
	`imported_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `verse` (
	`translation_id` text NOT NULL,
	`place` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`translation_id`, `place`),
	FOREIGN KEY (`translation_id`) REFERENCES `translation`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
