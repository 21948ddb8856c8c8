import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError } from 'shared/errors';
import { renderFragment } from 'shared/testing';
import type { OverlayContent } from '../../domain/overlays.ts';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';

const image = { url: '/pictures/a.svg', alt: 'Photo' };
const shade = (id: string, colorName: string) => ({ id, name: id, colorName, finishName: 'Mat', image });
const group = (id: string, name: string, colour: string) => ({ id, name, materials: [shade(`${id}-1`, colour)] });
const overlays = {
  overlayDimensions: [demoProduct(20), demoProduct(3), demoProduct(7)],
  overlayNuancier: {
    vasquesMaterials: [group('ceramique', 'Céramique', 'Blanc')],
    furnitureMaterials: [group('laque', 'Laque', 'Vert sauge')],
  },
  overlayHandles: [{ heading: 'Boutons', handles: [{ heading: 'Laiton', image }] }],
  overlayVasques: [{ heading: 'Galet', description: 'À poser', image, link: '/fr/collections/ligne' }],
};

const show = (content: OverlayContent, given: object | null = overlays) =>
  renderFragment(
    remote,
    'mf-catalogue/product-overlay',
    { product: 'P3', content },
    { answers: { ProductOverlay: ({ extID }) => ({ overlays: extID === 'P3' ? given : null }) } },
  );

const headings = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

it('shows the other sizes from the narrowest to the widest, each with a way to it (R235)', async () => {
  await show('DIMENSION');
  expect(headings(2)).toEqual(['Dimensions']);
  expect(headings(3)).toEqual(['Meuble 3', 'Meuble 7', 'Meuble 20']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fr/produits/meuble-7',
    '/fr/produits/meuble-20',
  ]);
  expect(screen.getAllByText('Voir ce produit')).toHaveLength(2);
  const [shown] = screen.getAllByRole('listitem');
  expect(shown).toHaveTextContent(/L 103\scm\s*Le produit que vous regardez/);
});

it('says nothing of a width that is not known', async () => {
  await show('DIMENSION', { ...overlays, overlayDimensions: [{ ...demoProduct(3), size: { width: null } }] });
  expect(screen.getByRole('listitem')).not.toHaveTextContent('cm');
});

it('shows the colours of basin and furniture by category (R236)', async () => {
  await show('COLOR');
  expect(headings(3)).toEqual(['Pour la vasque', 'Pour le meuble']);
  expect(headings(4)).toEqual(['Céramique', 'Laque']);
  expect(screen.getByText('Vert sauge')).toBeInTheDocument();
});

it('has no heading over colours that there are not', async () => {
  await show('COLOR', { ...overlays, overlayNuancier: { ...overlays.overlayNuancier, vasquesMaterials: [] } });
  expect(headings(3)).toEqual(['Pour le meuble']);
});

it('shows the handles by category (R237)', async () => {
  await show('HANDLE');
  expect(headings(3)).toEqual(['Boutons']);
  expect(screen.getByText('Laiton')).toBeInTheDocument();
});

it('shows the washbasins with a link to more (R238)', async () => {
  await show('MATERIAL');
  expect(headings(3)).toEqual(['Galet']);
  expect(screen.getByText('À poser')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/collections/ligne');
});

it('turns to the other overlays of the product (R239)', async () => {
  const { bus } = await show('COLOR');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Nuancier');
  await userEvent.click(screen.getByRole('button', { name: 'Poignées' }));
  expect(bus.current('overlay')).toEqual({
    open: true,
    content: 'mf-catalogue/product-overlay',
    major: 1,
    props: { product: 'P3', content: 'HANDLE' },
  });
});

// R142, C37
it('offers only overlays with data', async () => {
  await show('COLOR', { ...overlays, overlayDimensions: [], overlayHandles: [] });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Nuancier', 'Vasques']);
});

it('has no way to other overlays where there is only one', async () => {
  const none = { overlayDimensions: [], overlayHandles: [], overlayVasques: [] };
  await show('COLOR', { ...overlays, ...none });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('is not found for a product that is not in the catalogue', async () => {
  await expect(show('COLOR', null)).rejects.toThrow(NotFoundError);
});
