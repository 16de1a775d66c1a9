-- additive
CREATE TABLE `content_generations` (
	`kind` text PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content_items` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`version` integer NOT NULL,
	`created` integer NOT NULL,
	`shown_version` integer,
	`first_published` integer,
	`last_published` integer,
	`withdrawn` integer,
	`scheduled_version` integer,
	`scheduled_at` integer,
	`sort_at` integer,
	`ends` integer,
	`year` integer,
	`municipality` text,
	`is_press_release` integer DEFAULT 0 NOT NULL,
	`languages` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_items_id_unique` ON `content_items` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `content_items_slug` ON `content_items` (`kind`,`slug`);--> statement-breakpoint
CREATE INDEX `content_items_list` ON `content_items` (`kind`,`sort_at`);--> statement-breakpoint
CREATE INDEX `content_items_year` ON `content_items` (`kind`,`year`,`sort_at`);--> statement-breakpoint
CREATE INDEX `content_items_municipality` ON `content_items` (`kind`,`municipality`,`sort_at`);--> statement-breakpoint
CREATE INDEX `content_items_press` ON `content_items` (`kind`,`is_press_release`,`sort_at`);--> statement-breakpoint
CREATE INDEX `content_items_ends` ON `content_items` (`kind`,`ends`);--> statement-breakpoint
CREATE INDEX `content_items_scheduled` ON `content_items` (`scheduled_at`);--> statement-breakpoint
CREATE TABLE `content_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`author` text NOT NULL,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`version` integer NOT NULL,
	`scheduled_at` integer
);
--> statement-breakpoint
CREATE INDEX `content_log_item` ON `content_log` (`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `content_tags` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`tag` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `content_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_tags_tag` ON `content_tags` (`tag`,`item_id`);--> statement-breakpoint
CREATE INDEX `content_tags_item` ON `content_tags` (`item_id`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`author` text NOT NULL,
	`document` text NOT NULL,
	`listing` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `content_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_version` ON `content_versions` (`item_id`,`version`);--> statement-breakpoint
CREATE TABLE `content_words` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `content_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_words_item` ON `content_words` (`item_id`);--> statement-breakpoint
-- Not drizzle's: the full-text index of the searched words (FTS5). Deleted words leave no trace in it.
CREATE VIRTUAL TABLE `content_search` USING fts5(title, body, content='content_words', content_rowid='seq');--> statement-breakpoint
INSERT INTO `content_search`(`content_search`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `content_words_insert` AFTER INSERT ON `content_words` BEGIN
	INSERT INTO `content_search`(rowid, title, body) VALUES (new.seq, new.title, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `content_words_delete` AFTER DELETE ON `content_words` BEGIN
	INSERT INTO `content_search`(`content_search`, rowid, title, body) VALUES ('delete', old.seq, old.title, old.body);
END;
--> statement-breakpoint
-- Not drizzle's: the log is append-only. An erasure empties the author.
CREATE TRIGGER `content_log_no_delete` BEFORE DELETE ON `content_log` BEGIN
	SELECT RAISE(ABORT, 'content_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `content_log_no_update` BEFORE UPDATE ON `content_log`
WHEN NOT (new.author = '' AND new.seq = old.seq AND new.at = old.at AND new.act = old.act AND new.kind = old.kind
	AND new.slug = old.slug AND new.version = old.version AND new.scheduled_at IS old.scheduled_at) BEGIN
	SELECT RAISE(ABORT, 'content_log is append-only');
END;
