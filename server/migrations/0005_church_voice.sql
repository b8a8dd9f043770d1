ALTER TABLE `church` ADD `reading_level` text;--> statement-breakpoint
ALTER TABLE `church` ADD `avoid` text;--> statement-breakpoint
ALTER TABLE `church` ADD `disputed_policy` text;--> statement-breakpoint
ALTER TABLE `church` ADD `teaching` text;