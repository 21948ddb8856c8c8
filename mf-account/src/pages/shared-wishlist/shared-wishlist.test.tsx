import { screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const open = (sharedWishlist: object | null) =>
  renderPage(remote, 'shared-wishlist', {
    address: '/fr/liste-partagee/secret-token',
    answers: { SharedWishlist: ({ token }) => ({ sharedWishlist: token === 'secret-token' ? sharedWishlist : null }) },
  });

it('shows the title and the products of a list to whoever has the link, and nothing that changes it', async () => {
  const { container } = await open({ title: 'Salle de bains', products: [{ uid: 'a' }, { uid: 'b' }] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Salle de bains');
  expect(container.querySelector('mf-fragment')).toHaveAttribute('props', JSON.stringify({ products: ['a', 'b'] }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has a name for a list without a title, and says when it is empty', async () => {
  await open({ title: ' ', products: [] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ma liste');
  expect(screen.getByText('Cette liste est vide pour le moment.')).toBeVisible();
});

it('is not found where the link was taken back', async () => {
  await expect(open(null)).rejects.toMatchObject({ code: 'not-found' });
});
