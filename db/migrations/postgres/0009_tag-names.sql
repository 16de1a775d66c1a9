-- additive
ALTER TABLE "content_tags" ADD COLUMN "name" text DEFAULT '' NOT NULL;