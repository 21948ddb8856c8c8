import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ContentError } from 'shared/errors';
import { addToGuestList, guestList } from 'shared/guest-list';
import { renderFragment } from 'shared/testing';
import { showNotice, shownNotice } from '../notices/notices.ts';
import remote from '../remote.ts';
import { withSession } from '../session/session.ts';
import { anna, sessionUnderTest } from '../session/session-under-test.ts';
import { wishlistServer } from '../wishlists/server-under-test.ts';

const bath = { id: '1', title: 'Bain', revision: 1, products: ['a'] };
const guest = { id: '2', title: '', revision: 1, products: ['a', 'b'] };

interface Opening {
  of: 'mf-account/login-popin' | 'mf-account/save-popin';
  product?: string;
  lists?: (typeof bath)[];
}

async function open({ of, product = 'ligne-120', lists = [bath, guest] }: Opening) {
  const popin = { open: true, content: of, productIdToAdd: product || undefined };
  const tab = sessionUnderTest({ signedIn: of === 'mf-account/save-popin', popin });
  const site = wishlistServer(lists);
  const answers = { ...site.answers, CreateAccount: { createAccount: { id: 'anna' } } };
  const shown = await renderFragment(remote, of, {}, { ...tab, answers });
  return { ...shown, ...tab, server: site.server, isOpen: () => tab.bus.current('popin').open };
}

const throwing = (code: string): never => {
  throw new GraphQLError(code, { extensions: { code } });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function fill(form: string, { email, password } = anna) {
  const fields = within(screen.getByRole('form', { name: form }));
  await userEvent.type(fields.getByRole('textbox', { name: 'Adresse e-mail' }), email);
  await userEvent.type(fields.getByLabelText('Mot de passe'), password);
}

beforeEach(() => {
  localStorage.clear();
  showNotice(undefined);
});

describe('the save popin', () => {
  // R125, R259, R260
  it('proposes the first list, appends the product, sends the whole list, and closes', async () => {
    const { server, bus } = await open({ of: 'mf-account/save-popin' });
    const radios = within(screen.getByRole('group', { name: /^Dans quelle liste/ })).getAllByRole('radio');
    expect(radios).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Bain 1 produit' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Ma liste 2 produits' })).not.toBeChecked();
    await press('Enregistrer');
    await waitFor(() => expect(bus.current('popin')).toEqual({ open: false }));
    expect(server.lists[0]?.products).toEqual(['a', 'ligne-120']);
  });

  it('says where the product went, and marks the lists that hold it already', async () => {
    await open({ of: 'mf-account/save-popin', product: 'b' });
    expect(screen.getByRole('radio', { name: 'Ma liste 2 produits · déjà dans cette liste' })).toBeInTheDocument();
    await press('Enregistrer');
    await waitFor(() => expect(shownNotice()).toMatchObject({ kind: 'saved', list: { id: '1', title: 'Bain' } }));
  });

  it('says that the product waits while the line is down, and saves it when it is back, though the popin is closed', async () => {
    const { server, unmount } = await open({ of: 'mf-account/save-popin' });
    server.isOffline = true;
    await press('Enregistrer');
    expect(await screen.findByRole('status')).toHaveTextContent('Vous êtes hors ligne');
    unmount();
    server.isOffline = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.lists[0]?.products).toEqual(['a', 'ligne-120']));
    await waitFor(() => expect(shownNotice()).toMatchObject({ kind: 'saved' }));
  });

  it('saves to another list on request', async () => {
    const { server, isOpen } = await open({ of: 'mf-account/save-popin' });
    await userEvent.click(screen.getByRole('radio', { name: 'Ma liste 2 produits' }));
    await press('Enregistrer');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(server.lists.map(({ products }) => products.length)).toEqual([1, 3]);
  });

  it('stays open where saving fails, and can be tried again', async () => {
    const { server, isOpen } = await open({ of: 'mf-account/save-popin' });
    server.refusal = '500';
    await press('Enregistrer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le produit n’a pas pu être ajouté');
    expect(isOpen()).toBe(true);
    server.refusal = '';
    await press('Enregistrer');
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('says on whatever page the visitor is by then that saving failed, and saves it when asked again', async () => {
    const { server, unmount } = await open({ of: 'mf-account/save-popin' });
    server.isOffline = true;
    await press('Enregistrer');
    await screen.findByText(/Vous êtes hors ligne/);
    unmount();
    server.isOffline = false;
    server.refusal = '500';
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(shownNotice()).toMatchObject({ kind: 'failed' }));
    server.refusal = '';
    const failed = shownNotice();
    if (failed?.kind === 'failed') failed.retry();
    await waitFor(() => expect(shownNotice()).toMatchObject({ kind: 'saved' }));
    expect(server.lists[0]?.products).toEqual(['a', 'ligne-120']);
  });

  it('says that a product has left the catalogue', async () => {
    const { server } = await open({ of: 'mf-account/save-popin' });
    server.refusal = '422';
    await press('Enregistrer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce produit n’est plus à notre catalogue');
  });

  // R262
  it('has nothing to save to without a list; the one that is made is selected on the way back', async () => {
    const { server, isOpen } = await open({ of: 'mf-account/save-popin', lists: [] });
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await press('Nouvelle liste');
    expect(await heading('Nouvelle liste')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Revenir aux listes' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom de la liste (facultatif)' }), 'Mer');
    await press('Créer la liste');
    expect(await heading('Ajouter à une liste')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Mer 0 produit' })).toBeChecked();
    await press('Enregistrer');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(server.lists).toEqual([{ id: '1', title: 'Mer', revision: 2, products: ['ligne-120'] }]);
  });

  // R262
  it('selects the list that was made, among others', async () => {
    await open({ of: 'mf-account/save-popin' });
    await press('Nouvelle liste');
    await press('Créer la liste');
    await heading('Ajouter à une liste');
    expect(screen.getByRole('radio', { name: 'Ma liste 0 produit' })).toBeChecked();
  });

  it('makes a list and closes where there is no product to save (R261)', async () => {
    const { server, isOpen } = await open({ of: 'mf-account/save-popin', product: '' });
    await heading('Nouvelle liste');
    expect(screen.queryByRole('button', { name: 'Revenir aux listes' })).toBeNull();
    await press('Créer la liste');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(server.lists).toHaveLength(3);
  });
});

it('asks to sign in, then for the list, where the session has ended; what waited for that goes on', async () => {
  const tab = sessionUnderTest({ signedIn: true });
  const { answers, server } = wishlistServer([bath]);
  let isSignedIn = false;
  const Wishlists: typeof answers.Wishlists = (variables) => {
    if (isSignedIn && typeof answers.Wishlists === 'function') return answers.Wishlists(variables);
    isSignedIn = true;
    return { wishlists: () => throwing('403') };
  };
  let tries = 0;
  const waiting = withSession(tab, async () => {
    tries += 1;
    if (tries === 1) throw new ContentError('no', ['403']);
  });
  await waitFor(() => expect(tab.bus.current('popin').open).toBe(true));
  tab.bus.set('popin', { open: true, content: 'mf-account/save-popin', productIdToAdd: 'ligne-120' });
  await renderFragment(remote, 'mf-account/save-popin', {}, { ...tab, answers: { ...answers, Wishlists } });
  await fill('Se connecter');
  await press('Se connecter');
  await heading('Ajouter à une liste');
  await waiting;
  await press('Enregistrer');
  await waitFor(() => expect(server.lists[0]?.products).toEqual(['a', 'ligne-120']));
});

describe('the login popin', () => {
  // R124, R126, R283, C34
  it('leads from the sign-in to the lists, and to the product saved', async () => {
    const { server, isOpen } = await open({ of: 'mf-account/login-popin' });
    await fill('Se connecter');
    await press('Se connecter');
    expect(await heading('Ajouter à une liste')).toHaveFocus();
    await press('Enregistrer');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(server.lists[0]?.products).toEqual(['a', 'ligne-120']);
    expect(guestList()).toEqual([]);
  });

  // R124, R279
  it('leads from a new account to the first list', async () => {
    await open({ of: 'mf-account/login-popin', lists: [] });
    await press('Créer un compte');
    expect(await heading('Créer un compte')).toHaveFocus();
    await fill('Créer un compte');
    await press('Créer mon compte');
    await heading('Ajouter à une liste');
    expect(screen.getByText(/pas encore de liste/)).toBeVisible();
  });

  // R420
  it('keeps the panel and what was typed where the sign-in is refused', async () => {
    const { isOpen } = await open({ of: 'mf-account/login-popin' });
    await fill('Se connecter', { ...anna, password: 'guess' });
    await press('Se connecter');
    expect(await screen.findByRole('alert')).toHaveTextContent('Adresse e-mail ou mot de passe incorrect');
    expect(screen.getByRole('textbox')).toHaveValue(anna.email);
    expect(isOpen()).toBe(true);
  });

  it('goes back from the new account to the sign-in; the address that was typed goes along', async () => {
    await open({ of: 'mf-account/login-popin' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'anna@');
    await press('Créer un compte');
    await heading('Créer un compte');
    const email = within(screen.getByRole('form', { name: 'Créer un compte' })).getByRole('textbox');
    expect(email).toHaveValue('anna@');
    await userEvent.type(email, 'example.org');
    await press('J’ai déjà un compte');
    expect(await heading('Garder ce produit')).toHaveFocus();
    const again = within(screen.getByRole('form', { name: 'Se connecter' })).getByRole('textbox');
    expect(again).toHaveValue('anna@example.org');
  });

  it('shows the panel before while it leaves, to the eye alone, and in which direction', async () => {
    const { promise: motion, resolve: end } = Promise.withResolvers<void>();
    const moving = jest.spyOn(Element.prototype, 'getAnimations').mockImplementation(() => {
      const animation: Animation = Object.create(null);
      return [Object.assign(animation, { finished: motion })];
    });
    const { container } = await open({ of: 'mf-account/login-popin' });
    const leaving = () => container.querySelector('[inert]');
    expect(leaving()).toBeNull();
    await press('Créer un compte');
    expect(leaving()).toHaveTextContent('Se connecter');
    expect(leaving()).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[data-back]')).toBeNull();
    await press('J’ai déjà un compte');
    expect(leaving()).toHaveTextContent('J’ai déjà un compte');
    expect(container.querySelector('[data-back]')).toContainElement(screen.getByRole('form', { name: 'Se connecter' }));
    end();
    await waitFor(() => expect(leaving()).toBeNull());
    moving.mockRestore();
  });

  // R258, C62
  it('keeps the product on the device, so that it is there when the visitor signs in later', async () => {
    const { unmount } = await open({ of: 'mf-account/login-popin' });
    unmount();
    expect(guestList()).toEqual(['ligne-120']);
  });

  it('asks about this product, and puts what was chosen earlier on the first list', async () => {
    addToGuestList('console-60');
    const { server } = await open({ of: 'mf-account/login-popin' });
    await fill('Se connecter');
    await press('Se connecter');
    await heading('Ajouter à une liste');
    expect(server.lists[0]?.products).toEqual(['a', 'console-60']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells what was chosen earlier and has left the catalogue', async () => {
    addToGuestList('console-60');
    const { server } = await open({ of: 'mf-account/login-popin' });
    server.refusal = '422';
    await fill('Se connecter');
    await press('Se connecter');
    expect(await screen.findByRole('alert')).toHaveTextContent('Un produit que vous aviez choisi n’est plus');
    expect(guestList()).toEqual(['ligne-120']);
  });

  it('says that the list is full, and keeps what was chosen earlier', async () => {
    addToGuestList('console-60');
    const { server } = await open({ of: 'mf-account/login-popin' });
    server.refusal = '413';
    await fill('Se connecter');
    await press('Se connecter');
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre liste est pleine');
    expect(guestList()).toEqual(['console-60', 'ligne-120']);
    await press('Enregistrer');
    expect(await screen.findByText(/^Cette liste est pleine/)).toBeVisible();
  });

  it('puts the product on the first list when the panel is closed after the account is made', async () => {
    const { server, unmount, bus } = await open({ of: 'mf-account/login-popin', lists: [] });
    await press('Créer un compte');
    await heading('Créer un compte');
    await fill('Créer un compte');
    await press('Créer mon compte');
    await heading('Ajouter à une liste');
    act(() => bus.set('popin', { open: false }));
    unmount();
    await waitFor(() => expect(server.lists).toMatchObject([{ title: '', products: ['ligne-120'] }]));
    await waitFor(() => expect(guestList()).toEqual([]));
    expect(shownNotice()).toMatchObject({ kind: 'saved' });
  });

  it('says that the product is kept on this device when it is closed without a sign-in', async () => {
    const { unmount } = await open({ of: 'mf-account/login-popin' });
    unmount();
    expect(shownNotice()).toEqual({ kind: 'kept-on-device' });
  });

  it('goes on to the lists when the visitor has signed in in another tab', async () => {
    const { bus } = await open({ of: 'mf-account/login-popin' });
    act(() => {
      bus.set('auth', { signedIn: true, userId: 'anna', backendUserId: 42 });
      bus.emit('account:signed-in', { userId: 'anna' });
    });
    await heading('Ajouter à une liste');
    expect(screen.getByRole('radio', { name: 'Bain 1 produit' })).toBeChecked();
  });
});

it('asks only to sign in again where the session has ended, and says so', async () => {
  const tab = sessionUnderTest({ signedIn: true });
  const { answers } = wishlistServer([bath]);
  tab.bus.set('popin', { open: true, content: 'mf-account/login-popin', props: { again: true } });
  await renderFragment(remote, 'mf-account/login-popin', { again: true }, { ...tab, answers });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Votre session a pris fin');
  await fill('Se connecter');
  await press('Se connecter');
  await waitFor(() => expect(tab.bus.current('popin').open).toBe(false));
});
