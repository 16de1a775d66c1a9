-- What the generator does not know: the consent log is append-only, its chain has a beginning, and what is counted for minutes
-- needs no write-ahead log.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "consent_log_append_only" BEFORE UPDATE OR DELETE ON "consent_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "consent_log_not_emptied" BEFORE TRUNCATE ON "consent_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
INSERT INTO "consent_head" ("id", "entries", "hash") VALUES (1, 0, repeat('0', 64));
--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" ("status", coalesce("released", "created"));
--> statement-breakpoint
ALTER TABLE "windows" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "used_tokens" SET UNLOGGED;
