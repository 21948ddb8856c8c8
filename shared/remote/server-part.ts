import type { PageVisit } from '../platform/page-visit.ts';
import type { PackedRoutes } from '../routes/index.ts';
import type { StructuredData } from '../seo/structured-data.ts';
import type { PiecesNeeded, Seo } from './definition.ts';

/** What is the same for all parts of one request. Plain data: it crosses to a render process as JSON. */
export interface VisitContext extends PageVisit {
  /** Where the pages of the visit's composition are found. */
  routes?: PackedRoutes;
  /** Where a render's content calls go: to its supervisor, which makes them with the visitor's token. */
  content: { url: string };
}

export interface RenderTask {
  /** `pages`, `fragments` or `forms`, and the name in the remote's description. */
  kind: 'pages' | 'fragments' | 'forms';
  name: string;
  /** The props of a fragment as JSON text; `{}` for a page; for a form the `Posting`, whose `FormOutcome` is the data. */
  props: string;
  visit: VisitContext;
  /** The part's place in the composition, as `p-0-1`: the prefix of its generated ids, alike on server and browser. */
  place: string;
}

/** A rendered part. `missing` means that its `load` found nothing: for a page, the not-found page shows. */
export type RenderedPart =
  | { missing: true }
  | {
      missing: false;
      html: string;
      data: object;
      seo?: Seo;
      structured?: readonly StructuredData[];
      /** The pieces of its remote that it needs. */
      pieces?: PiecesNeeded;
    };

/** What `server.cjs` of a release exports, beside its list of pages and fragments. */
export interface ServerPart {
  render(task: RenderTask): Promise<RenderedPart>;
  /** Loads all that a render may need, so that the first visitor does not wait for it. */
  warm(): Promise<void>;
  gives: {
    pages: string[];
    fragments: string[];
    uses: string[];
    emits: string[];
    sets: string[];
    samples: { addresses: string[]; fragments: Record<string, object[]> };
  };
}
