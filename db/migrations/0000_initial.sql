CREATE TABLE `confirmations` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`subscriber_id` text NOT NULL,
	`mail_id` text,
	`language` text NOT NULL,
	`form` text NOT NULL,
	`created` integer NOT NULL,
	`expires` integer,
	`used` integer,
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `confirmations_mail_id_unique` ON `confirmations` (`mail_id`);--> statement-breakpoint
CREATE INDEX `confirmations_subscriber` ON `confirmations` (`subscriber_id`);--> statement-breakpoint
CREATE TABLE `consent_log` (
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
	CONSTRAINT "consent_log_act" CHECK("consent_log"."act" in ('given', 'confirmed', 'withdrawn')),
	CONSTRAINT "consent_log_purpose" CHECK("consent_log"."purpose" in ('newsletter', 'contact'))
);
--> statement-breakpoint
CREATE INDEX `consent_log_subject` ON `consent_log` (`subject_hash`);--> statement-breakpoint
CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`form` text NOT NULL,
	`topic` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`municipality` text NOT NULL,
	`message` text NOT NULL,
	`language` text NOT NULL,
	`page` text NOT NULL,
	`created` integer NOT NULL,
	`status` text NOT NULL,
	`consent_version` integer,
	`reduced` integer,
	CONSTRAINT "messages_status" CHECK("messages"."status" in ('accepted', 'suspect'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_email` ON `messages` (`email`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`subscriber_id` text,
	`message_id` text,
	`payload` text,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`created` integer NOT NULL,
	`next_attempt` integer NOT NULL,
	`lease` integer,
	`released` integer,
	`last_error` text NOT NULL,
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outbox_kind" CHECK("outbox"."kind" in ('confirm', 'welcome', 'contact')),
	CONSTRAINT "outbox_status" CHECK("outbox"."status" in ('pending', 'sent', 'held', 'dead')),
	CONSTRAINT "outbox_payload" CHECK(("outbox"."status" = 'sent') = ("outbox"."payload" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id_unique` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt`);--> statement-breakpoint
CREATE INDEX `outbox_subscriber` ON `outbox` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `outbox_message` ON `outbox` (`message_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`key` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submissions_until` ON `submissions` (`until`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`form` text NOT NULL,
	`created` integer NOT NULL,
	`confirmed` integer,
	`unsubscribed` integer,
	`consent_version` integer,
	`key_version` integer NOT NULL,
	CONSTRAINT "subscribers_status" CHECK("subscribers"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_id_unique` ON `subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`subject_hash` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL
);
