-- additive
CREATE TABLE `media` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`alt` text NOT NULL,
	`credit` text,
	`focus` text NOT NULL,
	`colour` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`added_at` integer NOT NULL,
	`author` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_name_unique` ON `media` (`name`);--> statement-breakpoint
CREATE TABLE `media_files` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`medium` text NOT NULL,
	`hash` text NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`medium`) REFERENCES `media`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_files_medium` ON `media_files` (`medium`);--> statement-breakpoint
CREATE INDEX `media_files_hash` ON `media_files` (`hash`);--> statement-breakpoint
CREATE TABLE `media_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`author` text NOT NULL,
	`act` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
-- Not drizzle's: the log is append-only. An erasure empties the author.
CREATE TRIGGER `media_log_no_delete` BEFORE DELETE ON `media_log` BEGIN
	SELECT RAISE(ABORT, 'media_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `media_log_no_update` BEFORE UPDATE ON `media_log`
WHEN NOT (new.author = '' AND new.seq = old.seq AND new.at = old.at AND new.act = old.act AND new.name = old.name) BEGIN
	SELECT RAISE(ABORT, 'media_log is append-only');
END;
