CREATE TABLE `church_retention` (
	`church_id` text PRIMARY KEY NOT NULL,
	`keep` text NOT NULL,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "church_retention_keep_check" CHECK("keep" in ('13-months', '30-days', 'nothing'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `trust_day` (
	`church_id` text NOT NULL,
	`day` text NOT NULL,
	`app_id` text NOT NULL,
	`what` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`church_id`, `day`, `app_id`, `what`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `writer_seen` (
	`church_id` text NOT NULL,
	`app_id` text NOT NULL,
	`writer` text NOT NULL,
	`model` text NOT NULL,
	`prompt_version` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`church_id`, `app_id`, `writer`, `model`, `prompt_version`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "writer_seen_writer_check" CHECK("writer" in ('built-in', 'model'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `writer_seen_church_idx` ON `writer_seen` (`church_id`,`last_seen_at`);