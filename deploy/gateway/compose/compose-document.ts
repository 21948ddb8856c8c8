import type { FirstVisit, Manifest } from 'shared/release';
import { hasChrome } from 'shared/routes';
import type { PageSettings } from '../../settings/settings.ts';
import { librariesOf } from '../releases/libraries.ts';
import { type InlineStyles, linkedFiles } from './assets.ts';
import type { ComposeContext } from './compose-context.ts';
import { type ComposedPage, composePage } from './compose-page.ts';
import { composePart, type Part, withInside } from './compose-part.ts';
import { compositionOf } from './composition.ts';
import { documentHtml, type Tools } from './document-html.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { measured } from './metrics.ts';
import { isStale, mayBeCached } from './part-cache.ts';
import { classesIn } from './shown-rules.ts';
import { wholeAddress } from './whole-page.ts';

/** A document, and what its answer needs beside it. Nothing in it is of one visit, unless the visit is personal. */
export interface ComposedDocument extends Pick<ComposedPage, 'status' | 'route' | 'movedTo'> {
  html: string;
  /** The hashes of its inline style sheets and scripts, for the content security policy. */
  styleHashes: string[];
  scriptHashes: string[];
  /** Whether no part is missing and every part may be shown to others: then the document may be cached. */
  isWhole: boolean;
  /** Whether no part of it is a stale copy. */
  isFresh: boolean;
}

/** A page load: the page between header and footer, as one HTML document. */
export const composeDocument = (...what: Parameters<typeof compose>): ReturnType<typeof compose> =>
  measured('document', () => compose(...what));

async function compose(
  document: ComposeContext,
  status: 200 | 404,
  { tagManagers, mapsKey, searchMinLength, inlineStyles }: PageSettings & { inlineStyles: InlineStyles },
  tools: Tools,
): Promise<ComposedDocument> {
  const { composed, visit, qa } = document;
  const chrome = async (name: string, place: string) =>
    hasChrome(visit.country, visit.route)
      ? composePart(document, { of: `shell/${name}`, kind: 'fragments', props: '{}', place })
      : undefined;
  const [page, header, footer] = await Promise.all([
    composePage(document, status),
    chrome('header', 'h'),
    chrome('footer', 'f'),
  ]);
  const unavailable = page.status === 503 ? await unavailablePage(document) : undefined;

  const { country, origin, signedIn, brand, posted, guestProducts, formToken, formKey } = visit;
  const context: FirstVisit['context'] = {
    country,
    origin,
    route: page.route,
    signedIn,
    brand,
    posted,
    guestProducts,
    formToken,
    formKey,
    tagManager: tagManagers[country],
    mapsKey,
    searchMinLength,
  };
  const parts = [header, page.page, unavailable, footer].flatMap((part) => (part ? withInside(part) : []));
  const shell = composed.shell?.manifest;
  const styles = await inlineStyles(linkedFiles(parts, visit, { shell }).styles, origin, shownIn(parts, visit, shell));
  const libraries = (remote: string) => librariesOf(composed, remote);
  const atOnce = parts.filter(isFirst);
  const { scripts } = linkedFiles(atOnce, visit, { shell, pieces: 'first', libraries });
  const html = documentHtml({
    // The outcome of a form shows once; whoever posted it without scripts was waited for anyway.
    whole: document.budget.hasLate && page.status !== 503 && !posted ? wholeAddress(page.route) : undefined,
    visit: { composition: compositionOf(composed, qa?.ticket), routes: visit.routes, context },
    tools: { ...tools, sources: document.sources },
    head: page.head,
    icon: document.brand.icon ?? undefined,
    structured: page.structured,
    styles,
    scripts,
    isStill: atOnce.length === 0,
    parts: { header, page: page.page, unavailable, footer },
  });
  return {
    status: page.status,
    route: page.route,
    movedTo: page.movedTo,
    html,
    styleHashes: styles.texts.map(({ hash }) => hash),
    scriptHashes: inlineScriptHashes(html),
    isWhole: page.status !== 503 && parts.every(({ rendered, of }) => rendered !== undefined && mayBeCached(of)),
    isFresh: parts.every(({ rendered }) => rendered !== undefined && !isStale(rendered)),
  };
}

/**
 * Whether a part is hydrated at once: the page and what is in it. Header and footer, and what is in fragments of the
 * page, load their code when they come near, are touched, or nothing else is to be done.
 */
const isFirst = ({ place, waits, rendered }: Part): boolean =>
  /^p(?:-\d+)?$/.test(place) && !waits && !(rendered?.missing === false && rendered.still);

/**
 * What a document shows of the style sheets whose code comes after the page, or never. A release that is older than that would
 * put the whole sheet elsewhere, and so would an older shell.
 */
function shownIn(parts: Part[], visit: ComposeContext['visit'], shell: Manifest | undefined) {
  if (!shell?.stylesInPlace) return undefined;
  const late = parts.filter(({ manifest }) => manifest.stylesInPlace);
  const atOnce = parts.filter((part) => isFirst(part) || part.rendered?.missing !== false);
  const whole = new Set(linkedFiles(atOnce, visit, { pieces: 'first' }).styles.map(({ href }) => href));
  const html = parts.flatMap(({ rendered }) => (rendered?.missing === false ? rendered.html : []));
  return {
    mayBePart: new Set(linkedFiles(late, visit).styles.flatMap(({ href }) => (whole.has(href) ? [] : href))),
    classes: classesIn(html),
  };
}

/** The page that shows in a failed page's place where scripts are off. */
const unavailablePage = (document: ComposeContext): Promise<Part | undefined> =>
  composePart(document, { of: 'shell/unavailable', kind: 'pages', props: '', place: 'u' });
