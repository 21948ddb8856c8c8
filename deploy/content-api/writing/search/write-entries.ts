import { sql } from 'drizzle-orm';
import { type Language, languages } from '../../../../shared/i18n/index.ts';
import type { Database } from '../../../database/index.ts';
import { searchEntry, searchWord } from '../../tables.ts';
import { inBatches } from '../in-batches.ts';

/** A find in one language: everything is plain text. */
export interface EntryTexts {
  title: string;
  summary: string;
  body: string;
}

export interface Entry {
  kind: (typeof searchEntry.$inferSelect)['kind'];
  ref: string;
  position: number;
  /** Its texts in a language, or in the next best one that it has. */
  texts(language: Language): EntryTexts;
}

/**
 * Makes pieces of content findable in every language, and their words known to the correction of typing errors. Numbers
 * are not words: another reference is not a better spelling, and there are as many of them as products.
 */
export async function writeEntries(tx: Pick<Database, 'execute'>, entries: readonly Entry[]): Promise<void> {
  for (const batch of inBatches(entries)) {
    const rows = batch.flatMap(({ kind, ref, position, texts }) =>
      languages.map((language) => ({ kind, ref, language, position, ...texts(language) })),
    );
    await tx.execute(sql`
      with changed as (
        insert into ${searchEntry} as stored (kind, ref, language, position, title, summary, body)
        select kind, ref, language, position, title, summary, body
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given(kind text, ref text, language text, position integer, title text, summary text, body text)
        on conflict (kind, ref, language) do update
        set (position, title, summary, body) = row(excluded.position, excluded.title, excluded.summary, excluded.body)
        where (stored.position, stored.title, stored.summary, stored.body)
          is distinct from (excluded.position, excluded.title, excluded.summary, excluded.body)
        returning language, title, summary, body
      ), texts as (
        select language, string_agg(concat_ws(' ', title, summary, body), ' ') as text from changed group by language
      )
      insert into ${searchWord} (language, word)
      select language, word from texts cross join lateral search_words(text) as word
      where word ~ '[a-z]'
      on conflict do nothing`);
  }
}
