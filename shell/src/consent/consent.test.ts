import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from 'shared/bus';
import { takeComplaints } from 'shared/testing';

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

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
  document.cookie = `${name}=${value}; path=/`;
};
/** What a visitor has chosen before, or in another tab, who was asked about measuring. */
const choose = (...categories: string[]) =>
  setCookie('consent', encodeURIComponent(JSON.stringify({ categories, data: { asked: ['analytics'] } })));
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
  // The library's word for a question on screen.
  expect(document.documentElement).not.toHaveClass('show--consent');
  expect(within(settings).queryByRole('button', { name: /accepter|refuser|Enregistrer/ })).toBeNull();
  const necessary = within(settings).getByRole('checkbox', { name: /nécessaire/i });
  expect(necessary).toBeChecked();
  expect(necessary).toBeDisabled();
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
  expect(accept.compareDocumentPosition(refuse)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The page behind it stays usable.
  expect(layer).not.toHaveAttribute('aria-modal');
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
  for (const name of ['_ga_test', '_gid', 'list']) setCookie(name, '1');
  expect(consent.allows('analytics')).toBe(true);
  expect(consent.allows('media')).toBe(false);
  expect(changes).toBeGreaterThan(0);
  expect(thirdPartyScripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  expect(signals()[1]).toBe('["consent","update",{"analytics_storage":"granted"}]');
  expect(signals()[2]).toContain('gtm.js');
  expect([...document.scripts].find(({ src }) => src.includes('gtm'))?.async).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
  const settings = await screen.findByRole('dialog', { name: 'Vos choix de confidentialité' });
  await userEvent.click(within(settings).getByRole('button', { name: 'Tout refuser' }));
  expect(consent.allows('analytics')).toBe(false);
  expect(signals().at(-1)).toBe('["consent","update",{"analytics_storage":"denied"}]');
  expect(cookieNames().sort()).toEqual(['consent', 'list']);
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
  choose('necessary');
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

test('who has allowed it before gets the tag manager when the browser is idle, and is asked nothing', async () => {
  choose('necessary', 'analytics');
  await start({ tagManager: 'GTM-TEST' });
  expect(thirdPartyScripts()).toEqual([]);
  await idle();
  expect(thirdPartyScripts()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a choice in another tab is known as soon as this one is looked at again, once', async () => {
  choose('necessary');
  const { consent } = await start({ tagManager: 'GTM-TEST' });
  const changed = jest.fn();
  consent.changes$.subscribe(changed);
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  expect(changed).not.toHaveBeenCalled();
  choose('necessary', 'analytics');
  for (const _ of ['once', 'again']) look();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(thirdPartyScripts()).toHaveLength(1);
});

test('what somebody was asked about on another page stays in the settings', async () => {
  choose('necessary', 'analytics');
  await start();
  document.body.innerHTML = '<p>Ailleurs</p><a href="#cookies" data-consent-settings><b>Cookies</b></a>';
  await idle();
  await userEvent.click(screen.getByText('Ailleurs'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Cookies'));
  const settings = await screen.findByRole('dialog', { name: 'Vos choix de confidentialité' });
  expect(within(settings).getByRole('checkbox', { name: /Mesure/ })).toBeInTheDocument();
  // The link is for those without scripts.
  expect(location.hash).toBe('');
});

test('the keyboard keeps its place in the page as the question comes, and goes on from it by Tab', async () => {
  await start({ tagManager: 'GTM-TEST' });
  screen.getByRole('button', { name: 'Cookies' }).focus();
  await idle();
  const layer = await question();
  expect(document.body.firstElementChild).toContainElement(layer);
  const first = layer.querySelector<HTMLElement>('[tabindex="-1"]');
  first?.focus();
  expect(screen.getByRole('button', { name: 'Cookies' })).toHaveFocus();
  const held = jest.fn();
  layer.addEventListener('keydown', held);
  within(layer).getByRole('button', { name: 'Tout accepter' }).focus();
  await userEvent.keyboard('a');
  await userEvent.tab();
  expect(held).toHaveBeenCalledTimes(1);
});

test('a dialog whose code does not come allows nothing, and says so to operators alone', async () => {
  jest.doMock('./dialog.ts', () => {
    throw new Error('gone');
  });
  const { consent } = await start({ tagManager: 'GTM-TEST' });
  await idle();
  await waitFor(() => expect(takeComplaints().join()).toContain('gone'));
  expect(consent.allows('analytics')).toBe(false);
  jest.dontMock('./dialog.ts');
});
