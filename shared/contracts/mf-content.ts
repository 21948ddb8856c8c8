// A copy of mf-content/contract.ts, written by the build.
/** What mf-content lends. Props travel as JSON: plain data only. */
export interface Fragments {
  /**
   * The content blocks of a path of the content system, as `/cms/legal`; `place` picks those before or after a list, or
   * the hero that begins the page, or those after it.
   * `underHeading` where the page has an h1 of its own: the blocks then begin with an introduction, not with a title.
   */
  'mf-content/blocks': {
    path: string;
    place?: 'before-list' | 'after-list' | 'hero' | 'after-hero';
    underHeading?: boolean;
  };
}

export const fragments = { 'mf-content/blocks': { major: 1, content: false } } as const;
