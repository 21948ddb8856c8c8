ALTER TABLE "contact_message" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_held_by_unique" UNIQUE("held_by");