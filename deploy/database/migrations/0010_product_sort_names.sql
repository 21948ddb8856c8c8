DROP INDEX "product_sort_name_fr", "product_sort_name_nl", "product_sort_name_en", "product_sort_name_de";
--> statement-breakpoint
-- A product's names in fr, nl, en and de, a missing one as the site would show it.
CREATE FUNCTION product_sort_names(heading jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[product_sort_name(heading, 'fr'), product_sort_name(heading, 'nl'), product_sort_name(heading, 'en'), product_sort_name(heading, 'de')];
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sort_names" text[] GENERATED ALWAYS AS (product_sort_names(heading)) STORED;--> statement-breakpoint
CREATE INDEX "product_counted" ON "product" USING btree ("product_type","product_sub_type","collection_id","material_values","color_families","width","height","depth");--> statement-breakpoint
CREATE INDEX "product_sort_name_fr" ON "product" (("sort_names"[1]) COLLATE "C", "position");
--> statement-breakpoint
CREATE INDEX "product_sort_name_nl" ON "product" (("sort_names"[2]) COLLATE "C", "position");
--> statement-breakpoint
CREATE INDEX "product_sort_name_en" ON "product" (("sort_names"[3]) COLLATE "C", "position");
--> statement-breakpoint
CREATE INDEX "product_sort_name_de" ON "product" (("sort_names"[4]) COLLATE "C", "position");
