import type { z } from 'zod';
import { searchMeaning } from '../../tables.ts';
import { knowMeanings } from '../../writing/search/write-vocabulary.ts';
import { textOf, withDefaults } from '../record.ts';
import { wordRow } from '../shapes/rows.ts';
import { slugOf } from '../slug-of.ts';
import { type Kind, noReferences } from './kind.ts';

/** What people say, and what the catalogue says for it. */
export const words: Kind<z.infer<typeof wordRow>> = {
  table: searchMeaning,
  key: 'id',
  schema: wordRow,
  complete: (record) => {
    const word = slugOf(textOf(record.word) ?? '');
    const means = Array.isArray(record.means) ? record.means.map((one) => slugOf(textOf(one) ?? '')) : record.means;
    return withDefaults(
      { ...record, word, means },
      { id: word ? `${textOf(record.language) ?? ''} ${word}` : undefined },
    );
  },
  references: noReferences,
  afterWrite: knowMeanings,
};
