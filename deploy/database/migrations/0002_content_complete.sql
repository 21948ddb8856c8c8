-- Content gains columns that its rows cannot do without; it is written anew by the next start. Accounts stay.
TRUNCATE "product", "product_material", "collection", "material", "product_type", "page", "menu";--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY NOT NULL,
	"heading" jsonb NOT NULL,
	"label" jsonb NOT NULL,
	"category" text NOT NULL,
	"date" date NOT NULL,
	"author" text NOT NULL,
	"image_mea" jsonb NOT NULL,
	"image_preview" jsonb NOT NULL,
	"image_main" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"value" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"language" text NOT NULL,
	"civility" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"command_number" text,
	"reseller_type" text,
	"reseller" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "handle" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb NOT NULL,
	"image" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handle_category" (
	"id" text PRIMARY KEY NOT NULL,
	"heading" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspiration" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"image_slider" jsonb NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb NOT NULL,
	"surface" text NOT NULL,
	"family_situation" text NOT NULL,
	"inspiration" text NOT NULL,
	"products" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_choice" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"image" jsonb,
	CONSTRAINT "project_choice_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_entry_kind_ref_language_pk" PRIMARY KEY("kind","ref","language")
) PARTITION BY LIST ("language");
--> statement-breakpoint
CREATE TABLE "search_word" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "shade" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"color_family_code" text NOT NULL,
	"color_name" jsonb NOT NULL,
	"finish_name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shade_group" (
	"id" text PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sub_name" text,
	"store_group" text,
	"type" jsonb,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"mail" text,
	"phone" text,
	"website" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temporary_password" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "washbasin" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "width" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "height" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "depth" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "tokens_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "image_slider" jsonb;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "icon_dark" jsonb;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "icon_white" jsonb;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "is_hidden_for_products" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "material_values" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "materials" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "vasques" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "documents" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "shades" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "handles" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "washbasins" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "carrousel" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "synchronized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_article_category_value_fk" FOREIGN KEY ("category") REFERENCES "public"."article_category"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handle" ADD CONSTRAINT "handle_category_id_handle_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."handle_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_inspiration_inspiration_id_fk" FOREIGN KEY ("inspiration") REFERENCES "public"."inspiration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shade" ADD CONSTRAINT "shade_group_id_shade_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."shade_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_date" ON "article" USING btree ("date");--> statement-breakpoint
CREATE INDEX "contact_message_account" ON "contact_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_message" ON "upload" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wishlist_account" ON "wishlist" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "product_line" ON "product" USING btree ("line");--> statement-breakpoint
CREATE INDEX "product_height" ON "product" USING btree ("height");--> statement-breakpoint
CREATE INDEX "product_depth" ON "product" USING btree ("depth");--> statement-breakpoint
CREATE INDEX "product_material_values" ON "product" USING gin ("material_values");