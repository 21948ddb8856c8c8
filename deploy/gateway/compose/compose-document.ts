import type { FirstVisit } from 'shared/release';
import { hasChrome } from 'shared/routes';
import type { ThirdParties } from '../../settings/settings.ts';
import type { Bar } from '../qa/bar-html.ts';
import { type ComposedPage, composePage } from './compose-page.ts';
import { type Composing, composePart, type Part, withInside } from './compose-part.ts';
import { compositionOf } from './composition.ts';
import { documentHtml } from './document-html.ts';
import { firstFonts, linkedFiles } from './linked-files.ts';
import { watched } from './watched.ts';

/** A page load: the page between header and footer, as one HTML document. */
export const composeDocument = (...what: Parameters<typeof compose>): ReturnType<typeof compose> =>
  watched('document', () => compose(...what));

async function compose(
  document: Composing,
  status: 200 | 404,
  { tagManagers, mapsKey }: ThirdParties,
  requestId: string,
  bar?: Bar,
): Promise<Pick<ComposedPage, 'status' | 'route'> & { html: string }> {
  const { composed, visit, qa, pageToken } = document;
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

  const { country, origin, signedIn } = visit;
  const context: FirstVisit['context'] = {
    country,
    origin,
    route: page.route,
    signedIn,
    requestId,
    tagManager: tagManagers[country],
    mapsKey,
  };
  const parts = [header, page.page, unavailable, footer].flatMap((part) => (part ? withInside(part) : []));
  const html = documentHtml({
    visit: { composition: compositionOf(composed, qa?.ticket.faults), context, pageToken },
    bar,
    head: page.head,
    structured: page.structured,
    files: linkedFiles(parts, visit, composed.shell?.manifest),
    fonts: firstFonts(composed, visit),
    parts: { header, page: page.page, unavailable, footer },
  });
  return { status: page.status, route: page.route, html };
}

/** What shows in a failed page's place where scripts are off. */
const unavailablePage = (document: Composing): Promise<Part | undefined> =>
  composePart(document, { of: 'shell/unavailable', kind: 'pages', props: '', place: 'u' });
