CREATE INDEX `confirmations_open` ON `confirmations` (`used`,`expires`);--> statement-breakpoint
CREATE INDEX `messages_by_status` ON `messages` (`status`,`created`);--> statement-breakpoint
CREATE INDEX `messages_reduced` ON `messages` (`reduced`,`created`);--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`status`,case when "released" is null then "created" else "released" end);--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `subscribers` (`status`);