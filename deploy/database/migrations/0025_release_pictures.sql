CREATE TABLE "release_picture" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"position" smallint NOT NULL,
	"sample" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "release_picture_name_version_position_pk" PRIMARY KEY("name","version","position")
);
--> statement-breakpoint
ALTER TABLE "release_picture" ADD CONSTRAINT "release_picture_name_version_release_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."release"("name","version") ON DELETE no action ON UPDATE no action;