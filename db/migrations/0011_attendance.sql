PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_consent_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`act` text NOT NULL,
	`purpose` text NOT NULL,
	`wording_version` integer NOT NULL,
	`wording_hash` text NOT NULL,
	`language` text NOT NULL,
	`form` text NOT NULL,
	`page` text NOT NULL,
	`subject_hash` text NOT NULL,
	`ip_hash` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	CONSTRAINT "consent_log_act" CHECK("__new_consent_log"."act" in ('given', 'confirmed', 'withdrawn'))
);
--> statement-breakpoint
INSERT INTO `__new_consent_log`("seq", "at", "act", "purpose", "wording_version", "wording_hash", "language", "form", "page", "subject_hash", "ip_hash", "previous_hash", "hash") SELECT "seq", "at", "act", "purpose", "wording_version", "wording_hash", "language", "form", "page", "subject_hash", "ip_hash", "previous_hash", "hash" FROM `consent_log`;--> statement-breakpoint
-- Not drizzle's: the number of an entry is not given again.
DELETE FROM sqlite_sequence WHERE name = '__new_consent_log';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_consent_log', seq FROM sqlite_sequence WHERE name = 'consent_log';--> statement-breakpoint
DROP TABLE `consent_log`;--> statement-breakpoint
ALTER TABLE `__new_consent_log` RENAME TO `consent_log`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `consent_log_subject` ON `consent_log` (`subject_hash`);--> statement-breakpoint
-- Not drizzle's: the triggers of 0001, which went with the old table.
CREATE TRIGGER `consent_log_no_update` BEFORE UPDATE ON `consent_log` BEGIN
	SELECT RAISE(ABORT, 'consent_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_log_no_delete` BEFORE DELETE ON `consent_log` BEGIN
	SELECT RAISE(ABORT, 'consent_log is append-only');
END;
--> statement-breakpoint
CREATE INDEX `messages_page` ON `messages` (`form`,`page`);