CREATE TABLE "composition" (
	"id" text PRIMARY KEY NOT NULL,
	"versions" json NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL
);
