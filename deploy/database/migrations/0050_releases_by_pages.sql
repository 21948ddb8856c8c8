ALTER TABLE "release" ADD COLUMN "forgotten" integer;--> statement-breakpoint
CREATE INDEX "release_published" ON "release" USING btree ("published_at","name","version");