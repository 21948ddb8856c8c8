CREATE TABLE "content_import" (
	"id" text PRIMARY KEY NOT NULL,
	"content_version" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_claim" (
	"field" text NOT NULL,
	"value" text NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	CONSTRAINT "import_claim_field_value_pk" PRIMARY KEY("field","value")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "search_pending_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "staged_row" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"fields" jsonb NOT NULL,
	"is_made" boolean NOT NULL,
	CONSTRAINT "staged_row_kind_key_pk" PRIMARY KEY("kind","key")
);
