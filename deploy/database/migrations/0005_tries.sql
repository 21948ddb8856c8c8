ALTER TABLE "contact_message" ADD COLUMN "mail_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_message_unsent" ON "contact_message" USING btree ("created_at") WHERE mailed_at is null;