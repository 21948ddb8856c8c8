import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestList } from 'shared/guest-list';
import { renderPage } from 'shared/testing';

import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

const open = (sharedWishlist: object | null) =>
  renderPage(remote, 'shared-wishlist', {
    address: '/fr/liste-partagee/secret-token',
    answers: { SharedWishlist: ({ token }) => ({ sharedWishlist: token === 'secret-token' ? sharedWishlist : null }) },
  });

// C45
it('shows the title and the products of a list to whoever has the link, and nothing that changes it', async () => {
  const { container } = await open({ title: 'Salle de bains', products: [{ uid: 'a' }, { uid: 'b' }] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Salle de bains');
  expect(container.querySelector('mf-fragment')).toHaveAttribute('props', JSON.stringify({ products: ['a', 'b'] }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copier dans mes listes']);
});

// C24, R257
it('has a name for a list without a title, and says when it is empty', async () => {
  await open({ title: ' ', products: [] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ma liste');
  expect(screen.getByText('Cette liste est vide pour le moment.')).toBeVisible();
});

// C45
it('is not found where the link was revoked', async () => {
  await expect(open(null)).rejects.toMatchObject({ code: 'not-found' });
});

const given = { sharedWishlist: { title: 'Mer', products: [{ uid: 'a' }, { uid: 'b' }] } };

it('can be copied into a list of one’s own, in its order', async () => {
  const { server, answers } = wishlistServer();
  await renderPage(remote, 'shared-wishlist', {
    address: '/fr/liste-partagee/secret-token',
    ...sessionUnderTest({ signedIn: true }),
    answers: { ...answers, SharedWishlist: given },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Copier dans mes listes' }));
  await waitFor(() => expect(server.lists).toMatchObject([{ title: 'Mer', products: ['a', 'b'] }]));
  expect(await screen.findByRole('link', { name: 'Voir la liste' })).toHaveAttribute(
    'href',
    '/fr/liste-de-souhaits?list=1',
  );
  expect(screen.getByRole('status')).toHaveTextContent('La liste est copiée dans les vôtres.');
});

it('says where it could not be copied, and can be copied at the next try', async () => {
  const { server, answers } = wishlistServer();
  await renderPage(remote, 'shared-wishlist', {
    address: '/fr/liste-partagee/secret-token',
    ...sessionUnderTest({ signedIn: true }),
    answers: { ...answers, SharedWishlist: given },
  });
  server.refusal = '500';
  await userEvent.click(screen.getByRole('button', { name: 'Copier dans mes listes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
  server.refusal = '';
  await userEvent.click(screen.getByRole('button', { name: 'Copier dans mes listes' }));
  expect(await screen.findByText('La liste est copiée dans les vôtres.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is kept on the device of who has no account', async () => {
  localStorage.clear();
  await open(given.sharedWishlist);
  await userEvent.click(screen.getByRole('button', { name: 'Copier dans mes listes' }));
  expect(guestList()).toEqual(['a', 'b']);
  expect(screen.getByRole('status')).toHaveTextContent('La sélection est gardée sur cet appareil.');
  expect(screen.getByRole('link', { name: 'Voir ma sélection' })).toHaveAttribute('href', '/fr/connexion');
});
