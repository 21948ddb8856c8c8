CREATE TABLE "content_change" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"person" text,
	"action" text NOT NULL,
	"why" text NOT NULL,
	"counts" jsonb NOT NULL,
	"undone_by" integer,
	"is_kept" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_change_row" (
	"change" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" uuid,
	CONSTRAINT "content_change_row_change_kind_key_pk" PRIMARY KEY("change","kind","key")
);
--> statement-breakpoint
ALTER TABLE "access_token" DROP CONSTRAINT "access_token_role";--> statement-breakpoint
-- An import that was broken off begins anew: its rows do not say what was before.
TRUNCATE "content_import", "staged_row", "import_claim";--> statement-breakpoint
ALTER TABLE "staged_row" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "staged_row" ADD COLUMN "after" uuid;--> statement-breakpoint
ALTER TABLE "content_change_row" ADD CONSTRAINT "content_change_row_change_content_change_number_fk" FOREIGN KEY ("change") REFERENCES "public"."content_change"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_role" CHECK ("access_token"."role" in ('team', 'ops', 'qa', 'content'));--> statement-breakpoint
-- A change of content that puts rows back and takes others away holds as a whole, whatever its order.
ALTER TABLE "product" ALTER CONSTRAINT "product_product_type_product_type_value_fk" DEFERRABLE;
--> statement-breakpoint
ALTER TABLE "product" ALTER CONSTRAINT "product_product_sub_type_product_type_value_fk" DEFERRABLE;
--> statement-breakpoint
ALTER TABLE "product" ALTER CONSTRAINT "product_collection_id_collection_id_fk" DEFERRABLE;
--> statement-breakpoint
ALTER TABLE "article" ALTER CONSTRAINT "article_category_article_category_value_fk" DEFERRABLE;
--> statement-breakpoint
ALTER TABLE "handle" ALTER CONSTRAINT "handle_category_id_handle_category_id_fk" DEFERRABLE;
--> statement-breakpoint
ALTER TABLE "project" ALTER CONSTRAINT "project_inspiration_inspiration_id_fk" DEFERRABLE;
--> statement-breakpoint
ALTER TABLE "shade" ALTER CONSTRAINT "shade_group_id_shade_group_id_fk" DEFERRABLE;