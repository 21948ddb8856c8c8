// One application imports what is on every page; pages come by themselves, in chunks of their own.
import '../../../../mf-account/src/fragments/saved-products/fragment.tsx';
import '../../../../mf-content/src/fragments/blocks/fragment.tsx';
import '../../../../shell/src/fragments/footer/footer.tsx';
import '../../../../shell/src/fragments/header/header.tsx';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Language } from '../../../../shared/i18n/index.ts';
import type { Visit } from '../../../../shared/release/index.ts';
import type { Seo } from '../../../../shared/remote/definition.ts';
import type { RouteMatch } from '../../../../shared/routes/index.ts';
import { typedTexts } from '../../../../shell/src/parts/typed-texts.ts';
import { createPlatform } from '../../../../shell/src/platform/create-platform.ts';
import type { Tab } from '../../../../shell/src/platform/tab.ts';
import { pageSettled } from '../../../../shell/src/platform/when-idle.ts';
import { pageOf } from './definitions.ts';
import { App, createSite, type Loaded, type Site } from './site.tsx';

// Stands in for the shell's routing/pages.ts: a page is shown by drawing the one tree again.

/** What is on every page: it stays as it is while the language does. */
const lasting = ['shell/header', 'shell/footer', 'mf-account/saved-products'];

let root: Root | undefined;
let shown: Site | undefined;
let known: readonly Loaded[] = [];

/** The site as it is on screen. */
export const siteOnScreen = (): Site | undefined => shown;

export const pageName = ({ remote, page }: Pick<RouteMatch, 'remote' | 'page'>): string => `${remote}/${page}`;

export function createPages(tab: Tab) {
  async function show(of: string): Promise<void> {
    const hydrates = root === undefined;
    const given: readonly Loaded[] = hydrates ? stateOfDocument() : [...tab.parts, ...lastingOnes(tab)];
    const site = createSite(createPlatform(tab), { given, hydrates });
    // The code of these is here, or is the page's own; others wait in their places.
    const first = [...lasting, 'mf-content/blocks', of];
    const wanted = hydrates ? given.filter((part) => first.includes(part.of)) : given;
    await Promise.all(wanted.map((part) => site.ready(part.of, part.props)));
    const { seo }: { seo?: Seo } = given.find((part) => part.of === of)?.data ?? {};
    tab.bus.set('main', { ...tab.bus.current('main'), currentSeo: seo, show404: of === 'shell/not-found' });
    known = given;
    shown = site;
    await (hydrates ? hydrate(site) : draw((mounted) => root?.render(<App site={site} mounted={mounted} />)));
  }

  /** What was loaded for the header and the footer, where the next page is in the same language. */
  const lastingOnes = ({ context }: Tab) =>
    shown?.platform.language === context.route.language ? known.filter(({ of }) => lasting.includes(of)) : [];

  return { leave: async () => undefined, show: (of: string) => show(of).finally(pageSettled) };
}

async function hydrate(site: Site): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app');
  const typeAgain = typedTexts(container);
  await draw((mounted) => {
    root = hydrateRoot(container, <App site={site} mounted={mounted} />);
  });
  typeAgain();
}

/** Draws in slices, between which the page answers to who uses it; fulfilled when it is on the page. */
const draw = (work: (mounted: () => void) => void): Promise<void> =>
  new Promise((mounted) => startTransition(() => work(mounted)));

function stateOfDocument(): Loaded[] {
  return JSON.parse(document.getElementById('state')?.textContent ?? '[]');
}

/** The code of the next page is fetched before the one on screen goes. */
export async function codeOfPage({ parts: [page] }: Visit, _: Language): Promise<boolean> {
  return page
    ? pageOf(page.of).then(
        () => true,
        () => false,
      )
    : false;
}
