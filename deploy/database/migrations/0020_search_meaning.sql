-- What was taken in before does not say which words are names: the content API takes it in anew when it starts.
TRUNCATE "search_entry", "search_word";
--> statement-breakpoint
CREATE TABLE "search_meaning" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"means" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "named" boolean NOT NULL;
--> statement-breakpoint
CREATE INDEX "search_meaning_word" ON "search_meaning" USING btree ("language","word");
--> statement-breakpoint
DROP FUNCTION search_query(text, jsonb, boolean);
--> statement-breakpoint
DROP FUNCTION search_word_query(text, text);
--> statement-breakpoint
-- What finds one word: the word, in all its forms; in Dutch and German also the words that end with it; where `begins`, also
-- those that begin with it, for a word that is still being typed. A short number, as a size, is found only whole.
CREATE FUNCTION search_word_query(wanted_language text, wanted text, begins boolean) RETURNS tsquery LANGUAGE sql STABLE
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
  FROM (SELECT wanted || CASE WHEN NOT begins OR wanted ~ '^\d{1,3}$' THEN '' ELSE ':*' END AS lexeme) AS one;
END;
--> statement-breakpoint
-- What finds a text, given as groups of words like `{"words": ["lavabo", "vasque"], "begins": true}`: of each group one
-- word, which may be a beginning where the group and `begun` say so; of every group where `every`, else of any.
CREATE FUNCTION search_query(wanted_language text, groups jsonb, every boolean, begun boolean) RETURNS tsquery LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(string_agg('(' || one || ')', CASE WHEN every THEN ' & ' ELSE ' | ' END), '')::tsquery
  FROM (
    SELECT string_agg(
      nullif(search_word_query(wanted_language, word, begun AND (listed.words ->> 'begins')::boolean)::text, ''), ' | ') AS one
    FROM jsonb_array_elements(groups) WITH ORDINALITY AS listed (words, place)
    CROSS JOIN LATERAL jsonb_array_elements_text(listed.words -> 'words') AS word
    GROUP BY place
  ) AS found
  WHERE one IS NOT NULL;
END;
--> statement-breakpoint
-- Of the names, kinds and materials, and what people call them, the word that is one typing error away, from eight letters
-- on two; itself where it is known, short, a number, or near nothing. What only descriptions have is nobody's typing error.
CREATE OR REPLACE FUNCTION search_correct(wanted_language text, wanted text) RETURNS text LANGUAGE sql STABLE
RETURN CASE
  WHEN length(wanted) < 4 OR wanted ~ '\d' OR search_knows(wanted_language, wanted) THEN wanted
  -- "gruen" is "grün" on a keyboard without umlauts.
  WHEN wanted_language = 'de' AND search_knows('de', regexp_replace(wanted, '([aou])e', '\1', 'g'))
    THEN regexp_replace(wanted, '([aou])e', '\1', 'g')
  ELSE coalesce((
    SELECT near.word
    FROM (
      SELECT word FROM search_word
      WHERE language = wanted_language AND named
        AND word >= left(wanted, 1) COLLATE "C" AND word < (left(wanted, 1) || '~') COLLATE "C"
        AND abs(length(word) - length(wanted)) <= 2
        AND public.levenshtein_less_equal(word, wanted, 3) <= 3
      UNION
      SELECT word FROM search_word WHERE language = wanted_language AND named AND word % wanted AND length(wanted) >= 5
    ) AS near, LATERAL (SELECT search_errors(wanted, near.word) AS errors) AS measured
    WHERE errors <= CASE WHEN length(wanted) < 8 THEN 1 ELSE 2 END
      AND length(near.word) >= 4
    ORDER BY errors, length(near.word) < length(wanted), similarity(near.word, wanted) DESC, near.word LIMIT 1
  ), wanted)
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_nearest(wanted_language text, wanted text) RETURNS TABLE (spelling text, likeness real) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT search_word.spelling, similarity(word, wanted)
  FROM search_word
  WHERE language = wanted_language AND named AND length(word) >= 4 AND similarity(word, wanted) >= 0.2
  ORDER BY similarity(word, wanted) DESC, word LIMIT 3;
END;
