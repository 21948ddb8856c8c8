CREATE TABLE "cache_purge" (
	"gateway" uuid PRIMARY KEY NOT NULL,
	"registry" integer NOT NULL,
	"content" integer NOT NULL,
	"error" text,
	"at" timestamp with time zone NOT NULL
);
