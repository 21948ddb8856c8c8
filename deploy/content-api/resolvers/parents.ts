import type { Localised, SearchGroupContent, SeoContent } from '../content.ts';
import type { HandleCategoryRecord, HandleRecord, ShadeGroupRecord, ShadeRecord } from '../sources/overlays.ts';
import type { Found } from '../sources/search.ts';

/** What resolvers hand to those of another type and no source has as it is; `mappers.json` names these and the records. */

/** The SEO record of a page; what else leads to the page is known where the page was asked for. */
export type SeoOfPage = SeoContent & { addresses?: { language: string; url: string }[] };

export interface StoredTitledLink {
  url: string;
  title: Localised;
}

export interface ShadesOfGroup extends ShadeGroupRecord {
  materials: ShadeRecord[];
}

export interface HandlesOfCategory extends HandleCategoryRecord {
  handles: HandleRecord[];
}

/** Popular searches are written by editors; the others are what search found. */
export type StoredSuggestion = SearchGroupContent['data'][number] | Found;
