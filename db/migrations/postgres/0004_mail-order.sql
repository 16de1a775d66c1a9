CREATE TABLE "clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"put_forward_to" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "priority" = 1 WHERE "kind" = 'contact';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","priority","next_attempt","seq");