ALTER TABLE "inspiration" ADD COLUMN "fragments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "fragments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What was written before is looked through once; in JSON the quotes of HTML have a backslash before them.
UPDATE "page" SET "fragments" = ARRAY(SELECT DISTINCT m[1] || '@1' FROM regexp_matches("blocks"::text, '<mf-fragment[^>]* of=\\"([^"\\]+)\\"', 'g') AS m ORDER BY 1) WHERE "blocks"::text LIKE '%<mf-fragment%';--> statement-breakpoint
UPDATE "inspiration" SET "fragments" = ARRAY(SELECT DISTINCT m[1] || '@1' FROM regexp_matches("text"::text, '<mf-fragment[^>]* of=\\"([^"\\]+)\\"', 'g') AS m ORDER BY 1) WHERE "text"::text LIKE '%<mf-fragment%';
