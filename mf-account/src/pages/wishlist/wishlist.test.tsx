import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from 'shared/bus';
import { ContentError } from 'shared/errors';
import type { Posted } from 'shared/forms';
import { type Answers, renderPage, takeComplaints } from 'shared/testing';
import type { Wishlist } from '../../domain/wishlist.ts';
import remote from '../../remote.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

const bath: Wishlist = { id: '1', title: 'Salle de bains', revision: 3, products: ['a', 'b', 'c'] };
const attic: Wishlist = { id: '9', title: '', revision: 1, products: [] };

/** Anna is signed in and looks at her lists. */
async function open(lists: Wishlist[], more: Answers = {}, address = '/fr/liste-de-souhaits', posted?: Posted) {
  const { server, answers } = wishlistServer(lists);
  const bus = createBus({ auth: { signedIn: true, userId: 'anna', backendUserId: 42 } });
  const page = await renderPage(remote, 'wishlist', {
    address,
    bus,
    posted,
    answers: { SeoForPage: { seoForPage: { title: 'Vos listes' } }, ...answers, ...more },
  });
  const grid = () => page.container.querySelector('mf-fragment[of="mf-catalogue/product-grid"]')?.getAttribute('props');
  const deleteProduct = (uid: string) =>
    act(() => bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: uid }));
  return { ...page, server, grid, deleteProduct };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
/** These products, of a list that is named. */
const inGrid = (...products: string[]) =>
  expect.stringContaining(JSON.stringify({ products, wishlist: true, list: '' }).slice(0, -2));

// R251, R257
it('shows the lists as tabs and the products of the first; the arrow keys go from list to list', async () => {
  const { grid } = await open([bath, attic]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Salle de bains3 produits',
    'Ma liste0 produit',
  ]);
  expect(tab(/Salle/)).toHaveAttribute('aria-selected', 'true');
  expect(grid()).toEqual(inGrid('a', 'b', 'c'));
  await userEvent.click(tab(/Salle/));
  await userEvent.keyboard('{ArrowRight}');
  expect(tab(/Ma liste/)).toHaveFocus();
  expect(within(screen.getByRole('tabpanel')).getByText('Cette liste est encore vide.')).toBeVisible();
});

it('shows its blocks under its heading', async () => {
  const { container } = await open([]);
  expect(container.querySelector('mf-fragment[of="mf-content/blocks"]')).toHaveAttribute(
    'props',
    JSON.stringify({ path: '/page/wishlist', underHeading: true }),
  );
});

// R252, R264, C24
it('makes a list, even without a name, and shows it', async () => {
  const { server } = await open([]);
  expect(screen.getByText(/Vous n’avez pas encore de liste/)).toBeVisible();
  await press('Nouvelle liste');
  expect(screen.getByLabelText('Nom de la liste')).toHaveFocus();
  await press('Créer la liste');
  expect(await screen.findByRole('tab', { name: /Ma liste/ })).toHaveAttribute('aria-selected', 'true');
  expect(server.lists).toMatchObject([{ title: '' }]);
});

it('renames a list at once', async () => {
  const { server } = await open([bath]);
  await press('Renommer');
  const field = screen.getByLabelText('Nom de la liste');
  await userEvent.clear(field);
  await userEvent.type(field, 'Bain{Enter}');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Bain');
  await waitFor(() => expect(server.lists[0]?.title).toBe('Bain'));
});

// R256
it('shows the first remaining list after a deletion, and brings the list back with its products', async () => {
  const { server, grid } = await open([attic, bath]);
  await userEvent.click(tab(/Salle/));
  await press('Supprimer la liste');
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(1));
  expect(tab(/Ma liste/)).toHaveAttribute('aria-selected', 'true');
  await press('Rétablir');
  await waitFor(() => expect(server.lists[1]).toMatchObject({ title: 'Salle de bains', products: ['a', 'b', 'c'] }));
  // The button that was pressed is gone with its notice.
  expect(document.body).not.toHaveFocus();
  await userEvent.click(tab(/Salle/));
  expect(grid()).toEqual(inGrid('a', 'b', 'c'));
});

// R263
it('takes a product off at once, and puts it back to where it stood', async () => {
  const { server, grid, deleteProduct } = await open([bath]);
  deleteProduct('b');
  await waitFor(() => expect(grid()).toEqual(inGrid('a', 'c')));
  await waitFor(() => expect(server.lists[0]?.products).toEqual(['a', 'c']));
  await userEvent.click(await screen.findByRole('button', { name: 'Rétablir' }));
  await waitFor(() => expect(server.lists[0]?.products).toEqual(['a', 'b', 'c']));
  expect(grid()).toEqual(inGrid('a', 'b', 'c'));
});

// R353, C25
it('puts a product back that could not be taken off, says so, and tries again when asked', async () => {
  const { server, grid, deleteProduct } = await open([bath]);
  server.refusal = '500';
  deleteProduct('b');
  expect(await screen.findByRole('alert')).toHaveTextContent('La modification n’a pas pu être enregistrée');
  expect(grid()).toEqual(inGrid('a', 'b', 'c'));
  expect(takeComplaints()).toHaveLength(1);
  server.refusal = '';
  await press('Réessayer');
  await waitFor(() => expect(grid()).toEqual(inGrid('a', 'c')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('claims nothing of a list whose making or sharing got no answer', async () => {
  const unanswered = () => {
    throw new Error('Failed to fetch');
  };
  await open([bath], {
    CreateWishlist: { createWishlist: unanswered },
    ShareWishlist: { shareWishlist: unanswered },
    ListSharing: { wishlists: [{ id: '1', isShared: false }] },
  });
  await press('Nouvelle liste');
  await press('Créer la liste');
  expect(await screen.findByRole('alert')).toHaveTextContent('nous ne savons pas si la modification est enregistrée');
  await press('Ne plus afficher');
  await press('Envoyer par e-mail');
  await press('Créer le lien');
  expect(await screen.findByRole('alert')).toHaveTextContent('nous ne savons pas si la modification est enregistrée');
  expect(takeComplaints()).toHaveLength(2);
});

it('keeps every failure on screen until it is answered', async () => {
  const { server, grid, deleteProduct } = await open([bath]);
  server.refusal = '500';
  deleteProduct('a');
  await screen.findByRole('alert');
  deleteProduct('b');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  server.refusal = '';
  deleteProduct('c');
  await screen.findByRole('status');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Réessayer' })[0] ?? document.body);
  await waitFor(() => expect(grid()).toEqual(inGrid('b')));
  await press('Ne plus afficher');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(takeComplaints()).toHaveLength(2);
});

it('shows that removals wait while the line is down, and one truth when it is back', async () => {
  const { server, grid, deleteProduct } = await open([bath]);
  server.isOffline = true;
  deleteProduct('a');
  expect(await screen.findByText('1 modification attend le retour de la connexion.')).toBeVisible();
  expect(grid()).toEqual(inGrid('b', 'c'));
  server.isOffline = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.lists[0]?.products).toEqual(['b', 'c']));
  await waitFor(() => expect(screen.queryByText(/attend le retour/)).not.toBeInTheDocument());
  expect(grid()).toEqual(inGrid('b', 'c'));
});

it('opens at the list that the address names', async () => {
  await open([bath, attic], {}, '/fr/liste-de-souhaits?list=9');
  expect(tab(/Ma liste/)).toHaveAttribute('aria-selected', 'true');
});

it('says what came of an edit that was posted without scripts, and not of other forms', async () => {
  const address = '/fr/liste-de-souhaits';
  const posted = (form: string, more: Partial<Posted> = {}) =>
    open([bath], {}, address, { form, values: {}, problems: {}, failed: { code: '500' }, ...more });
  const renaming = await posted('mf-account/rename-list');
  expect(screen.getByRole('alert')).toHaveTextContent('La modification n’a pas pu être enregistrée');
  renaming.unmount();
  const other = await posted('mf-account/sign-out');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  other.unmount();
  const saving = await posted('role:save/save-product', { refused: 'Cette liste est pleine.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Cette liste est pleine.');
  saving.unmount();
  await posted('role:save/remove-product', { done: 'Le produit est retiré de la liste.' });
  expect(screen.getByText('Le produit est retiré de la liste.')).toBeVisible();
});

// C26
it('keeps what another tab added when both change a list', async () => {
  const { server, grid, deleteProduct } = await open([bath]);
  server.lists = [{ ...bath, revision: 4, products: ['a', 'b', 'c', 'd'] }];
  deleteProduct('a');
  await waitFor(() => expect(server.lists[0]?.products).toEqual(['b', 'c', 'd']));
  await waitFor(() => expect(grid()).toEqual(inGrid('b', 'c', 'd')));
});

// R253, C45
it('makes a link with a mail draft, and takes all links back', async () => {
  const revoked: unknown[] = [];
  await open([bath], {
    ListSharing: { wishlists: [{ id: '1', isShared: false }] },
    ShareWishlist: { shareWishlist: { token: 'secret-token' } },
    RevokeWishlistShares: ({ wishlistUuid }) => {
      revoked.push(wishlistUuid);
      return { revokeWishlistShares: { id: '1', isShared: false } };
    },
  });
  await press('Envoyer par e-mail');
  await press('Créer le lien');
  const link = 'http://localhost/fr/liste-partagee/secret-token';
  const field = await screen.findByLabelText('Lien vers la liste');
  expect(field).toHaveValue(link);
  expect(field).toHaveFocus();
  expect(field).toHaveProperty('selectionEnd', link.length);
  expect(screen.getByRole('status')).toHaveTextContent('Le lien est créé');
  const mail = screen.getByRole('link', { name: 'Rédiger l’e-mail' }).getAttribute('href') ?? '';
  expect(mail).toMatch(/^mailto:\?subject=Ma%20s/);
  expect(decodeURIComponent(mail)).toContain(link);
  await press('Désactiver tous les liens');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Les liens sont désactivés'));
  expect(screen.getByRole('button', { name: 'Créer le lien' })).toHaveFocus();
  expect(revoked).toEqual(['1']);
  expect(screen.queryByLabelText('Lien vers la liste')).not.toBeInTheDocument();
});

it('says how long to wait where too many links were made', async () => {
  const shareWishlist = () => {
    throw new ContentError('429', ['429'], { retryAfterSeconds: 1_800 });
  };
  await open([bath], { ListSharing: { wishlists: [{ id: '1', isShared: false }] }, ShareWishlist: shareWishlist });
  await press('Envoyer par e-mail');
  await press('Créer le lien');
  expect(await screen.findByText('Trop de tentatives. Merci de réessayer dans 30 minutes.')).toBeVisible();
  expect(takeComplaints()).toHaveLength(1);
});

// C45
it('offers to take links of before back', async () => {
  await open([bath], { ListSharing: { wishlists: [{ id: '1', isShared: true }] } });
  await press('Envoyer par e-mail');
  expect(await screen.findByRole('button', { name: 'Désactiver tous les liens' })).toBeVisible();
});

it('says when the PDF cannot be made', async () => {
  const down = () => {
    throw new Error('The content system is down');
  };
  await open([bath], { PrintableProducts: () => ({ products: down }) });
  expect(screen.getByRole('textbox', { name: 'Revendeur près de' })).toBeValid();
  await press('Télécharger le PDF');
  expect(await screen.findByRole('alert')).toHaveTextContent('Le PDF n’a pas pu être préparé.');
  expect(takeComplaints()).toHaveLength(1);
});

it('asks on which list a product is put that was saved without scripts, by a form that the browser posts', async () => {
  await open([bath, attic], {}, '/fr/liste-de-souhaits?save=a');
  const form = screen.getByRole('form', { name: 'Ajouter à une liste' });
  expect(form).toHaveAttribute('method', 'post');
  expect(within(form).getAllByRole('option')).toHaveLength(3);
  expect(within(form).getByRole('combobox', { name: /Dans quelle liste/ })).toHaveDisplayValue(
    'Salle de bains · déjà dans cette liste',
  );
  await userEvent.selectOptions(within(form).getByRole('combobox'), 'Nouvelle liste');
  const posted = new FormData(form instanceof HTMLFormElement ? form : undefined);
  expect(Object.fromEntries(posted)).toMatchObject({ form: 'role:save/save-product', product: 'a', list: 'new' });
});

describe('comparing products', () => {
  const item = (uid: string, width: number | null) => ({
    __typename: 'Product',
    uid,
    heading: `Meuble ${uid}`,
    url: `/fr/produits/${uid}`,
    productTypeName: 'Meuble',
    size: { width, height: 50, depth: 45 },
    materials: [],
    cardImage: { url: '/a.jpg', alt: '', width: 1, height: 1 },
  });
  const catalogue = {
    PrintableProducts: { products: { items: ['a', 'b', 'c', 'd', 'e'].map((uid) => item(uid, 60)) } },
  };
  const five = { ...bath, products: ['a', 'b', 'c', 'd', 'e'] };
  const box = (uid: string) => screen.getByRole('checkbox', { name: `Meuble ${uid}` });

  it('shows two of them side by side, with their sizes in words, and others when asked', async () => {
    await open([five], catalogue);
    await press('Comparer');
    const panel = within(screen.getByRole('region', { name: 'Comparaison' }));
    expect(await panel.findAllByRole('listitem')).toHaveLength(2);
    expect(panel.getAllByText('60 cm')).toHaveLength(2);
    expect(panel.getByText('De face, à la même échelle. Le trait mesure 50 cm.')).toBeVisible();
    await userEvent.click(box('a'));
    expect(panel.queryAllByRole('listitem')).toHaveLength(0);
    expect(panel.getByText('Choisissez-en deux au moins.')).toBeVisible();
    for (const uid of ['c', 'd', 'e']) await userEvent.click(box(uid));
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['b', 'c', 'd', 'e'].map((uid) => `Meuble ${uid}`),
    );
    expect(box('a')).toBeDisabled();
  });

  it('says so where a size is not known, and where the products cannot be had', async () => {
    const unknown = { PrintableProducts: { products: { items: [item('a', null), item('b', 60)] } } };
    const { unmount } = await open([bath], unknown);
    await press('Comparer');
    expect(await screen.findByText('Non communiquée')).toBeVisible();
    unmount();
    await open([bath], {
      PrintableProducts: () => {
        throw new Error('broken');
      },
    });
    await press('Comparer');
    expect(await screen.findByRole('alert')).toHaveTextContent('n’ont pas pu être comparés');
  });

  it('is not offered where there is nothing to compare', async () => {
    await open([{ ...bath, products: ['a'] }]);
    expect(screen.queryByRole('button', { name: 'Comparer' })).toBeNull();
  });
});
