CREATE TABLE "wishlist_share" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"wishlist_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist_share" ADD CONSTRAINT "wishlist_share_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_share_wishlist" ON "wishlist_share" USING btree ("wishlist_id");