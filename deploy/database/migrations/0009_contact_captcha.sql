ALTER TABLE "contact_message" ADD COLUMN "captcha" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_captcha_unique" UNIQUE("captcha");