import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { type Bus, createBus } from '../bus/index.ts';
import { type FragmentName, type FragmentProps, roles } from '../fragments/index.ts';
import { captchaCalls, uploads } from '../gateway-calls/index.ts';
import { type Country, catchAllCountry } from '../i18n/index.ts';
import {
  type Brand,
  type Consent,
  declaredPlatform,
  type Platform,
  type Session,
  surroundings,
} from '../platform/index.ts';
import { type RemoteDefinition, surfaceOf } from '../remote/index.ts';
import { preparePart } from '../remote/prepare.tsx';
import { currentRoutes, match } from '../routes/index.ts';
import { type Answers, mockContent } from './content-mock.ts';

interface Visit extends Pick<Platform, 'posted' | 'guestProducts' | 'formToken' | 'formKey'> {
  /** As `/fr/produits?page=2`. */
  address?: string;
  country?: Country;
  answers?: Answers;
  bus?: Bus;
  /** What the visitor has agreed to; nothing by default. */
  consent?: Consent;
  /** The key of the maps service; none by default. */
  mapsKey?: string;
  /** The shortest text that is searched while it is typed. */
  searchMinLength?: number;
  /** What signing in and out do; by default they succeed and change nothing. */
  session?: Session;
  /** What keeps the tab on its release. */
  keepTab?: Platform['keepTab'];
}

export interface RenderedPart extends RenderResult {
  /** The addresses that the part has gone to. */
  navigations: string[];
  bus: Bus;
}

const makes = 'Meubles de salle de bains';
/** Whose site pages of tests are of. */
export const testBrand: Brand = {
  name: 'Rivelle',
  tagline: { fr: makes, nl: 'Badkamermeubelen', en: makes, de: makes },
  hosts: { fr: 'www.rivelle.fr', be: 'www.rivelle.be', com: 'www.rivelle.com' },
};

const unchanging: Session = { signIn: async () => {}, signOut: async () => {} };
const refused: Consent = { allows: () => false, changes$: NEVER, ask: () => {} };

/** A platform like the shell's, for a page at an address, with a content system that answers what the test says. */
export function fakePlatform({
  address = '/fr',
  country = catchAllCountry,
  answers = {},
  bus = createBus(),
  consent = refused,
  mapsKey,
  searchMinLength,
  session = unchanging,
  keepTab = () => () => {},
  posted,
  guestProducts,
  formToken,
  formKey,
}: Visit = {}) {
  const navigations: string[] = [];
  const route = match(country, address);
  if (!route) throw new Error(`${address} is no address of ${country}`);
  const platform: Platform = {
    ...surroundings({ country, origin: 'http://localhost', route }),
    signedIn: bus.current('auth').signedIn,
    posted,
    guestProducts,
    formToken,
    formKey,
    content: mockContent(answers),
    bus,
    session,
    consent,
    mapsKey,
    searchMinLength,
    navigate: async (to) => void navigations.push(to),
    enter: (to, how) => (how?.replace ? history.replaceState(null, '', to) : history.pushState(null, '', to)),
    onReturn(show) {
      const returned = () => void show(match(country, `${location.pathname}${location.search}`)?.query ?? {});
      addEventListener('popstate', returned);
      return () => removeEventListener('popstate', returned);
    },
    open(role, more) {
      bus.set(roles[role], { ...more, open: true, role });
      return true;
    },
    openLayer: () => () => {},
    keepTab,
    uploads,
    captcha: captchaCalls,
    routes: currentRoutes(),
    brand: testBrand,
  };
  return { platform, navigations };
}

/** As a page load: the server's HTML, which the browser hydrates. React complains where the two differ. */
function hydrated(element: ReactNode): RenderResult {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  return render(element, { container, hydrate: true });
}

/** Shows the page of a remote for `address`, loaded and translated as in the browser. */
export async function renderPage(definition: RemoteDefinition, name: string, visit: Visit): Promise<RenderedPart> {
  const { platform: whole, navigations } = fakePlatform(visit);
  const platform = declaredPlatform(whole, surfaceOf(definition));
  const { element } = await preparePart(definition, { kind: 'pages', name, props: {}, platform });
  return { ...hydrated(element), navigations, bus: whole.bus };
}

/** Shows a fragment of a remote, as it is in the page at `address`. */
export async function renderFragment<Name extends FragmentName>(
  definition: RemoteDefinition,
  of: Name,
  props: FragmentProps[Name],
  visit: Visit = {},
): Promise<RenderedPart> {
  const { platform: whole, navigations } = fakePlatform(visit);
  const platform = declaredPlatform(whole, surfaceOf(definition));
  const name = of.slice(of.indexOf('/') + 1);
  const { element } = await preparePart(definition, { kind: 'fragments', name, props, platform });
  return { ...hydrated(element), navigations, bus: whole.bus };
}
