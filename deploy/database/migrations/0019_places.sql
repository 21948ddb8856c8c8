CREATE TABLE "place" (
	"key" text NOT NULL,
	"is_code" boolean NOT NULL,
	"is_other_name" boolean NOT NULL,
	"is_quarter" boolean NOT NULL,
	"population" integer NOT NULL,
	"name" text NOT NULL,
	"zip_code" text,
	"region" text,
	"country_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_edition" (
	"edition" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "place_largest" ON "place" USING btree ("population" DESC NULLS LAST) WHERE population > 0 and not is_other_name and not is_quarter;--> statement-breakpoint
-- Keys are compared by their bytes, so that one index finds all that begin alike.
ALTER TABLE "place" ALTER COLUMN "key" TYPE text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "place_key" ON "place" ("key");
--> statement-breakpoint
-- For typing errors: where the beginning of a name is wrong, its end is right.
CREATE INDEX "place_key_reversed" ON "place" (reverse("key") COLLATE "C");
