import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Bus, createBus } from 'shared/bus';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';

const known = Array.from({ length: 130 }, (_, index) => demoProduct(index + 1));
const Products = ({ filter }: Record<string, unknown>) => {
  const { uids } = filter as { uids: string[] };
  const items = known.filter(({ uid }) => uids.includes(uid));
  return { products: { items, pageInfo: { totalCount: items.length } } };
};
const show = (props: { products: string[]; wishlist?: boolean; list?: string }, bus?: Bus) =>
  renderFragment(remote, 'mf-catalogue/product-grid', props, { answers: { Products }, bus });

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('shows the products that are still in the catalogue', async () => {
  await show({ products: ['P2', 'P999', 'P4'] });
  expect(names()).toEqual(['Meuble 2', 'Meuble 4']);
});

it('shows more than the content system answers at once', async () => {
  await show({ products: known.map(({ uid }) => uid) });
  expect(names()).toHaveLength(130);
});

it('adds a product to a list by a button on its card (R129)', async () => {
  const { bus } = await show({ products: ['P1'] });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter Meuble 1 à ma liste' }));
  expect(bus.current('popin')).toEqual({ open: true, role: 'sign-in', productIdToAdd: 'P1' });
});

it('fills the heart of a product that is saved, as soon as it is', async () => {
  const { bus } = await show({ products: ['P1', 'P2'] });
  act(() => bus.set('wishlists', { lists: [{ id: '1', title: '', revision: 1, products: ['P2'] }] }));
  expect(screen.getByRole('button', { name: 'Ajouter Meuble 1 à ma liste' })).toBeInTheDocument();
  const saved = screen.getByRole('button', { name: 'Meuble 2 est dans vos listes\u00a0: l’ajouter à une autre' });
  expect(saved.querySelector('path')).toHaveAttribute('fill', 'currentColor');
  const other = screen.getByRole('button', { name: 'Ajouter Meuble 1 à ma liste' });
  expect(other.querySelector('path')).toHaveAttribute('fill', 'none');
  act(() => bus.set('wishlists', { lists: [], guestProducts: ['P1'] }));
  expect(screen.getByRole('button', { name: /^Meuble 1 est dans vos listes/ })).toBeInTheDocument();
  expect(names()).toEqual(['Meuble 1', 'Meuble 2']);
});

it('in a wishlist asks for a product to be taken off instead, by its uid (R139)', async () => {
  const { bus } = await show({ products: ['P1', 'P2'], wishlist: true });
  expect(screen.queryByRole('button', { name: /Ajouter/ })).toBeNull();
  const remove = screen.getByRole('button', { name: 'Retirer Meuble 2 de la liste' });
  expect(remove.querySelector('path')).toHaveAttribute('fill', 'none');
  await userEvent.click(remove);
  expect(bus.current('wishlists')).toEqual({ lists: [], productIdToDelete: 'P2' });
});

it.each([
  ['a list', 'l-1', { lists: [{ id: 'l-1', title: '', revision: 2, products: ['P1'] }] }],
  ['what a guest has saved', undefined, { lists: [], guestProducts: ['P1'] }],
])('shows at once that a product is off %s, without fetching the others (R263)', async (_, list, state) => {
  const { bus } = await show({ products: ['P1', 'P2'], wishlist: true, list });
  expect(names()).toEqual(['Meuble 1', 'Meuble 2']);
  act(() => bus.set('wishlists', state));
  expect(names()).toEqual(['Meuble 1']);
});

it('comes alive as the server drew it, though a product is off its list by then', async () => {
  const bus = createBus();
  bus.set('wishlists', { lists: [], guestProducts: ['P1'] });
  const shown: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) for (const node of removedNodes) shown.push(node.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await show({ products: ['P1', 'P2'], wishlist: true }, bus);
  await waitFor(() => expect(shown).toEqual([expect.stringContaining('Meuble 2')]));
  observer.disconnect();
  expect(names()).toEqual(['Meuble 1']);
});

it.each([
  ['a list', 'l-1'],
  ['what a guest has saved', undefined],
])('takes a product off %s without scripts, too', async (_, list) => {
  await show({ products: ['P1'], wishlist: true, list });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Retirer Meuble 1 de la liste' });
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    form: 'role:save/remove-product',
    product: 'P1',
    ...(list && { list }),
  });
});

// C69
it('has for paper what a list is chosen by: sizes, finishes and the reference', async () => {
  const { container } = await show({ products: ['P2'] });
  const words = container.textContent?.replaceAll('\u00a0', ' ');
  for (const one of ['L 102 cm', 'H 50 cm, P 46 cm', 'chêne naturel, chêne fumé; noir encre', 'Réf. P2'])
    expect(words).toContain(one);
});

it('shows nothing for an empty list', async () => {
  const { container } = await show({ products: [] });
  expect(container).toBeEmptyDOMElement();
});

it('gives one product as a card, or nothing where it is gone', async () => {
  const card = (product: string) =>
    renderFragment(remote, 'mf-catalogue/product-card', { product }, { answers: { Products } });
  const { container } = await card('P999');
  expect(container).toBeEmptyDOMElement();
  await card('P3');
  expect(names()).toEqual(['Meuble 3']);
  // It is in the middle of a text: nobody waits for its picture first.
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
});
