CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"hosts" jsonb NOT NULL,
	"icon" text,
	"theme_color" text,
	"background_color" text,
	"mail_from" text,
	"contact_mail_to" text,
	"security_contact" text
);
