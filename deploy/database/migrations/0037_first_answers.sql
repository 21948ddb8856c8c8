CREATE TABLE "first_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"answer" "bytea",
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "first_answer_owner" ON "first_answer" USING btree ("owner","begun_at");--> statement-breakpoint
CREATE INDEX "first_answer_begun" ON "first_answer" USING btree ("begun_at");