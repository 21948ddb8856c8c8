CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" integer GENERATED ALWAYS AS IDENTITY (sequence name "account_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"tailored" boolean NOT NULL,
	"color_scheme" text NOT NULL,
	"hero_image" jsonb NOT NULL,
	"hero_image_mobile" jsonb NOT NULL,
	"image" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material" (
	"value" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"path" text PRIMARY KEY NOT NULL,
	"seo" jsonb NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"uid" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"heading" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"description_digital" jsonb,
	"color_scheme" text NOT NULL,
	"product_type" text NOT NULL,
	"product_sub_type" text,
	"width" integer,
	"height" integer,
	"depth" integer,
	"color_families" text[] NOT NULL,
	"collection_id" text,
	"hero_desktop" jsonb NOT NULL,
	"hero_mobile" jsonb NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_material" (
	"uid" text NOT NULL,
	"material" text NOT NULL,
	"color_count" integer NOT NULL,
	CONSTRAINT "product_material_uid_material_pk" PRIMARY KEY("uid","material")
);
--> statement-breakpoint
CREATE TABLE "product_type" (
	"value" text PRIMARY KEY NOT NULL,
	"parent" text,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live" (
	"remote" text NOT NULL,
	"country" text NOT NULL,
	"version" text NOT NULL,
	"candidate_version" text,
	"candidate_percent" integer,
	CONSTRAINT "live_remote_country_pk" PRIMARY KEY("remote","country"),
	CONSTRAINT "candidate_percent_range" CHECK ("live"."candidate_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "live_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"remote" text NOT NULL,
	"country" text NOT NULL,
	"from_version" text,
	"to_version" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"registry" integer DEFAULT 0 NOT NULL,
	"content" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "registry_version_one_row" CHECK ("registry_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "release" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" json NOT NULL,
	"source" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "release_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "release_file" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "release_file_name_version_path_pk" PRIMARY KEY("name","version","path")
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_type_product_type_value_fk" FOREIGN KEY ("product_type") REFERENCES "public"."product_type"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_sub_type_product_type_value_fk" FOREIGN KEY ("product_sub_type") REFERENCES "public"."product_type"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_material" ADD CONSTRAINT "product_material_uid_product_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."product"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_material" ADD CONSTRAINT "product_material_material_material_value_fk" FOREIGN KEY ("material") REFERENCES "public"."material"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live" ADD CONSTRAINT "live_remote_version_release_name_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."release"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live" ADD CONSTRAINT "live_remote_candidate_version_release_name_version_fk" FOREIGN KEY ("remote","candidate_version") REFERENCES "public"."release"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_file" ADD CONSTRAINT "release_file_name_version_release_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."release"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "product_slug" ON "product" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "product_position" ON "product" USING btree ("position");--> statement-breakpoint
CREATE INDEX "product_type_position" ON "product" USING btree ("product_type","product_sub_type","position");--> statement-breakpoint
CREATE INDEX "product_collection_position" ON "product" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "product_width" ON "product" USING btree ("width");--> statement-breakpoint
CREATE INDEX "product_color_families" ON "product" USING gin ("color_families");--> statement-breakpoint
CREATE INDEX "product_material_material" ON "product_material" USING btree ("material");