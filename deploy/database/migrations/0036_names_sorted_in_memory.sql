ALTER TABLE "product" DROP COLUMN "sort_names";--> statement-breakpoint
DROP FUNCTION product_sort_names(jsonb), product_sort_name(jsonb, text);
