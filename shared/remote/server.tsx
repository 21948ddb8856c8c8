import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createBus } from '../bus/index.ts';
import { NotFoundError, SiteError } from '../errors/index.ts';
import type { Posting } from '../forms/index.ts';
import { apolloContent } from '../graphql/index.ts';
import { acceptLanguage, languages } from '../i18n/index.ts';
import { createTexts } from '../i18n/texts.ts';
import { declaredPlatform, type Platform, readOnlyCapabilities, surroundings } from '../platform/index.ts';
import { unpackRoutes } from '../routes/index.ts';
import { withRoutes } from '../routes/on-server.ts';
import { type RemoteDefinition, surfaceOf } from './definition.ts';
import { preparePart } from './prepare.tsx';
import type { RenderedPart, RenderTask, ServerPart, VisitContext } from './server-part.ts';

/** The server side of a remote: renders one of its parts to HTML, with what its `load` answered. */
export function serverPart(definition: RemoteDefinition): ServerPart {
  return {
    gives: {
      pages: Object.keys(definition.pages),
      fragments: Object.keys(definition.fragments),
      uses: [...definition.uses],
      emits: [...(definition.emits ?? [])],
      sets: [...(definition.sets ?? [])],
      samples: { addresses: [...(definition.samples?.addresses ?? [])], fragments: sampleProps(definition) },
    },
    async warm() {
      const everything = [...Object.values(definition.pages), ...Object.values(definition.fragments)];
      await Promise.all([...everything.map((load) => load()), ...languages.map(definition.locales)]);
      const i18n = await createTexts('en', {});
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
    const html = renderToString(element, { identifierPrefix: place });
    return { missing: false, html, data, seo, structured, pieces };
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
  const { default: texts } = await definition.locales(platform.language);
  const data = await (await action()).answer(posting, { platform, texts, guestProducts });
  return { missing: false, html: '', data } as const;
}

const sampleProps = ({ samples }: RemoteDefinition): Record<string, object[]> =>
  Object.fromEntries(
    Object.entries(samples?.fragments ?? {}).map(([of, props]) => [of.replace(/^.*\//, ''), [...props]]),
  );

/** A render only reads: whatever would change something is refused. */
function serverPlatform(visit: VisitContext): Platform {
  const { country, origin, route, signedIn, posted, guestProducts, formToken, content } = visit;
  return {
    ...surroundings({ country, origin, route }),
    signedIn,
    posted,
    guestProducts,
    formToken,
    content: apolloContent({
      url: content.url,
      documents: 'text',
      headers: () => ({ 'accept-language': acceptLanguage(country, route.language) }),
    }),
    bus: createBus({ auth: { signedIn } }),
    ...readOnlyCapabilities,
    navigate: () => Promise.reject(new SiteError('session-failed', 'A render cannot act for the visitor')),
  };
}
