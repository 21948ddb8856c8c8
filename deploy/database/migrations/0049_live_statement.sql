CREATE TABLE "live_statement" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"signature" json NOT NULL,
	CONSTRAINT "live_statement_one_row" CHECK ("live_statement"."id" = 1)
);
