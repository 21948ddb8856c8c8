-- Each word of a text is folded once, however often it stands there: it was most of the work of taking products in.
CREATE OR REPLACE FUNCTION search_words(input text) RETURNS TABLE (word text, spelling text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH different AS MATERIALIZED (
    SELECT DISTINCT written
    FROM regexp_split_to_table(lower(input), '[^a-zA-Z0-9À-ÖØ-öø-ÿŒœ]+') AS written
  ), pieces AS MATERIALIZED (
    SELECT written, search_fold(written) AS folded FROM different WHERE written !~ '\d' AND length(written) BETWEEN 2 AND 40
  )
  SELECT folded, min(written) FROM pieces WHERE length(folded) BETWEEN 3 AND 40 GROUP BY folded;
END;
