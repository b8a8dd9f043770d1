PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_embed_setting` (
	`church_id` text PRIMARY KEY NOT NULL,
	`radius` text NOT NULL,
	`density` text NOT NULL,
	`theme` text NOT NULL,
	`font` text NOT NULL,
	`language` text NOT NULL,
	`paper` text NOT NULL,
	`platform` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "embed_setting_radius_check" CHECK("radius" in ('square', 'soft', 'round')),
	CONSTRAINT "embed_setting_density_check" CHECK("density" in ('calm', 'compact')),
	CONSTRAINT "embed_setting_theme_check" CHECK("theme" in ('auto', 'light', 'dark')),
	CONSTRAINT "embed_setting_font_check" CHECK("font" in ('host', 'system')),
	CONSTRAINT "embed_setting_language_check" CHECK("language" in ('auto', 'en', 'es')),
	CONSTRAINT "embed_setting_paper_check" CHECK("paper" in ('auto', 'letter', 'a4')),
	CONSTRAINT "embed_setting_platform_check" CHECK("platform" in ('wordpress', 'wordpress-com', 'squarespace', 'wix', 'webflow', 'weebly', 'shopify', 'godaddy', 'google-sites', 'joomla', 'drupal', 'html', 'tag-manager'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_embed_setting`("church_id", "radius", "density", "theme", "font", "language", "paper", "platform", "updated_at") SELECT "church_id", "radius", "density", "theme", "font", "language", 'auto', "platform", "updated_at" FROM `embed_setting`;--> statement-breakpoint
DROP TABLE `embed_setting`;--> statement-breakpoint
ALTER TABLE `__new_embed_setting` RENAME TO `embed_setting`;--> statement-breakpoint
PRAGMA foreign_keys=ON;