import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bar, query, settled, showProducts } from '../../../testing/products-page.ts';

const wall = () => bar().getByRole('spinbutton', { name: 'Largeur de votre mur (cm)' });
const sent = (name: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  return { form, values: Object.fromEntries(new FormData(form ?? undefined)) };
};

afterEach(() => history.replaceState(null, '', '/'));

it('sends the other filters along without scripts, each form its own once', async () => {
  await showProducts('/fr/produits?teinte=noir&fits=90&sort=name');
  const order = sent('Trier');
  expect(order.values).toEqual({ teinte: 'noir', fits: '90', sort: 'name' });
  expect(order.form).toHaveAttribute('action', '/fr/produits#filters');
  const fit = sent('Voir ce qui tient');
  expect(fit.values).toEqual({ teinte: 'noir', fits: '90', sort: 'name' });
  expect(fit.form?.querySelectorAll('[name=fits]')).toHaveLength(1);
});

it('takes the wall away where its width is taken out', async () => {
  const { last } = await showProducts('/fr/produits?fits=90');
  await userEvent.clear(wall());
  await userEvent.type(wall(), '{Enter}');
  await settled();
  expect(query()).toEqual({});
  expect(last()?.filter.maxWidth).toBeUndefined();
});

it('follows the filters again once a wall was sent', async () => {
  await showProducts('/fr/produits');
  await userEvent.type(wall(), '85{Enter}');
  await settled();
  await userEvent.click(screen.getByRole('link', { name: /^Retirer le filtre Mur/ }));
  await settled();
  expect(wall()).toHaveValue(null);
});
