CREATE TABLE `clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`put_forward_to` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `priority` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `refusals` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `outbox` SET `priority` = 1 WHERE `kind` = 'contact';--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`priority`,`next_attempt`);