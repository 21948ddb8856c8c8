-- No query goes by what is in these columns, and reading them is most of what ANALYZE does: they lie beside the table.
ALTER TABLE "product"
  ALTER COLUMN "heading" SET STATISTICS 0, ALTER COLUMN "description" SET STATISTICS 0, ALTER COLUMN "description_digital" SET STATISTICS 0,
  ALTER COLUMN "materials" SET STATISTICS 0, ALTER COLUMN "layout" SET STATISTICS 0, ALTER COLUMN "vasques" SET STATISTICS 0,
  ALTER COLUMN "documents" SET STATISTICS 0, ALTER COLUMN "price" SET STATISTICS 0, ALTER COLUMN "sort_names" SET STATISTICS 0,
  ALTER COLUMN "hero_desktop" SET STATISTICS 0, ALTER COLUMN "hero_mobile" SET STATISTICS 0, ALTER COLUMN "card" SET STATISTICS 0,
  ALTER COLUMN "carrousel" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "page" ALTER COLUMN "seo" SET STATISTICS 0, ALTER COLUMN "blocks" SET STATISTICS 0;
