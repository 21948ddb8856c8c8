ALTER TABLE "report_count" RENAME TO "report_count_former";--> statement-breakpoint
CREATE TABLE "report_count" (
	"minute" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" smallint DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	"thinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_count_key" PRIMARY KEY("remote","version","minute","country","kind","bucket","thinned")
) PARTITION BY LIST ("thinned");
--> statement-breakpoint
CREATE TABLE "report_minutes" PARTITION OF "report_count" FOR VALUES IN (false) PARTITION BY RANGE ("minute");--> statement-breakpoint
CREATE TABLE "report_hours" PARTITION OF "report_count" FOR VALUES IN (true) PARTITION BY RANGE ("minute");--> statement-breakpoint
-- What was reported before stays as it is, minute by minute, in the partitions of its weeks: they are dropped with the others.
DO $$
DECLARE
  week timestamptz;
BEGIN
  FOR week IN
    SELECT DISTINCT to_timestamp(floor(extract(epoch FROM "minute") / 604800) * 604800) FROM "report_count_former"
    WHERE "minute" BETWEEN now() - interval '90 days' AND now() + interval '1 day'
  LOOP
    EXECUTE format(
      'CREATE TABLE %I PARTITION OF report_hours FOR VALUES FROM (%L) TO (%L)',
      'report_hours_' || to_char(week AT TIME ZONE 'utc', 'YYYYMMDDHH24'), week, week + interval '168 hours'
    );
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "report_count" ("minute", "remote", "version", "country", "kind", "bucket", "count", "thinned")
SELECT "minute", "remote", "version", "country", "kind", "bucket", "count", true FROM "report_count_former"
WHERE "minute" BETWEEN now() - interval '90 days' AND now() + interval '1 day';
--> statement-breakpoint
DROP TABLE "report_count_former";--> statement-breakpoint
CREATE INDEX "history_at" ON "history" USING btree ("at");
