CREATE TABLE "site_key" (
	"id" smallint PRIMARY KEY NOT NULL,
	"check_value" text NOT NULL,
	CONSTRAINT "site_key_single" CHECK ("site_key"."id" = 1)
);
