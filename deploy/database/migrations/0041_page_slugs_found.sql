DROP INDEX "page_with_slugs";--> statement-breakpoint
CREATE INDEX "page_slug" ON "page" USING gin (jsonb_path_query_array(slugs, '$.*'));