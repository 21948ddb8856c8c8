CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- A text as search compares it: small letters without accents, words apart by one space.
CREATE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, input)), '[^a-z0-9]+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION search_words(input text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT word FROM regexp_split_to_table(search_fold(input), ' ') AS word WHERE length(word) BETWEEN 3 AND 40;
END;
--> statement-breakpoint
CREATE FUNCTION search_stemming(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE language
  WHEN 'fr' THEN 'pg_catalog.french'::regconfig
  WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
  WHEN 'de' THEN 'pg_catalog.german'::regconfig
  ELSE 'pg_catalog.english'::regconfig
END;
--> statement-breakpoint
-- Stemmed words, the title above the summary above the body; and the title's words as they stand, for those who have typed half of one.
CREATE FUNCTION search_vector(language text, title text, summary text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(search_stemming(language), search_fold(title)), 'A')
  || setweight(to_tsvector('pg_catalog.simple'::regconfig, search_fold(title)), 'A')
  || setweight(to_tsvector(search_stemming(language), search_fold(summary)), 'B')
  || setweight(to_tsvector(search_stemming(language), search_fold(body)), 'C');
--> statement-breakpoint
-- Every word of a text, folded before, has to begin a word of what is found.
CREATE FUNCTION search_query(language text, folded text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsquery(search_stemming(language), replace(folded, ' ', ':* & ') || ':*')
  || to_tsquery('pg_catalog.simple'::regconfig, replace(folded, ' ', ':* & ') || ':*');
--> statement-breakpoint
-- Each language on its own: a search reads the pages and the index of one, a quarter of them all.
CREATE TABLE "search_entry_fr" PARTITION OF "search_entry" FOR VALUES IN ('fr');
--> statement-breakpoint
CREATE TABLE "search_entry_nl" PARTITION OF "search_entry" FOR VALUES IN ('nl');
--> statement-breakpoint
CREATE TABLE "search_entry_en" PARTITION OF "search_entry" FOR VALUES IN ('en');
--> statement-breakpoint
CREATE TABLE "search_entry_de" PARTITION OF "search_entry" FOR VALUES IN ('de');
--> statement-breakpoint
CREATE INDEX "search_entry_vector" ON "search_entry" USING gin ("vector");
--> statement-breakpoint
CREATE INDEX "search_entry_position" ON "search_entry" ("language", "kind", "position");
--> statement-breakpoint
-- Words are compared by their bytes, so that one index finds all that begin alike.
ALTER TABLE "search_word" ALTER COLUMN "word" TYPE text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- A folded word as somebody meant it: as it is where a known word begins so, else the known word that is nearest:
-- one or two letters off with the same first letter, or else much the same letters in all.
CREATE FUNCTION search_correct(wanted_language text, wanted text) RETURNS text LANGUAGE sql STABLE
RETURN CASE
  WHEN length(wanted) < 4 OR EXISTS (
    SELECT 1 FROM search_word
    WHERE language = wanted_language AND word >= wanted COLLATE "C" AND word < (wanted || '~') COLLATE "C"
  ) THEN wanted
  ELSE coalesce(
    (SELECT word FROM search_word
      WHERE language = wanted_language
        AND word >= left(wanted, 1) COLLATE "C" AND word < (left(wanted, 1) || '~') COLLATE "C"
        AND abs(length(word) - length(wanted)) <= 2
        AND levenshtein_less_equal(word, wanted, 2) <= CASE WHEN length(wanted) < 6 THEN 1 ELSE 2 END
      ORDER BY levenshtein_less_equal(word, wanted, 2), similarity(word, wanted) DESC, word LIMIT 1),
    (SELECT word FROM search_word
      WHERE language = wanted_language AND word % wanted AND similarity(word, wanted) >= 0.4
      ORDER BY similarity(word, wanted) DESC, word LIMIT 1),
    wanted)
END;
--> statement-breakpoint
-- What to look for: the first eight words of a text, put right; empty where it has none.
CREATE FUNCTION search_terms(wanted_language text, input text) RETURNS text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(string_agg(search_correct(wanted_language, word), ' ' ORDER BY place), '')
  FROM regexp_split_to_table(search_fold(input), ' ') WITH ORDINALITY AS words (word, place)
  WHERE word <> '' AND place <= 8;
END;
--> statement-breakpoint
-- Texts and pictures live beside the table, so that counting and filtering 100,000 products reads narrow rows.
ALTER TABLE "product" SET (toast_tuple_target = 256);
--> statement-breakpoint
CREATE FUNCTION product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.synchronized_at IS NOT DISTINCT FROM OLD.synchronized_at THEN
    NEW.updated_at = clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_changed BEFORE UPDATE ON "product" FOR EACH ROW EXECUTE FUNCTION product_changed();
