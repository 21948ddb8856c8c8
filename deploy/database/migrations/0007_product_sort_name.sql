-- A product's name as lists are sorted by it: small letters without accents, and numbers of one length, so that 60 comes before 120.
CREATE FUNCTION product_sort_name(heading jsonb, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    search_fold(coalesce(nullif(heading->>language, ''), heading->>'en', heading->>'fr', heading->>'nl', heading->>'de', '')),
    '([0-9]+)', '0000000\1', 'g'),
  '[0-9]*([0-9]{8})', '\1', 'g') COLLATE "C";
--> statement-breakpoint
CREATE INDEX "product_sort_name_fr" ON "product" (product_sort_name("heading", 'fr') COLLATE "C", "position");
--> statement-breakpoint
CREATE INDEX "product_sort_name_nl" ON "product" (product_sort_name("heading", 'nl') COLLATE "C", "position");
--> statement-breakpoint
CREATE INDEX "product_sort_name_en" ON "product" (product_sort_name("heading", 'en') COLLATE "C", "position");
--> statement-breakpoint
CREATE INDEX "product_sort_name_de" ON "product" (product_sort_name("heading", 'de') COLLATE "C", "position");
