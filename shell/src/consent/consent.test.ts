import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from 'shared/bus';

const start = async ({ tagManager }: { tagManager?: string } = {}) => {
  const { createConsent } = await import('./consent.ts');
  const bus = createBus();
  const consent = createConsent({ bus, country: 'fr', tagManager });
  consent.start();
  return { bus, consent };
};
const thirdPartyScripts = () => [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith('https:'));
const signals = () => (window.dataLayer ?? []).map((command) => JSON.stringify(Object.values(Object(command))));
/** The first layer, once its code is there. */
const question = () => screen.findByRole('dialog', { name: 'Ce site demande avant d’agir' });

const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
let listening: jest.SpyInstance | undefined;
const listeners: Parameters<typeof document.addEventListener>[] = [];

/** Each test is a page load: the modules are new, and nobody listens any more. */
beforeEach(() => {
  jest.useFakeTimers();
  const add = document.addEventListener.bind(document);
  listening = jest.spyOn(document, 'addEventListener').mockImplementation((...listener: (typeof listeners)[number]) => {
    listeners.push(listener);
    add(...listener);
  });
  document.documentElement.lang = 'fr';
  document.body.innerHTML = '<button type="button" data-consent-settings>Cookies</button>';
});
afterEach(async () => {
  jest.useRealTimers();
  (await import('vanilla-cookieconsent')).reset(true);
  jest.resetModules();
  listening?.mockRestore();
  for (const [name, listener, options] of listeners.splice(0)) document.removeEventListener(name, listener, options);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
  for (const name of cookieNames()) document.cookie = `${name}=; max-age=0; path=/`;
  document.head.innerHTML = '';
  window.dataLayer = undefined;
});

async function idle() {
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
}

test('where nothing needs consent nobody is asked, and the settings say so', async () => {
  await start();
  await idle();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
  const settings = await screen.findByRole('dialog', { name: 'Vos choix de confidentialité' });
  expect(settings).toHaveTextContent('rien à accepter ni à refuser');
  expect(within(settings).queryByRole('checkbox', { name: /Mesure/ })).toBeNull();
});

// R56, C57
test('a country with a tag manager asks first; refusing is on the same layer and fetches nothing', async () => {
  const { consent } = await start({ tagManager: 'GTM-TEST' });
  await idle();
  const layer = await question();
  expect(signals()[0]).toContain('"analytics_storage":"denied"');
  const accept = within(layer).getByRole('button', { name: 'Tout accepter' });
  const refuse = within(layer).getByRole('button', { name: 'Tout refuser' });
  expect(refuse.className).toBe(accept.className);
  expect(thirdPartyScripts()).toEqual([]);
  await userEvent.click(refuse);
  expect(consent.allows('analytics')).toBe(false);
  expect(thirdPartyScripts()).toEqual([]);
  expect(signals()).toHaveLength(1);
});

// R56, C57
test('accepting fetches the tag manager, once, after telling it what it may do; a change of mind is told, too', async () => {
  const { consent } = await start({ tagManager: 'GTM-TEST' });
  let changes = 0;
  consent.changes$.subscribe(() => {
    changes += 1;
  });
  await idle();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Tout accepter' }));
  expect(consent.allows('analytics')).toBe(true);
  expect(consent.allows('media')).toBe(false);
  expect(changes).toBeGreaterThan(0);
  expect(thirdPartyScripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  expect(signals()[1]).toBe('["consent","update",{"analytics_storage":"granted"}]');

  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
  const settings = await screen.findByRole('dialog', { name: 'Vos choix de confidentialité' });
  await userEvent.click(within(settings).getByRole('button', { name: 'Tout refuser' }));
  expect(consent.allows('analytics')).toBe(false);
  expect(signals().at(-1)).toBe('["consent","update",{"analytics_storage":"denied"}]');
});

test('what is asked for while the question is still opening belongs to it, and it opens once', async () => {
  const { consent } = await start({ tagManager: 'GTM-TEST' });
  await idle();
  for (const category of ['media', 'analytics', 'media'] as const) consent.ask(category);
  const layer = await question();
  expect(screen.getAllByRole('dialog')).toEqual([layer]);
  await userEvent.click(within(layer).getByRole('button', { name: 'Tout accepter' }));
  await waitFor(() => expect([consent.allows('media'), consent.allows('analytics')]).toEqual([true, true]));
});

test('who has chosen is not asked again; who has not is asked when a page has something new', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
  document.cookie = `consent=${encodeURIComponent(JSON.stringify({ categories: ['necessary'], data: { asked: ['analytics'] } }))}; path=/`;
  const { consent } = await start({ tagManager: 'GTM-TEST' });
  await idle();
  expect(screen.queryByRole('dialog')).toBeNull();
  consent.ask('media');
  const layer = await question();
  await userEvent.click(within(layer).getByRole('button', { name: 'Tout accepter' }));
  await waitFor(() => expect(consent.allows('media')).toBe(true));
});

test('from the start of the settings to their end, where they close, the library goes without being sent back', async () => {
  await start();
  await idle();
  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
  const settings = await screen.findByRole('dialog', { name: 'Vos choix de confidentialité' });
  await waitFor(() => expect(settings.querySelector('[tabindex="-1"]')).toHaveFocus());
  const end = settings.appendChild(document.createElement('span'));
  end.tabIndex = -1;
  end.focus();
  expect(end).toHaveFocus();
});
