-- What was taken in before has no spellings and other weights: the content API takes it in anew when it starts.
TRUNCATE "search_entry", "search_word";
--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "spelling" text NOT NULL;
--> statement-breakpoint
DROP FUNCTION search_terms(text, text);
--> statement-breakpoint
DROP FUNCTION search_correct(text, text);
--> statement-breakpoint
DROP FUNCTION search_query(text, text);
--> statement-breakpoint
DROP FUNCTION search_vector(text, text, text, text);
--> statement-breakpoint
DROP FUNCTION search_words(text);
--> statement-breakpoint
-- The words of a text, folded, each with one of its spellings in small letters. References are not words: another one
-- is not a better spelling, and there are as many of them as products.
CREATE FUNCTION search_words(input text) RETURNS TABLE (word text, spelling text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT folded, min(written)
  FROM (
    SELECT written, search_fold(written) AS folded
    FROM regexp_split_to_table(lower(input), '[^a-zA-Z0-9À-ÖØ-öø-ÿŒœ]+') AS written
  ) AS pieces
  WHERE length(folded) BETWEEN 3 AND 40 AND folded !~ '\d'
  GROUP BY folded;
END;
--> statement-breakpoint
-- Stemmed words: the title (A) above what the thing is (B), the summary (C) and the body (D); and the title's words as
-- they stand, for those who have typed half of one.
CREATE FUNCTION search_vector(language text, title text, what text, summary text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(search_stemming(language), search_fold(title)), 'A')
  || setweight(to_tsvector('pg_catalog.simple'::regconfig, search_fold(title)), 'A')
  || setweight(to_tsvector(search_stemming(language), search_fold(what)), 'B')
  || setweight(to_tsvector(search_stemming(language), search_fold(summary)), 'C')
  || setweight(to_tsvector(search_stemming(language), search_fold(body)), 'D');
--> statement-breakpoint
CREATE FUNCTION search_stem(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((ts_lexize(CASE language
  WHEN 'fr' THEN 'pg_catalog.french_stem'::regdictionary
  WHEN 'nl' THEN 'pg_catalog.dutch_stem'::regdictionary
  WHEN 'de' THEN 'pg_catalog.german_stem'::regdictionary
  ELSE 'pg_catalog.english_stem'::regdictionary
END, word))[1], word);
--> statement-breakpoint
-- What somebody typed, folded, with sizes as the catalogue has them: "60cm", "600 mm", "1,20 m" and "120x46" are
-- centimetres, "RV-1120" is one word.
CREATE FUNCTION search_asked(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH plain AS (SELECT lower(public.unaccent('public.unaccent'::regdictionary, input)) AS text),
    apart AS (SELECT regexp_replace(text, '(\d)\s*[x*×]\s*(?=\d)', '\1 ', 'g') AS text FROM plain),
    millimetres AS (SELECT regexp_replace(text, '\m(\d+)0\s*mm\M', '\1', 'g') AS text FROM apart),
    metres AS (SELECT regexp_replace(text, '\m(\d)[.,](\d\d)\s*m\M', '\1\2', 'g') AS text FROM millimetres),
    centimetres AS (SELECT regexp_replace(text, '(\d)\s*cm\M', '\1', 'g') AS text FROM metres),
    codes AS (SELECT regexp_replace(text, '\m([a-z]{1,4})-(?=\d)', '\1', 'g') AS text FROM centimetres)
  SELECT search_fold(text) FROM codes;
END;
--> statement-breakpoint
-- How many typing errors are between two words, up to three: a letter too many, too few or wrong, or two that changed places.
CREATE FUNCTION search_errors(typed text, word text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN least(public.levenshtein_less_equal(typed, word, 3), (
  SELECT 1 + min(public.levenshtein_less_equal(
    overlay(typed PLACING reverse(substr(typed, place, 2)) FROM place FOR 2), word, 2))
  FROM generate_series(1, length(typed) - 1) AS place
));
--> statement-breakpoint
-- Whether a folded word begins a known one or is a form of one; or ends one where words are built of words ("kast" in
-- "kolomkast").
CREATE FUNCTION search_knows(wanted_language text, wanted text) RETURNS boolean LANGUAGE sql STABLE
RETURN EXISTS (
    SELECT 1 FROM search_word
    WHERE language = wanted_language AND word >= wanted COLLATE "C" AND word < (wanted || '~') COLLATE "C"
  ) OR EXISTS (
    SELECT 1 FROM (SELECT search_stem(wanted_language, wanted) AS stem) AS of_wanted, search_word
    WHERE language = wanted_language AND word >= stem COLLATE "C" AND word < (stem || '~') COLLATE "C"
      AND search_stem(wanted_language, word) = stem
  ) OR (wanted_language IN ('nl', 'de') AND length(wanted) >= 4 AND EXISTS (
    SELECT 1 FROM (SELECT search_stem(wanted_language, wanted) AS stem) AS of_wanted, search_word
    WHERE language = wanted_language AND word LIKE '%' || stem || '%'
      AND search_stem(wanted_language, word) LIKE '%' || stem
  ));
--> statement-breakpoint
-- A folded word as somebody meant it: the known word that is one typing error away, from eight letters on two; itself
-- where it is known, short, a number, or near nothing.
CREATE FUNCTION search_correct(wanted_language text, wanted text) RETURNS text LANGUAGE sql STABLE
RETURN CASE
  WHEN length(wanted) < 4 OR wanted ~ '\d' OR search_knows(wanted_language, wanted) THEN wanted
  -- "gruen" is "grün" on a keyboard without umlauts.
  WHEN wanted_language = 'de' AND search_knows('de', regexp_replace(wanted, '([aou])e', '\1', 'g'))
    THEN regexp_replace(wanted, '([aou])e', '\1', 'g')
  ELSE coalesce((
    SELECT near.word
    FROM (
      SELECT word FROM search_word
      WHERE language = wanted_language
        AND word >= left(wanted, 1) COLLATE "C" AND word < (left(wanted, 1) || '~') COLLATE "C"
        AND abs(length(word) - length(wanted)) <= 2
        AND public.levenshtein_less_equal(word, wanted, 3) <= 3
      UNION
      SELECT word FROM search_word WHERE language = wanted_language AND word % wanted
    ) AS near, LATERAL (SELECT search_errors(wanted, near.word) AS errors) AS measured
    WHERE errors <= CASE WHEN length(wanted) < 8 THEN 1 ELSE 2 END
    ORDER BY errors, length(near.word) < length(wanted), similarity(near.word, wanted) DESC, near.word LIMIT 1
  ), wanted)
END;
--> statement-breakpoint
-- The words of what somebody typed, eight at most, put right; `spelling` is how the site writes them, and
-- words that stand in every text, as "with", tell nothing.
CREATE FUNCTION search_understand(wanted_language text, input text) RETURNS TABLE (typed text, word text, spelling text, known boolean, telling boolean) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT pieces.typed, meant.word, coalesce(known.spelling, meant.word),
    meant.word ~ '\d' OR search_knows(wanted_language, meant.word),
    numnode(to_tsquery(search_stemming(wanted_language), meant.word)) > 0
  FROM regexp_split_to_table(search_asked(input), ' ') WITH ORDINALITY AS pieces (typed, place)
  CROSS JOIN LATERAL (SELECT search_correct(wanted_language, pieces.typed) AS word) AS meant
  LEFT JOIN search_word AS known ON known.language = wanted_language AND known.word = meant.word COLLATE "C"
  WHERE pieces.typed <> '' AND place <= 8
  ORDER BY place;
END;
--> statement-breakpoint
-- What finds one word: what begins with it; a short number, as a size, only whole. In Dutch and German also the words that
-- end with it.
CREATE FUNCTION search_word_query(wanted_language text, wanted text) RETURNS tsquery LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT to_tsquery(search_stemming(wanted_language), lexeme)
    || to_tsquery('pg_catalog.simple'::regconfig, lexeme)
    || coalesce(CASE WHEN wanted_language IN ('nl', 'de') AND length(wanted) >= 4 AND wanted !~ '\d' THEN (
      SELECT string_agg(DISTINCT to_tsquery(search_stemming(wanted_language), word)::text, ' | ')::tsquery
      FROM (
        SELECT word FROM search_word
        WHERE language = wanted_language AND word LIKE '_%' || search_stem(wanted_language, wanted) || '%'
          AND search_stem(wanted_language, word) LIKE '%' || search_stem(wanted_language, wanted)
        ORDER BY word LIMIT 60
      ) AS compounds
    ) END, ''::tsquery)
  FROM (SELECT wanted || CASE WHEN wanted ~ '^\d{1,3}$' THEN '' ELSE ':*' END AS lexeme) AS one;
END;
--> statement-breakpoint
-- What finds a text: of each group of words one; of every group where `every`, else of any.
CREATE FUNCTION search_query(wanted_language text, groups jsonb, every boolean) RETURNS tsquery LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(string_agg('(' || one || ')', CASE WHEN every THEN ' & ' ELSE ' | ' END), '')::tsquery
  FROM (
    SELECT string_agg(nullif(search_word_query(wanted_language, word)::text, ''), ' | ') AS one
    FROM jsonb_array_elements(groups) WITH ORDINALITY AS listed (words, place)
    CROSS JOIN LATERAL jsonb_array_elements_text(listed.words) AS word
    GROUP BY place
  ) AS found
  WHERE one IS NOT NULL;
END;
--> statement-breakpoint
-- How the site writes the known words that look most like one that it does not know.
CREATE FUNCTION search_nearest(wanted_language text, wanted text) RETURNS TABLE (spelling text, likeness real) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT search_word.spelling, similarity(word, wanted)
  FROM search_word
  WHERE language = wanted_language AND length(word) >= 4 AND similarity(word, wanted) >= 0.2
  ORDER BY similarity(word, wanted) DESC, word LIMIT 3;
END;
