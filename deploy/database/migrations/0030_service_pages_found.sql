-- Contact and the store locator are found now: what search has taken in is taken in anew at the next start.
DELETE FROM search_entry;
