import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { PlatformContext, usePlatform } from 'shared/platform';
import remote from '../../../remote.ts';
import { bar, showProducts, tab } from '../../../testing/products-page.ts';
import { setWidth } from '../../../testing/width.ts';
import * as page from '../page.tsx';

/** The page where `openLayer` is the platform's. */
function withLayers(openLayer: (close: () => void) => () => void) {
  function View(props: Parameters<typeof page.View>[0]) {
    const platform = usePlatform();
    const other = useMemo(() => ({ ...platform, openLayer }), [platform]);
    return (
      <PlatformContext value={other}>
        <page.View {...props} />
      </PlatformContext>
    );
  }
  return { ...remote, pages: { ...remote.pages, products: async () => ({ load: page.load, View }) } };
}

const opener = () => bar().getByRole('button', { name: /^Filtrer par/ });
const contentOf = (name: string) => tab(name).parentElement;

afterEach(() => history.replaceState(null, '', '/'));

it('says how many filters are chosen, in all and of each group', async () => {
  await showProducts('/fr/produits?type=Miroir&subtype=Rond,Organique&teinte=noir&fits=90');
  const tabs = bar().getAllByRole('button', {
    name: /^(Filtrer par|Type|Collection|Dimensions|Matière|Teinte)\s?\d?$/,
  });
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Filtrer par4',
    'Type2',
    'Collection',
    'Dimensions1',
    'Matière',
    'Teinte1',
  ]);
});

it('has a list of sub types only where a type with some is chosen', async () => {
  await showProducts('/fr/produits');
  expect(bar().queryByRole('list', { name: 'Sous-type' })).toBeNull();
});

it('shows the content of the open group, and of no other', async () => {
  await showProducts('/fr/produits');
  expect(contentOf('Type')).toHaveAttribute('data-current');
  expect(contentOf('Teinte')).not.toHaveAttribute('data-current');
  await userEvent.click(tab('Teinte'));
  expect(contentOf('Teinte')).toHaveAttribute('data-current');
  expect(contentOf('Type')).not.toHaveAttribute('data-current');
});

it('keeps the pressed group where it is on the screen when one above it closes', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await showProducts('/fr/produits', { width: 390 });
  await userEvent.click(opener());
  await userEvent.click(tab('Type'));
  expect(scrollBy).not.toHaveBeenCalled();
  const isTypeOpen = () => tab('Type').getAttribute('aria-expanded') === 'true';
  jest.spyOn(tab('Teinte'), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, isTypeOpen() ? 700 : 300));
  await userEvent.click(tab('Teinte'));
  expect(scrollBy.mock.calls).toEqual([[{ top: -400, behavior: 'instant' }]]);
  scrollBy.mockRestore();
});

it('is closed by the browser’s back on a narrow screen, where it lies over the page', async () => {
  const left = jest.fn();
  const openLayer = jest.fn((_close: () => void) => left);
  await showProducts('/fr/produits', { width: 390, definition: withLayers(openLayer) });
  expect(openLayer).not.toHaveBeenCalled();
  await userEvent.click(opener());
  expect(openLayer).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('navigation', { name: 'Filtres' })).toHaveAttribute('data-open');
  expect(left).not.toHaveBeenCalled();
  act(() => openLayer.mock.calls[0]?.[0]());
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('navigation', { name: 'Filtres' })).not.toHaveAttribute('data-open');
  expect(left).toHaveBeenCalledTimes(1);
});

it('lies over nothing on a wide screen', async () => {
  const openLayer = jest.fn(() => () => {});
  await showProducts('/fr/produits', { definition: withLayers(openLayer) });
  await userEvent.click(opener());
  expect(openLayer).not.toHaveBeenCalled();
});

it('goes to the list with the focus on its opener, which scrolls nothing', async () => {
  await showProducts('/fr/produits', { width: 390 });
  await userEvent.click(opener());
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(bar().getByRole('button', { name: 'Voir les résultats (30)' }));
  expect(scrolled.mock.contexts).toEqual([document.getElementById('filters')]);
  expect(opener()).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  for (const spy of [scrolled, focus]) spy.mockRestore();
});

it('shows a narrow screen no open group, not even before it is alive', async () => {
  setWidth(390);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((more) => void changes.push(...more));
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-current'] });
  await showProducts('/fr/produits', { width: 390 });
  expect([...changes, ...observer.takeRecords()]).toEqual([]);
  observer.disconnect();
  expect(document.querySelector('[data-current]')).toBeNull();
});
