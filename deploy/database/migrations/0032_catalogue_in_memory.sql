CREATE TABLE "product_edition" (
	"edition" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_width";--> statement-breakpoint
DROP INDEX "product_height";--> statement-breakpoint
DROP INDEX "product_depth";--> statement-breakpoint
DROP INDEX "product_color_families";--> statement-breakpoint
DROP INDEX "product_counted";--> statement-breakpoint
INSERT INTO "product_edition" VALUES (1);
--> statement-breakpoint
-- Counts the changes of what lists of products are made from, those by hand too. What search notes of a product is none.
CREATE FUNCTION product_edition_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product_edition" SET "edition" = "edition" + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_edition_follows AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "uid", "position", "heading", "product_type", "product_sub_type", "collection_id", "material_values", "color_families", "width", "height", "depth"
ON "product" FOR EACH STATEMENT EXECUTE FUNCTION product_edition_follows();
--> statement-breakpoint
DROP INDEX "product_sort_name_fr", "product_sort_name_nl", "product_sort_name_en", "product_sort_name_de";
