import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createBus } from '../bus/index.ts';
import { NotFoundError, SiteError } from '../errors/index.ts';
import type { Posting } from '../forms/index.ts';
import { apolloContent } from '../graphql/index.ts';
import { acceptLanguage, languages, writtenIn } from '../i18n/index.ts';
import { declaredPlatform, type Platform, readOnlyCapabilities, surroundings } from '../platform/index.ts';
import type { PageVisit } from '../platform/platform.ts';
import { type PackedRoutes, unpackRoutes } from '../routes/index.ts';
import { withRoutes } from '../routes/on-server.ts';
import type { StructuredData } from '../seo/structured-data.ts';
import { type Given, givenBy, type PiecesNeeded, type RemoteDefinition, type Seo, surfaceOf } from './definition.ts';
import { renderNoted } from './note-life.ts';
import { createTexts, loadTexts, preparePart } from './prepare.tsx';

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
      /** Whether nothing of it needs a script, but for pieces that may come later: those that do are marked. */
      still?: boolean;
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
  gives: Given;
}

/** The server side of a remote: renders one of its parts to HTML, with what its `load` answered. */
export function serverPart(definition: RemoteDefinition): ServerPart {
  return {
    gives: givenBy(definition),
    async warm() {
      const everything = [...Object.values(definition.pages), ...Object.values(definition.fragments)];
      await Promise.all([...everything.map((load) => load()), ...languages.map(definition.locales)]);
      const i18n = await createTexts('en', {}, '');
      renderToString(<I18nextProvider i18n={i18n}>{null}</I18nextProvider>);
    },
    // Visits of several compositions are rendered at a time: each makes its links by its own table.
    render: (task) => withRoutes(unpackRoutes(task.visit.routes ?? []), () => render(definition, task)),
  };
}

async function render(
  definition: RemoteDefinition,
  { kind, name, props, visit, place }: RenderTask,
): Promise<RenderedPart> {
  if (kind === 'forms') return answerForm(definition, name, JSON.parse(props), visit);
  try {
    const platform = declaredPlatform(serverPlatform(visit), surfaceOf(definition));
    const { element, data, seo, structured, pieces } = await preparePart(definition, {
      kind,
      name,
      props: JSON.parse(props),
      platform,
    });
    const { html, still } = renderNoted(() => renderToString(element, { identifierPrefix: place }));
    return { missing: false, html, still, data, seo, structured, pieces };
  } catch (error) {
    if (error instanceof NotFoundError) return { missing: true };
    throw error;
  }
}

/** What a form comes to, without any HTML. */
async function answerForm(definition: RemoteDefinition, name: string, posting: Posting, visit: VisitContext) {
  const action = Object.hasOwn(definition.forms ?? {}, name) ? definition.forms?.[name] : undefined;
  if (!action) return { missing: true } as const;
  const { country, origin, route, signedIn, guestProducts = [] } = visit;
  const platform = { ...surroundings({ country, origin, route }), signedIn };
  const { texts } = await loadTexts(definition, platform.language, writtenIn(country, platform.language));
  const data = await (await action()).answer(posting, { platform, texts, guestProducts });
  return { missing: false, html: '', data } as const;
}

/** A render only reads: whatever would change something is refused. */
export function serverPlatform(visit: VisitContext): Platform {
  const { country, origin, route, signedIn, posted, guestProducts, formToken, formKey, brand, content } = visit;
  return {
    ...surroundings({ country, origin, route }),
    signedIn,
    posted,
    guestProducts,
    formToken,
    formKey,
    content: apolloContent({
      url: content.url,
      documents: 'text',
      headers: () => ({ 'accept-language': acceptLanguage(country, route.language) }),
    }),
    bus: createBus({ auth: { signedIn } }),
    ...readOnlyCapabilities,
    ...(brand && { brand }),
    navigate: () => Promise.reject(new SiteError('session-failed', 'A render cannot act for the visitor')),
  };
}
