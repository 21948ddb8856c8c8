import { renderBlocks } from '../../../../testing/render-blocks.ts';

const sliderOf = (container: HTMLElement) => container.querySelector('mf-fragment[of="mf-catalogue/product-slider"]');

// R189
it('asks the catalogue for the accessories', async () => {
  const { container } = await renderBlocks([{ __typename: 'SliderAccessories', accessories: [{ uid: 'A1' }] }]);
  expect(JSON.parse(sliderOf(container)?.getAttribute('props') ?? '')).toEqual({
    heading: 'Accessoires assortis',
    products: ['A1'],
  });
});

it('shows nothing where there is none', async () => {
  const { container } = await renderBlocks([{ __typename: 'SliderAccessories', accessories: [] }]);
  expect(container).toBeEmptyDOMElement();
});
