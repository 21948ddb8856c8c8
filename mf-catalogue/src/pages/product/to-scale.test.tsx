import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';

/** The page of a washbasin unit, 101 cm wide, 50 cm high and 46 cm deep. */
const show = (size: object = {}) => {
  const product = demoProduct(1);
  const hero = { __typename: 'HeroProduct', product: { ...product, size: { ...product.size, ...size } } };
  return renderPage(remote, 'product', {
    address: '/fr/produits/meuble-1',
    answers: { SeoForPage: { seoForPage: { title: 'Meuble 1' } }, ProductHeading: { blocksForPage: [hero] } },
  });
};

/** The figure that has a caption. */
function figureOf(caption: string): HTMLElement {
  const figure = screen.getByText(caption).closest('figure');
  if (!figure) throw new Error(`${caption} is no caption`);
  return figure;
}

/** The numbers of one view of the drawing: what it shows, in cm from its upper left corner. */
function viewOf(caption: string) {
  const figure = figureOf(caption);
  const [, , width = 0, height = 0] =
    within(figure).getByRole('img').getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const box = (name: string) => {
    const shape = figure.querySelector(`rect.${name}`);
    const [x = 0, y = 0, across = 0, up = 0] = ['x', 'y', 'width', 'height'].map((of) =>
      Number(shape?.getAttribute(of)),
    );
    return shape && { x, y, width: across, height: up };
  };
  /** Where a measure is written, in cm as well. */
  const measure = (name: string) => {
    const { left, top } = figure.querySelector<HTMLElement>(`span.${name}`)?.style ?? {};
    return left && top && { x: (Number.parseFloat(left) * width) / 100, y: (Number.parseFloat(top) * height) / 100 };
  };
  return { figure, width, height, box, measure };
}

const toWall = async (width: number) => {
  const field = screen.getByRole('spinbutton', { name: 'Largeur de votre mur, en cm' });
  await userEvent.clear(field);
  await userEvent.type(field, String(width));
  return field;
};

it('hangs the product above the floor, on which the person stands', async () => {
  await show();
  const { figure, height, box } = viewOf('De face');
  expect(box('product')).toEqual({ x: 126, y: height - 38 - 50, width: 101, height: 50 });
  expect(figure.querySelector('g.person')).toHaveAttribute('transform', `translate(20 ${height - 170})`);
  expect(figure.querySelector('path.floor')).toHaveAttribute('d', `M0 ${height}H247`);
});

it('writes the width above the product, its height beside it, and the depth where the wall is', async () => {
  await show();
  const front = viewOf('De face');
  expect(front.measure('across')).toEqual({ x: expect.closeTo(126 + 101 / 2), y: expect.closeTo(102) });
  expect(front.measure('up')).toEqual({ x: expect.closeTo(126), y: expect.closeTo(102 + 50 / 2) });
  expect(viewOf('De profil').measure('deep')).toEqual({ x: expect.closeTo(20), y: expect.closeTo(102) });
});

it('draws the wall as a line from the side, as an area from the front, and not at all beside a person', async () => {
  await show();
  expect(figureOf('De profil').querySelector('path.line')).toHaveAttribute('d', 'M20 0V190');
  expect(figureOf('De face').querySelector('path.line, rect.wall')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Sur un mur' }));
  const { figure, box, measure } = viewOf('De face');
  expect(box('wall')).toMatchObject({ x: 20, y: 20, width: 240, height: 250 });
  expect(figure.querySelector('g.person, path.line')).toBeNull();
  expect(measure('across')).toMatchObject({ x: expect.closeTo(20 + 240 / 2) });
});

it('gives both views one scale: each is as wide as its share of the widest', async () => {
  await show();
  const share = (caption: string) => {
    const { figure, width } = viewOf(caption);
    expect(figure.style.flexGrow).toBe(String(width));
    return Number.parseFloat(figure.style.getPropertyValue('--share'));
  };
  expect(share('De face')).toBe(100);
  expect(share('De profil')).toBeCloseTo((86 / 247) * 100);
});

it('has no view from the side where no depth is known', async () => {
  await show({ depth: null });
  expect(screen.getAllByRole('figure')).toEqual([figureOf('De face')]);
});

it('asks for no wall until the visitor wants one', async () => {
  await show();
  expect(screen.getByRole('radio', { name: /personne/ })).toBeChecked();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Sur un mur' }));
  expect(screen.getByRole('radio', { name: /personne/ })).not.toBeChecked();
  expect(screen.getByRole('spinbutton')).toHaveValue(240);
});

it.each([
  [40, 'Il manque 61 cm à ce mur.'],
  [101, 'Il reste 0 cm libres de chaque côté.'],
  [600, 'Il reste 249,5 cm libres de chaque côté.'],
])('takes a wall of %d cm', async (width, room) => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Sur un mur' }));
  expect(await toWall(width)).toBeValid();
  expect(screen.getByText(room)).toHaveAttribute('role', 'status');
  expect(viewOf('De face').box('wall')?.width).toBe(width);
});

it.each([39, 601])('keeps the usual wall, and says nothing of its room, for one of %d cm', async (width) => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Sur un mur' }));
  expect(await toWall(width)).toBeInvalid();
  expect(screen.getByText('Indiquez une largeur entre 40 et 600 cm.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'À l’échelle' })).not.toHaveTextContent(/libres|manque/);
  expect(viewOf('De face').box('wall')?.width).toBe(240);
});
