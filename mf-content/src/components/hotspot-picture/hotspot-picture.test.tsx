import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { link, picture } from '../../testing/render-blocks.ts';

const unit = { x: 30, y: 60, heading: 'Garrigue 80', text: 'Deux tiroirs', cta: link('Meuble'), productId: 'RV-4080' };
const basin = { x: 50, y: 40, heading: 'La vasque', productId: 'RV-1' };

let asked: unknown[];
beforeEach(() => {
  asked = [];
});

async function show(products: object[] | Error = [], hotspots: object[] = [unit, basin]) {
  const block = {
    __typename: 'EditoTwoThird',
    reverse: false,
    heading: 'Deux ans dehors',
    text: '<p>Un an par pouce</p>',
    image: { ...picture('Une salle de bains'), hotspots },
  };
  const HotspotProduct = ({ uid }: Record<string, unknown>) => {
    asked.push(uid);
    if (products instanceof Error) throw products;
    return { products: { items: products } };
  };
  const answers = { BlocksForPage: { blocksForPage: [block] }, HotspotProduct };
  return renderFragment(remote, 'mf-content/blocks', { path: '/page/test' }, { country: 'be', answers });
}

const button = (name: string) => screen.getByRole('button', { name });

// R211
it('opens the card of a place, one at a time', async () => {
  await show();
  expect(screen.getByText('Garrigue 80')).not.toBeVisible();
  await userEvent.click(button('Garrigue 80'));
  expect(button('Garrigue 80')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Deux tiroirs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meuble' })).toBeVisible();
  await userEvent.click(button('La vasque'));
  expect(screen.getByText('La vasque')).toBeVisible();
  expect(screen.getByText('Garrigue 80')).not.toBeVisible();
});

it('closes by its own button, by the place, by Escape and by a press elsewhere', async () => {
  await show();
  const place = button('Garrigue 80');
  const closings = [
    () => userEvent.click(button('Fermer')),
    () => userEvent.click(place),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByText('Un an par pouce')),
  ];
  for (const close of closings) {
    await userEvent.click(place);
    expect(place).toHaveAttribute('aria-expanded', 'true');
    await close();
    expect(place).toHaveAttribute('aria-expanded', 'false');
  }
});

it('stays open where the focus goes nowhere, as to another window', async () => {
  await show();
  await userEvent.click(button('Garrigue 80'));
  act(() => button('Garrigue 80').blur());
  expect(button('Garrigue 80')).toHaveAttribute('aria-expanded', 'true');
});

it('listens to the whole document only while a card is open', async () => {
  const heard = { add: jest.spyOn(document, 'addEventListener'), remove: jest.spyOn(document, 'removeEventListener') };
  const count = ({ mock }: { mock: { calls: unknown[][] } }) =>
    mock.calls.filter(([name]) => name === 'keydown' || name === 'pointerdown').length;
  const listening = () => count(heard.add) - count(heard.remove);
  await show();
  const before = listening();
  await userEvent.click(button('Garrigue 80'));
  expect(listening()).toBe(before + 2);
  await userEvent.click(button('La vasque'));
  expect(listening()).toBe(before + 2);
  await userEvent.keyboard('{Escape}');
  expect(listening()).toBe(before);
  for (const spy of Object.values(heard)) spy.mockRestore();
});

it('gives the focus back to the place when Escape closes its card', async () => {
  await show();
  button('Garrigue 80').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Meuble' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button('Garrigue 80')).toHaveFocus();
});

it('closes behind a visitor who goes on by keyboard', async () => {
  await show();
  button('Garrigue 80').focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}');
  expect(button('La vasque')).toHaveFocus();
  expect(button('Garrigue 80')).toHaveAttribute('aria-expanded', 'false');
});

it('leads to the product of a place that has no link of its own', async () => {
  await show([{ uid: 'RV-1', url: '/fr/produits/vasque' }]);
  await userEvent.click(button('Garrigue 80'));
  expect(asked).toEqual([]);
  await userEvent.click(button('La vasque'));
  expect(await screen.findByRole('link', { name: 'Voir le produit' })).toHaveAttribute('href', '/fr/produits/vasque');
  expect(asked).toEqual(['RV-1']);
});

it('has its card above a place in the lower half of the picture, and no list without places', async () => {
  const { container, unmount } = await show([], [unit, { ...basin, y: 50 }]);
  expect([...container.querySelectorAll('.card')].map((card) => card.hasAttribute('data-above'))).toEqual([
    true,
    false,
  ]);
  unmount();
  await show([], []);
  expect(screen.queryByRole('list')).toBeNull();
});

it('says what it has to say where the product cannot be found', async () => {
  await show(new Error('The content system is away'));
  await userEvent.click(button('La vasque'));
  expect(screen.getByText('La vasque')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
