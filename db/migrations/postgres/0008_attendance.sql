ALTER TABLE "consent_log" DROP CONSTRAINT "consent_log_purpose";--> statement-breakpoint
CREATE INDEX "messages_page" ON "messages" USING btree ("form","page");