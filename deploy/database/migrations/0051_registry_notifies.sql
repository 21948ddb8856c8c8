-- Whoever follows the registry hears of each write as soon as it is there.
CREATE FUNCTION registry_version_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY registry_version;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER registry_version_changed AFTER INSERT OR UPDATE ON registry_version
  FOR EACH STATEMENT EXECUTE FUNCTION registry_version_changed();
