import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

interface Size {
  width: number | null;
  height: number | null;
  depth: number | null;
}

/** Compares a list of two products of these sizes. */
async function compare(...sizes: Size[]) {
  const products = ['a', 'b'];
  const items = products.map((uid, at) => ({
    uid,
    heading: `Meuble ${uid}`,
    url: `/fr/produits/${uid}`,
    productTypeName: 'Meuble',
    size: sizes[at],
    materials: [],
    cardImage: { url: '/a.jpg', alt: '', width: 1, height: 1 },
  }));
  const { container } = await renderPage(remote, 'wishlist', {
    address: '/fr/liste-de-souhaits',
    ...sessionUnderTest({ signedIn: true }),
    answers: {
      SeoForPage: { seoForPage: { title: 'Vos listes' } },
      ...wishlistServer([{ id: '1', title: 'Bain', revision: 1, products }]).answers,
      PrintableProducts: { products: { items } },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Comparer' }));
  await screen.findAllByText('Largeur');
  return [...container.querySelectorAll('figure')].map((drawing) => {
    const tenths = (text: string | null | undefined) =>
      [...(text ?? '').matchAll(/-?[\d.]+/g)].map(([number]) => Math.round(Number(number) * 10) / 10);
    const all = (name: string, ...attributes: string[]) =>
      [...drawing.querySelectorAll(name)].map((one) => attributes.flatMap((each) => tenths(one.getAttribute(each))));
    return {
      says: drawing.querySelector('figcaption')?.textContent,
      numbers: [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent),
      frame: tenths(drawing.querySelector('svg')?.getAttribute('viewBox')),
      boxes: all('rect', 'x', 'y', 'width', 'height'),
      labels: all('text', 'x', 'y', 'font-size'),
      bar: tenths(drawing.querySelector('path')?.getAttribute('d')),
    };
  });
}

it('draws both from the front and from above, in one scale, with a number in the middle of each', async () => {
  const [front, above] = await compare({ width: 60, height: 50, depth: 45 }, { width: 60, height: 2, depth: 45 });
  expect(front).toEqual({
    says: 'De face, à la même échelle. Le trait mesure 50\u00a0cm.',
    numbers: ['1', '2'],
    frame: [-0.3, -0.3, 129.6, 56.5],
    boxes: [
      [0, 0, 60, 50],
      [69, 48, 60, 2],
    ],
    labels: [
      [30, 25, 5.9],
      [99, 49, 2],
    ],
    bar: [0, 53.9, 2, 50, -2],
  });
  expect(above).toMatchObject({
    boxes: [
      [0, 0, 60, 45],
      [69, 0, 60, 45],
    ],
    says: expect.stringMatching(/^Vus du dessus/),
  });
});

it('draws what has the sizes for it under its own number, and nothing where none has', async () => {
  const drawn = await compare({ width: 60, height: null, depth: null }, { width: 60, height: null, depth: 45 });
  expect(drawn.map(({ numbers, says }) => [numbers, says])).toEqual([[['2'], expect.stringMatching(/^Vus du dessus/)]]);
});
