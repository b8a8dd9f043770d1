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
	`tradition` text NOT NULL,
	`translation` text NOT NULL,
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
