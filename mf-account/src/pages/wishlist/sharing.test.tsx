import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, renderPage, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = 'http://localhost/fr/liste-partagee/token';

/** The panel that shares a list, which nobody has shared yet. */
async function open(more: Answers = {}) {
  await renderPage(remote, 'wishlist', {
    address: '/fr/liste-de-souhaits',
    ...sessionUnderTest({ signedIn: true }),
    answers: {
      SeoForPage: { seoForPage: { title: 'Vos listes' } },
      ...wishlistServer([{ id: '1', title: 'Bain', revision: 1, products: ['a'] }]).answers,
      ListSharing: { wishlists: [{ id: '1', isShared: false }] },
      ShareWishlist: { shareWishlist: { token: 'token' } },
      RevokeWishlistShares: { revokeWishlistShares: { id: '1', isShared: false } },
      ...more,
    },
  });
  await press('Envoyer par e-mail');
}

beforeEach(() => sessionStorage.clear());

it('copies the link, and says where the browser does not let it', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('not allowed'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await open();
  await press('Créer le lien');
  await screen.findByLabelText('Lien vers la liste');
  await press('Copier le lien');
  expect(await screen.findByText('Le lien est copié.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(link);
  await press('Copier le lien');
  expect(await screen.findByRole('alert')).toHaveTextContent('L’opération n’a pas abouti.');
  expect(takeComplaints()).toHaveLength(1);
});

it('makes one link, however often its button is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ token: string }>();
  const shareWishlist = jest.fn(() => promise);
  await open({ ShareWishlist: { shareWishlist } });
  await press('Créer le lien');
  await press('Créer le lien');
  expect(shareWishlist).toHaveBeenCalledTimes(1);
  resolve({ token: 'token' });
  expect(await screen.findByLabelText('Lien vers la liste')).toHaveValue(link);
});

it('takes links back of this list alone, and not before it is known that there are some', async () => {
  const ListSharing = jest.fn(() => ({
    wishlists: [
      { id: '1', isShared: false },
      { id: '9', isShared: true },
    ],
  }));
  await open({ ListSharing });
  await waitFor(() => expect(ListSharing).toHaveBeenCalledWith({ userId: 'anna' }, undefined));
  expect(screen.queryByRole('button', { name: 'Désactiver tous les liens' })).toBeNull();
});

it('still makes links where nobody can say whether there are some', async () => {
  await open({
    ListSharing: () => {
      throw new Error('down');
    },
  });
  await press('Créer le lien');
  expect(await screen.findByLabelText('Lien vers la liste')).toHaveValue(link);
  expect(takeComplaints()).toEqual([expect.stringContaining('Whether a list is shared could not be found out')]);
});

it('makes another link once all were taken back, though the answer to the one before was lost', async () => {
  const keys: (string | undefined)[] = [];
  await open({
    ListSharing: { wishlists: [{ id: '1', isShared: true }] },
    ShareWishlist: (_, how) => {
      keys.push(how?.key);
      if (keys.length < 3) throw new Error('Failed to fetch');
      return { shareWishlist: { token: 'token' } };
    },
  });
  for (const tries of [1, 2]) {
    await press('Créer le lien');
    await screen.findByRole('alert');
    await waitFor(() => expect(keys).toHaveLength(tries));
  }
  await press('Désactiver tous les liens');
  await screen.findByText(/^Les liens sont désactivés/);
  await press('Créer le lien');
  await screen.findByLabelText('Lien vers la liste');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(takeComplaints()).toHaveLength(2);
});
