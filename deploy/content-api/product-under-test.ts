const picture = { url: '/pictures/a.svg', width: 10, height: 10, alt: { fr: 'Une pièce' } };

/** A product with no more than every product has, as the catalogue keeps it. */
export const bareProduct = (uid: string, position: number) => ({
  uid,
  slug: uid.toLowerCase(),
  position,
  heading: { fr: uid },
  description: { fr: '' },
  colorScheme: 'light',
  productType: 'Miroir',
  colorFamilies: [],
  materialValues: [],
  materials: [],
  documents: {},
  shades: [],
  handles: [],
  washbasins: [],
  heroDesktop: picture,
  heroMobile: picture,
  card: picture,
});
