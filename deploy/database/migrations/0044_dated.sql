CREATE TABLE "dated" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dated_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"action" text NOT NULL,
	"remote" text NOT NULL,
	"country" text NOT NULL,
	"version" text NOT NULL,
	"counts" jsonb,
	"who" text NOT NULL,
	"person" text NOT NULL,
	"token_id" text NOT NULL,
	"why" text NOT NULL,
	"forced" boolean NOT NULL,
	"live_since" timestamp with time zone,
	"change" integer,
	"failed" text,
	CONSTRAINT "dated_remote_country_version_at_unique" UNIQUE("remote","country","version","at")
);
--> statement-breakpoint
CREATE TABLE "dated_row" (
	"dated" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"fields" jsonb NOT NULL,
	"is_made" boolean NOT NULL,
	"before" jsonb,
	"after" uuid,
	CONSTRAINT "dated_row_dated_kind_key_pk" PRIMARY KEY("dated","kind","key")
);
--> statement-breakpoint
ALTER TABLE "dated_row" ADD CONSTRAINT "dated_row_dated_dated_number_fk" FOREIGN KEY ("dated") REFERENCES "public"."dated"("number") ON DELETE cascade ON UPDATE no action;