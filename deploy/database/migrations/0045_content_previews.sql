CREATE TABLE "content_preview" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"person" text,
	"why" text NOT NULL,
	"counts" jsonb NOT NULL,
	"published_as" integer
);
