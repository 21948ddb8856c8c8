import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const product = {
  id: 'RV-1',
  uid: 'RV-1',
  heading: 'Ligne 120',
  productTypeName: 'Meuble sous-vasque',
  size: { width: 120, height: 50, depth: 46 },
  materials: [{ name: 'Chêne', colorCount: 2 }],
  colorFamilyNames: ['bois', 'vert'],
  colorScheme: 'light',
  fichesTarif: [{ url: '/documents/tarif.pdf', label: 'Tarif' }],
  heroImage: { desktop: picture('Ligne 120'), mobile: picture('Ligne 120') },
  hasOverlayDimensions: true,
  hasOverlayNuancier: false,
  hasOverlayHandles: true,
  hasOverlayVasques: false,
};
const withSpaces = (text: string) => text.replace(/\s/g, ' ');
const show = (more: object = {}) => renderBlocks([{ __typename: 'HeroProduct', product: { ...product, ...more } }]);

// C37
it('opens the overlays for which there is data, and offers no other (R142, R240)', async () => {
  const { bus } = await show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Ajouter à ma liste',
    'Dimensions',
    'Poignées',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Poignées' }));
  expect(bus.current('overlay')).toEqual({
    open: true,
    content: 'mf-catalogue/product-overlay',
    major: 1,
    props: { product: 'RV-1', content: 'HANDLE' },
  });
});

it('puts the product on a list (R129)', async () => {
  const { bus } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter à ma liste' }));
  expect(bus.current('popin')).toMatchObject({ open: true, productIdToAdd: 'RV-1' });
});

it('says that it is on a list already', async () => {
  const { bus } = await show();
  act(() => bus.set('wishlists', { ...bus.current('wishlists'), guestProducts: ['RV-1'] }));
  expect(screen.getByRole('button', { name: /^Enregistré/ })).toBeVisible();
});

it('names its kind as closely as the catalogue does', async () => {
  const { unmount } = await show({ productSubTypeName: 'Suspendu' });
  expect(screen.getByText('Suspendu')).toBeVisible();
  expect(screen.queryByText('Meuble sous-vasque')).toBeNull();
  unmount();
  await show();
  expect(screen.getByText('Meuble sous-vasque')).toBeVisible();
});

it('tells its size, materials and colours, and gives its price list (R178)', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Ligne 120' })).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '120\u00a0cm',
    '50\u00a0cm',
    '46\u00a0cm',
    'Chêne',
    'bois, vert',
  ]);
  expect(screen.getByRole('link', { name: 'Tarif (PDF)' })).toHaveAttribute('href', '/documents/tarif.pdf');
});

it('tells what it costs where the catalogue says so', async () => {
  await show({ price: { amount: 1290.5, currency: 'EUR' } });
  expect(screen.getByText('1 290,50 €', { normalizer: withSpaces })).toHaveAttribute('value', '1290.5');
});

it('says nothing of prices where there is none', async () => {
  const { container } = await show();
  expect(container.querySelector('data')).toBeNull();
});

it('begins with its name where it has no picture, and has no list where nothing is known', async () => {
  const none = { url: '/pictures/placeholder.svg', alt: 'Ligne 120' };
  const size = { width: null, height: null, depth: null };
  const unknown = { size, materials: [], colorFamilyNames: [], fichesTarif: [] };
  const { container } = await show({ ...unknown, heroImage: { desktop: none, mobile: none } });
  expect(screen.getByRole('heading', { level: 1, name: 'Ligne 120' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('.facts')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('marks texts of another language, and no others', async () => {
  await show({
    ...{ headingLanguage: 'en', heading: 'Line 120' },
    ...{ descriptionDigital: 'En chêne', descriptionDigitalLanguage: null },
  });
  expect(screen.getByRole('heading', { name: 'Line 120' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('En chêne')).not.toHaveAttribute('lang');
});

it('is a section further down the page', async () => {
  const block = { __typename: 'HeroProduct', product };
  await renderBlocks([block, { ...block, product: { ...product, heading: 'Ligne 60' } }]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ligne 60');
});
