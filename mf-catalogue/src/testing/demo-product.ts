/** A product as the content system answers it, for tests; `number` makes it different from others. */
export const demoProduct = (number: number) => ({
  uid: `P${number}`,
  url: `/fr/produits/meuble-${number}`,
  heading: `Meuble ${number}`,
  productType: 'Meuble sous-vasque',
  productTypeName: 'Meuble sous-vasque',
  productTypePlural: 'Meubles sous-vasque',
  productSubTypeName: 'Suspendu',
  colorScheme: 'light',
  size: { width: 100 + number, height: 50, depth: 46 },
  materials: [{ summary: 'chêne naturel, chêne fumé' }, { summary: 'noir encre' }, { summary: null }],
  heroImage: { desktop: { url: `/pictures/${number}-hero.svg`, alt: `Le meuble ${number} chez lui` } },
  carrouselImage: { url: `/pictures/${number}-carrousel.svg`, alt: `Le meuble ${number} de près` },
  cardImage: { url: `/pictures/${number}.svg`, alt: `Photo du meuble ${number}`, width: 344, height: 458 },
});
