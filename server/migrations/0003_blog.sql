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
CREATE INDEX `blog_post_category_idx` ON `blog_post` (`category_id`,`status`,`publish_date`);