import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeComplaints } from 'shared/testing';
import { createPlatform } from '../platform/create-platform.ts';
import type { HostKind } from './dialog.ts';
import { startHosts } from './hosts.ts';
import { startTestTab, testRemote } from './testing.tsx';

/** Lets a test decide when a fragment's code is there. */
let codeArrives: Promise<unknown> = Promise.resolve();
jest.mock('../remotes/loading.ts', () => ({ loadParts: () => codeArrives.then(() => testRemote) }));

const tab = startTestTab();
const { bus } = tab;
startHosts(tab);

// The site answers where there is a connection.
Object.assign(globalThis, { fetch: async () => ({}) });
const products = 'mf-catalogue/product-slider';
const opener = document.body.appendChild(document.createElement('button'));
const open = (kind: HostKind, heading: string) => {
  if (document.activeElement === document.body) opener.focus();
  bus.set(kind, { open: true, content: products, props: { heading } });
};
const shown = (heading: string) => screen.findByRole('dialog', { name: heading });
const isLocked = () => document.documentElement.style.overflow === 'hidden';
const nothingIsOpen = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

// The shell mounts parts by itself, not through the testing library.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

afterEach(async () => {
  codeArrives = Promise.resolve();
  for (const kind of ['popin', 'overlay'] as const) bus.set(kind, { open: false });
  await nothingIsOpen();
  expect(isLocked()).toBe(false);
});

for (const kind of ['popin', 'overlay'] as const) {
  // R118, R122
  test(`the ${kind} shows a fragment under the fragment's own heading, and the page behind it does not scroll`, async () => {
    open(kind, 'Choisir une liste');
    const dialog = await shown('Choisir une liste');
    expect(within(dialog).getByRole('textbox', { name: 'Nom' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Fermer' })).toHaveFocus();
    expect(isLocked()).toBe(true);
  });

  // R117, R121
  test(`the cross closes the ${kind}: the state is cleared and the focus goes back`, async () => {
    open(kind, 'Poignées');
    await userEvent.click(within(await shown('Poignées')).getByRole('button', { name: 'Fermer' }));
    expect(bus.current(kind)).toEqual({ open: false });
    await nothingIsOpen();
    expect(isLocked()).toBe(false);
    expect(opener).toHaveFocus();
  });

  // R117
  test(`a press on the dimmer closes the ${kind}, one that began inside does not`, async () => {
    open(kind, 'Coloris');
    const dialog = await shown('Coloris');
    const user = userEvent.setup();
    await user.pointer([{ keys: '[MouseLeft>]', target: within(dialog).getByRole('heading') }]);
    await user.pointer([{ keys: '[/MouseLeft]', target: dialog }]);
    expect(bus.current(kind).open).toBe(true);
    await user.click(dialog);
    expect(bus.current(kind)).toEqual({ open: false });
  });

  test(`the browser's own way to close a modal (Escape) clears the state of the ${kind}`, async () => {
    open(kind, 'Dimensions');
    const dialog = await shown('Dimensions');
    if (dialog instanceof HTMLDialogElement) dialog.close();
    await waitFor(() => expect(bus.current(kind)).toEqual({ open: false }));
    await nothingIsOpen();
  });

  // R119, R123
  test(`a fragment in the ${kind} closes it over the bus and is unmounted`, async () => {
    open(kind, 'Enregistrer');
    await shown('Enregistrer');
    bus.set(kind, { open: false });
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });

  test(`a route change closes the ${kind}`, async () => {
    open(kind, 'Vasques');
    await shown('Vasques');
    bus.set('main', { ...bus.current('main'), requestDone: false });
    bus.set('main', { ...bus.current('main'), requestDone: true });
    expect(bus.current(kind)).toEqual({ open: false });
  });
}

test('a fragment of a release that is newer than the shell opens in it; one that nobody gives does not', async () => {
  opener.focus();
  const later = (content: string) =>
    JSON.parse(JSON.stringify({ open: true, content, props: { heading: 'Plus tard' } }));
  bus.set('overlay', later('mf-later/note'));
  await shown('Plus tard');
  bus.set('overlay', { open: false });
  await nothingIsOpen();
  bus.set('popin', later('mf-later/letter'));
  expect(document.querySelector('dialog')).toBeNull();
});

// R75
test('a role opens the fragment that a release of the tab plays it by, over the whole screen where it says so', async () => {
  const { open: openRole } = createPlatform(tab);
  opener.focus();
  expect(openRole('search')).toBe(true);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('mf-fragment')).toHaveAttribute('of', 'mf-later/note'));
  expect(dialog).toHaveAttribute('data-full-screen');
  expect(bus.current('overlay')).toEqual({ open: true, role: 'search' });
  bus.set('overlay', { open: false });
  await nothingIsOpen();
  expect(openRole('save', { productIdToAdd: 'p1' })).toBe(false);
  expect(bus.current('popin')).toEqual({ open: false });
});

test('a former name opens the fragment that goes on, as that says', async () => {
  opener.focus();
  const asked = { open: true, content: 'mf-former/memo', major: 1, props: { heading: 'Avant' } };
  bus.set('overlay', JSON.parse(JSON.stringify(asked)));
  const dialog = await shown('Avant');
  expect(dialog.querySelector('mf-fragment')).toHaveAttribute('of', 'mf-later/note');
  expect(dialog).toHaveAttribute('data-full-screen');
});

// R121, R123
test('closing a popin forgets the product that was to be added', async () => {
  bus.set('popin', { open: true, content: products, props: { heading: 'Connexion' }, productIdToAdd: 'p1' });
  await userEvent.click(within(await shown('Connexion')).getByRole('button', { name: 'Fermer' }));
  expect(bus.current('popin')).toEqual({ open: false });
});

test('opening one of the two closes the other', async () => {
  open('overlay', 'Recherche');
  await shown('Recherche');
  open('popin', 'Connexion');
  await shown('Connexion');
  expect(bus.current('overlay')).toEqual({ open: false });
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  open('overlay', 'Recherche');
  await shown('Recherche');
  expect(bus.current('popin')).toEqual({ open: false });
});

test('what is opened while something shows takes its place, in the same dialog', async () => {
  open('popin', 'Première');
  const dialog = await shown('Première');
  open('popin', 'Seconde');
  expect(await shown('Seconde')).toBe(dialog);
  bus.set('popin', { open: true, content: 'mf-content/blocks', props: { path: '/' } });
  expect(await shown('Un autre')).toBe(dialog);
});

test('of two that are opened in a row, the second shows', async () => {
  open('popin', 'Première');
  open('popin', 'Seconde');
  await shown('Seconde');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a popin that is closed before its code is there stays away', async () => {
  open('popin', 'Trop tard');
  bus.set('popin', { open: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('dialog')).toBeNull();
});

test('it can be closed while its fragment is on the way, which then never mounts', async () => {
  let arrive = (_: unknown) => {};
  codeArrives = new Promise((resolve) => {
    arrive = resolve;
  });
  open('popin', 'Trop tard');
  const dialog = await shown('Fenêtre');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Chargement');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await nothingIsOpen();
  arrive(null);
  await codeArrives;
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

// R127
test('a click is answered by the dialog, before what is in it is drawn', async () => {
  open('popin', 'Plus tard');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('mf-fragment')).toBeNull();
  await shown('Plus tard');
});

test('closed and opened again at once, it begins anew', async () => {
  open('popin', 'Première');
  await userEvent.type(within(await shown('Première')).getByRole('textbox'), 'Salle de bains');
  bus.set('popin', { open: false });
  open('popin', 'Première');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  await shown('Première');
});

test('where the fragment fails, the usual message shows inside', async () => {
  open('overlay', 'Broken');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
  expect(takeComplaints()).toEqual([expect.stringContaining('mf-catalogue/product-slider')]);
});

test('what was tried in vain without a connection is mounted once when there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  codeArrives = Promise.reject(new Error('offline'));
  open('overlay', 'Recherche');
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('alert');
  expect(takeComplaints()).toHaveLength(2);
  codeArrives = Promise.resolve();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  const field = within(await shown('Recherche')).getByRole('textbox', { name: 'Nom' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(field).toBeInTheDocument();
});

test('what did not come without a connection comes by itself when there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  codeArrives = Promise.reject(new Error('offline'));
  open('overlay', 'Recherche');
  expect(await screen.findByRole('alert')).toBeVisible();
  takeComplaints();
  codeArrives = Promise.resolve();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await shown('Recherche');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what could not be updated without a connection keeps what it shows, and is updated when there is one', async () => {
  open('overlay', 'Meubles');
  await userEvent.type(within(await shown('Meubles')).getByRole('textbox', { name: 'Nom' }), 'Salle de bains');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  codeArrives = Promise.reject(new Error('offline'));
  open('overlay', 'Miroirs');
  await waitFor(() => expect(takeComplaints()).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Meubles' })).toBeInTheDocument();
  codeArrives = Promise.resolve();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  const dialog = await shown('Miroirs');
  expect(within(dialog).getByRole('textbox', { name: 'Nom' })).toHaveValue('Salle de bains');
});
