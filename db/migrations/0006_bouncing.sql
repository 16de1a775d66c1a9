DROP INDEX `subscribers_by_status`;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `bouncing` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `subscribers` (`status`,`bouncing`);