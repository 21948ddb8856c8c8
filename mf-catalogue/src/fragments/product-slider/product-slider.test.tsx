import { screen } from '@testing-library/react';
import type { FragmentProps } from 'shared/fragments';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';
import { productsQuery } from './fragment.tsx';

const show = (props: FragmentProps['mf-catalogue/product-slider'], count: number) => {
  const items = Array.from({ length: count }, (_, index) => demoProduct(index + 1));
  return renderFragment(remote, 'mf-catalogue/product-slider', props, {
    answers: { Products: { products: { items, pageInfo: { totalCount: count } } } },
  });
};

const shownProducts = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the product slider', () => {
  it('shows products under its heading', async () => {
    await show({ heading: 'Nouveautés', products: ['P1', 'P2'] }, 2);
    expect(screen.getByRole('region', { name: 'Nouveautés' })).toBeInTheDocument();
    expect(shownProducts()).toEqual(['Meuble 1', 'Meuble 2']);
  });

  it('shows nothing, not even its heading, where there is no other product', async () => {
    const { container } = await show({ heading: 'Dans la même collection', except: 'P1' }, 0);
    expect(container).toBeEmptyDOMElement();
  });
});

it('asks for the products that are named', () => {
  expect(productsQuery({ products: ['a', 'b'] }).filter).toEqual({ uids: ['a', 'b'] });
});

it('leaves out the product of the page, and what other sliders of the page show', () => {
  expect(
    productsQuery({ type: 'mirror', except: 'a', exceptProducts: ['b'], exceptCollections: ['halo'] }),
  ).toMatchObject({
    limit: 12,
    filter: { exceptUids: ['a', 'b'], exceptCollections: ['halo'] },
  });
});

it('asks for a collection, or for a type with its sub-type', () => {
  expect(productsQuery({ collection: 'halo' }).filter).toEqual({ collections: ['halo'] });
  expect(productsQuery({ type: 'mirror', subType: 'round' }).filter).toEqual({
    types: ['mirror'],
    subTypes: ['round'],
  });
});
