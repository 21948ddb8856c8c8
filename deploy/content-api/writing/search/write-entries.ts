import { sql } from 'drizzle-orm';
import { type Language, languages } from 'shared/i18n';
import type { Database } from '../../../database/index.ts';
import { searchEntry, searchWord } from '../../tables.ts';
import { inBatches } from '../upsert.ts';

/** A find in one language: everything is plain text. */
export interface EntryTexts {
  title: string;
  /** What kind of thing it is, its sizes and its reference: worth more than the summary. */
  what: string;
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
 * Makes pieces of content findable in every language, and their words known to the correction of typing errors. Words that
 * are known are passed over and the others come in order, so that two writers at once do not wait for each other.
 */
export async function writeEntries(tx: Pick<Database, 'execute'>, entries: readonly Entry[]): Promise<void> {
  for (const batch of inBatches(entries)) {
    const rows = batch.flatMap(({ kind, ref, position, texts }) =>
      languages.map((language) => ({ kind, ref, language, position, ...texts(language) })),
    );
    await tx.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (kind text, ref text, language text, position integer, title text, what text, summary text, body text)
      ), changed as (
        insert into ${searchEntry} as stored (kind, ref, language, position, title, summary, vector)
        select kind, ref, language, position, title, summary, search_vector(language, title, what, summary, body)
        from given
        on conflict (kind, ref, language) do update
        set (position, title, summary, vector) =
          row(excluded.position, excluded.title, excluded.summary, excluded.vector)
        where (stored.position, stored.title, stored.summary, stored.vector)
          is distinct from (excluded.position, excluded.title, excluded.summary, excluded.vector)
        returning kind, ref, language
      ), texts as (
        select language, true as named, string_agg(concat_ws(' ', title, what), ' ') as text
        from given join changed using (kind, ref, language) group by language
        union all
        select language, false, string_agg(concat_ws(' ', summary, body), ' ')
        from given join changed using (kind, ref, language) group by language
      )
      insert into ${searchWord} as known (language, word, spelling, named)
      select new.* from (
        select language, word, min(spelling) as spelling, bool_or(named) as named
        from texts cross join lateral search_words(text)
        group by language, word
      ) as new
      where not exists (
        select from ${searchWord} as there
        where there.language = new.language and there.word = new.word and (there.named or not new.named))
      order by language, word
      on conflict (language, word) do update set named = true where excluded.named and not known.named`);
  }
}
