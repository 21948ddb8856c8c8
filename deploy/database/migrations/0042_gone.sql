CREATE TABLE "gone" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gone (kind, hash) VALUES (TG_ARGV[0], encode(sha256((to_jsonb(OLD) ->> TG_ARGV[1])::bytea), 'hex'));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER account_gone AFTER DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION note_gone('account', 'id');--> statement-breakpoint
CREATE TRIGGER password_gone AFTER UPDATE ON "account" FOR EACH ROW
  WHEN (OLD.password_hash <> NEW.password_hash) EXECUTE FUNCTION note_gone('password', 'id');--> statement-breakpoint
CREATE TRIGGER link_gone AFTER DELETE ON "wishlist_share" FOR EACH ROW EXECUTE FUNCTION note_gone('link', 'token_hash');--> statement-breakpoint
CREATE TRIGGER token_gone AFTER UPDATE ON "access_token" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION note_gone('token', 'id');
