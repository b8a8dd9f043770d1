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
