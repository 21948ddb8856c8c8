import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoFilters } from '../../../testing/demo-filters.ts';
import { bar, query, settled, showProducts, tag } from '../../../testing/products-page.ts';

const slider = (name: string) => bar().getByRole<HTMLInputElement>('slider', { name });
const number = (name: string) => bar().getByRole('spinbutton', { name: `${name} (cm)` });
/** Where the ends of the width are on its track, from 0 to 1. */
function placesOf(name: string) {
  const { style } = slider(name).parentElement ?? {};
  return ['--from', '--to'].map((place) => Number(style?.getPropertyValue(place)));
}

afterEach(() => history.replaceState(null, '', '/'));

it('colours its track between its ends, which are drawn before they are let go', async () => {
  const { asked } = await showProducts('/fr/produits?dimension=width-60-120');
  expect(placesOf('Largeur minimale')).toEqual([0.2, 0.6]);
  fireEvent.input(slider('Largeur maximale'), { target: { value: '150' } });
  expect(placesOf('Largeur minimale')).toEqual([0.2, 0.8]);
  expect(slider('Largeur maximale')).toHaveAttribute('aria-valuetext', '150 cm');
  expect(asked).toHaveLength(1);
});

it('has both ends in one place where all products are of one size', async () => {
  const dimensions = { ...demoFilters.dimensions, width: { min: 60, max: 60 } };
  await showProducts('/fr/produits', { filters: { ...demoFilters, dimensions } });
  expect(placesOf('Largeur minimale')).toEqual([0, 0]);
});

it.each([
  ['Largeur minimale', '80', 'width-80-120'],
  ['Largeur maximale', '80', 'width-60-80'],
])('takes %s where it is let go, beside what was chosen since', async (end, value, dimension) => {
  await showProducts('/fr/produits?dimension=width-60-120');
  await userEvent.click(tag('Teinte', /Noir/));
  fireEvent.input(slider(end), { target: { value } });
  fireEvent.change(slider(end));
  await settled();
  expect(query()).toEqual({ dimension, teinte: 'noir' });
});

it('shows another range that was chosen, and none when all filters go', async () => {
  await showProducts('/fr/produits?dimension=width-60-120');
  const ends = () => [slider('Largeur minimale').value, slider('Largeur maximale').value];
  await userEvent.clear(number('Largeur minimale'));
  await userEvent.type(number('Largeur minimale'), '70{Enter}');
  expect(ends()).toEqual(['70', '120']);
  const [reset] = screen.getAllByRole('link', { name: 'Effacer les filtres' });
  await userEvent.click(reset ?? document.body);
  expect(ends()).toEqual(['30', '180']);
  expect(number('Largeur minimale')).toHaveValue(30);
});

it('asks for nothing when the number is the one that it has, or was not touched', async () => {
  const { asked } = await showProducts('/fr/produits?dimension=width-60-120');
  await userEvent.click(number('Largeur minimale'));
  await userEvent.tab();
  await userEvent.clear(number('Largeur maximale'));
  await userEvent.type(number('Largeur maximale'), '120{Enter}');
  await userEvent.tab();
  await settled();
  expect(asked).toHaveLength(1);
  expect(query()).toEqual({ dimension: 'width-60-120' });
});
