ALTER TABLE "page" ADD COLUMN "slugs" jsonb;--> statement-breakpoint
CREATE INDEX "page_with_slugs" ON "page" USING btree ("path") WHERE slugs is not null;