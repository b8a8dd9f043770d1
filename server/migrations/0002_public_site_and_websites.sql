CREATE TABLE `blog_category` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_category_slug_idx` ON `blog_category` (`slug`);--> statement-breakpoint
CREATE TABLE `blog_post` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`featured_image` text,
	`author_name` text NOT NULL,
	`category_id` text,
	`publish_date` integer NOT NULL,
	`read_time` integer NOT NULL,
	`status` text NOT NULL,
	`file_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `blog_category`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "blog_post_status_check" CHECK("status" in ('draft', 'published'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_post_slug_idx` ON `blog_post` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_post_published_idx` ON `blog_post` (`status`,`publish_date`,`id`);--> statement-breakpoint
CREATE INDEX `blog_post_category_idx` ON `blog_post` (`category_id`,`status`,`publish_date`);--> statement-breakpoint
CREATE TABLE `app_switch` (
	`church_id` text NOT NULL,
	`app_id` text NOT NULL,
	`off_at` integer NOT NULL,
	PRIMARY KEY(`church_id`, `app_id`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `embed_setting` (
	`church_id` text PRIMARY KEY NOT NULL,
	`radius` text NOT NULL,
	`density` text NOT NULL,
	`theme` text NOT NULL,
	`font` text NOT NULL,
	`language` text NOT NULL,
	`platform` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "embed_setting_radius_check" CHECK("radius" in ('square', 'soft', 'round')),
	CONSTRAINT "embed_setting_density_check" CHECK("density" in ('calm', 'compact')),
	CONSTRAINT "embed_setting_theme_check" CHECK("theme" in ('auto', 'light', 'dark')),
	CONSTRAINT "embed_setting_font_check" CHECK("font" in ('host', 'system')),
	CONSTRAINT "embed_setting_language_check" CHECK("language" in ('auto', 'en', 'es')),
	CONSTRAINT "embed_setting_platform_check" CHECK("platform" in ('wordpress', 'wordpress-com', 'squarespace', 'wix', 'webflow', 'weebly', 'shopify', 'godaddy', 'google-sites', 'joomla', 'drupal', 'html', 'tag-manager'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `failure_day` (
	`church_id` text NOT NULL,
	`day` text NOT NULL,
	`app_id` text NOT NULL,
	`page` text NOT NULL,
	`code` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`church_id`, `day`, `app_id`, `page`, `code`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `seen_page` (
	`church_id` text NOT NULL,
	`page` text NOT NULL,
	`app_id` text NOT NULL,
	`form` text NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`church_id`, `page`, `app_id`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `seen_page_church_idx` ON `seen_page` (`church_id`,`last_seen_at`,`page`);--> statement-breakpoint
CREATE TABLE `usage_day` (
	`church_id` text NOT NULL,
	`day` text NOT NULL,
	`app_id` text NOT NULL,
	`page` text NOT NULL,
	`openings` integer NOT NULL,
	`runs` integer NOT NULL,
	`visitors` integer NOT NULL,
	`errors` integer NOT NULL,
	PRIMARY KEY(`church_id`, `day`, `app_id`, `page`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
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
	CONSTRAINT "outbox_mail_kind_check" CHECK("kind" in ('verify-email', 'reset-password', 'already-registered', 'password-changed', 'invitation', 'member-approved', 'member-disabled', 'account-cancelled', 'new-member-waiting', 'for-webmaster')),
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
CREATE INDEX `outbox_mail_created_idx` ON `outbox_mail` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `translation` ADD `licence` text;--> statement-breakpoint
ALTER TABLE `translation` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `audit_entry_actor_idx` ON `audit_entry` (`actor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entry_subject_idx` ON `audit_entry` (`subject_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitation_email_idx` ON `invitation` (`email`);