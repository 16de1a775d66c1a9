DROP INDEX "subscribers_by_status";--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "bouncing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "subscribers_by_status" ON "subscribers" USING btree ("status","bouncing");