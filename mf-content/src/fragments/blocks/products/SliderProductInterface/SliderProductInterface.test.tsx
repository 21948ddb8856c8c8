import { renderBlocks } from '../../../../testing/render-blocks.ts';

const sliderOf = (container: HTMLElement) => container.querySelector('mf-fragment[of="mf-catalogue/product-slider"]');

// R186
it('asks the catalogue for the products in the order of the editor', async () => {
  const products = [{ uid: 'P2' }, { uid: 'P1' }];
  const { container } = await renderBlocks([{ __typename: 'SliderProductInterface', products }]);
  expect(JSON.parse(sliderOf(container)?.getAttribute('props') ?? '')).toEqual({
    heading: 'Notre sélection',
    products: ['P2', 'P1'],
  });
});

it('shows nothing where there is none', async () => {
  const { container } = await renderBlocks([{ __typename: 'SliderProductInterface', products: [] }]);
  expect(container).toBeEmptyDOMElement();
});
