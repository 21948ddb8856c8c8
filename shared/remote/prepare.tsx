import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteError } from '../errors/index.ts';
import { SurfaceContext } from '../fragments/index.ts';
import { fallbacks, type Language, type Locale, spelledTexts, writtenIn } from '../i18n/index.ts';
import { type Platform, PlatformContext } from '../platform/index.ts';
import type { StructuredData } from '../seo/structured-data.ts';
import { type PiecesNeeded, type RemoteDefinition, type Seo, surfaceOf, type Texts } from './definition.ts';

export interface PartRequest {
  kind: 'pages' | 'fragments';
  name: string;
  /** Of a fragment; empty for a page. */
  props: object;
  platform: Platform;
  /** What `load` answered on the server, if it did. */
  given?: object;
  /** Whether the server's HTML is in place: a piece far below may then stay without its code. */
  hydrates?: boolean;
}

export interface PreparedPart {
  data: object;
  seo?: Seo;
  structured?: readonly StructuredData[];
  pieces?: PiecesNeeded;
  element: ReactNode;
}

/** Gets everything that a part needs to render at once: its code, its texts and its data. The same on server and browser. */
export async function preparePart(definition: RemoteDefinition, request: PartRequest): Promise<PreparedPart> {
  const { platform } = request;
  const found = loadTexts(definition, platform.language, writtenIn(platform.country, platform.language));
  const [{ language, texts }, content] = await Promise.all([
    found,
    request.kind === 'pages' ? preparePage(definition, request, found) : prepareFragment(definition, request),
  ]);
  const brand = definition.uses.includes('platform:brand@1') ? platform.brand.name : '';
  const i18n = await createTexts(language, texts, brand);
  const element = (
    <PlatformContext.Provider value={platform}>
      <SurfaceContext.Provider value={surfaceOf(definition)}>
        <I18nextProvider i18n={i18n}>{content.element}</I18nextProvider>
      </SurfaceContext.Provider>
    </PlatformContext.Provider>
  );
  return { ...content, element };
}

async function preparePage(
  { name: remote, pages }: RemoteDefinition,
  { name, platform, given }: PartRequest,
  found: Promise<{ texts: Texts }>,
) {
  const { load, View } = await (pages[name] ?? unknownPart(remote, name))();
  const loaded: { seo?: Seo; structured?: readonly StructuredData[] } =
    given ?? (await load({ platform, route: platform.route, texts: found.then(({ texts }) => texts) }));
  const { structured, ...data } = loaded;
  return { data, seo: data.seo, structured, element: <View data={data} /> };
}

async function prepareFragment({ name: remote, fragments }: RemoteDefinition, request: PartRequest) {
  const { name, platform, props, given, hydrates } = request;
  const { load, pieces, View } = await (fragments[name] ?? unknownPart(remote, name))();
  const data = given ?? (await load({ platform, props }));
  const needed = pieces?.of(data);
  const now = [...(needed?.first ?? []), ...((!hydrates && needed?.later) || [])];
  await Promise.all(now.map((piece) => pieces?.fetch(piece)));
  return { data, pieces: needed, element: <View data={data} props={props} /> };
}

/**
 * The texts of a remote in a language. A file that does not arrive is logged and no more: the texts are then those of the
 * language that it falls back to, whose grammar they follow, or none. They are spelled as in the locale.
 */
export async function loadTexts(
  { locales }: Pick<RemoteDefinition, 'locales'>,
  language: Language,
  locale: Locale = language,
): Promise<{ language: Language; texts: Texts }> {
  for (const each of fallbacks(language)) {
    const found = await locales(each).catch((cause) => console.error(`No texts in ${each}`, cause));
    if (found) return { language: each, texts: spelledTexts(locale, found.default) };
  }
  return { language, texts: {} };
}

function unknownPart(remote: string, name: string): never {
  throw new SiteError('part-unknown', `${remote} has no ${name}`);
}

/**
 * The texts of one part in one language, ready before its first render. The build has already filled in what the
 * language lacks, so a key that is still missing shows nothing rather than itself. `{{brand}}` in a text is the brand's name.
 */
export async function createTexts(language: Language, texts: Texts, brand: string): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
    parseMissingKeyHandler: () => '',
  });
  instance.services.formatter?.add('number', numberText);
  return instance;
}

/** The first `Intl.NumberFormat` of a page takes a quick processor 13 ms; most numbers are written the same everywhere. */
const numberText = (value: number, language: string | undefined): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : new Intl.NumberFormat(language).format(value);
