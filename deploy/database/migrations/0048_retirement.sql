CREATE TABLE "retirement" (
	"together" integer PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"pages" jsonb NOT NULL
);
