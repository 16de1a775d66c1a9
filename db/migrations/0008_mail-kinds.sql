PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_outbox` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`subscriber_id` text,
	`message_id` text,
	`payload` text,
	`status` text NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`attempts` integer NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`created` integer NOT NULL,
	`next_attempt` integer NOT NULL,
	`lease` integer,
	`released` integer,
	`last_error` text NOT NULL,
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outbox_status" CHECK("__new_outbox"."status" in ('pending', 'sent', 'held', 'dead')),
	CONSTRAINT "outbox_payload" CHECK(("__new_outbox"."status" = 'sent') = ("__new_outbox"."payload" is null))
);
--> statement-breakpoint
INSERT INTO `__new_outbox`("seq", "id", "kind", "subscriber_id", "message_id", "payload", "status", "priority", "attempts", "refusals", "created", "next_attempt", "lease", "released", "last_error") SELECT "seq", "id", "kind", "subscriber_id", "message_id", "payload", "status", "priority", "attempts", "refusals", "created", "next_attempt", "lease", "released", "last_error" FROM `outbox`;--> statement-breakpoint
-- Not drizzle's: the number of a deleted row is not given again.
DELETE FROM sqlite_sequence WHERE name = '__new_outbox';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id_unique` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`priority`,`next_attempt`);--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`status`,case when "released" is null then "created" else "released" end);--> statement-breakpoint
CREATE INDEX `outbox_subscriber` ON `outbox` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `outbox_message` ON `outbox` (`message_id`);