ALTER TABLE `translation` ADD `licence` text;--> statement-breakpoint
ALTER TABLE `translation` ADD `removed_at` integer;