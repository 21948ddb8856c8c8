CREATE TABLE "history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"person" text,
	"action" text NOT NULL,
	"remote" text,
	"country" text,
	"from_version" text,
	"to_version" text,
	"percent" integer,
	"why" text NOT NULL,
	"forced" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "history_remote" ON "history" USING btree ("remote","id");
--> statement-breakpoint
INSERT INTO "history" ("at", "who", "person", "action", "remote", "country", "from_version", "to_version", "why")
SELECT "at", 'admin', "who", 'make-live', "remote", "country", "from_version", "to_version", "why" FROM "live_history" ORDER BY "id";
--> statement-breakpoint
CREATE FUNCTION "history_refuses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Lines of the history are only ever added';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "history_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION "history_refuses"();
