CREATE TABLE "report_count" (
	"minute" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" smallint DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "report_count_remote_country_version_minute_kind_bucket_pk" PRIMARY KEY("remote","country","version","minute","kind","bucket")
);
--> statement-breakpoint
CREATE TABLE "reported_error" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reported_error_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"country" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"composition" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "live" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live" ADD COLUMN "replaced_version" text;--> statement-breakpoint
ALTER TABLE "live" ADD COLUMN "watched_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live" ADD COLUMN "held_back_from" text;--> statement-breakpoint
CREATE INDEX "report_count_minute" ON "report_count" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "reported_error_at" ON "reported_error" USING btree ("at");