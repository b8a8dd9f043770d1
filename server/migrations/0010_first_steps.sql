CREATE TABLE `first_step` (
	`church_id` text NOT NULL,
	`step` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`church_id`, `step`),
	FOREIGN KEY (`church_id`) REFERENCES `church`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "first_step_step_check" CHECK("step" in ('seen', 'live', 'hidden'))
) STRICT;
