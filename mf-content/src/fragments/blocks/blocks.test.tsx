import { render, screen } from '@testing-library/react';
import type { FragmentProps } from 'shared/fragments';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { View } from './fragment.tsx';

const picture = (alt: string) => ({ url: `/pictures/${alt}.svg`, alt, width: 1920, height: 800 });
const link = (label: string) => ({ url: `/fr/${label.toLowerCase()}`, label });
const responsive = { desktop: picture('large'), mobile: picture('narrow') };

const heroFullscreen = {
  __typename: 'HeroFullscreen',
  heading: 'Une pièce à vivre',
  text: 'Faits pour durer',
  buttons: [link('Meubles'), link('Collections')],
  backgroundDesktop: picture('Un matin'),
  backgroundMobile: picture('Un matin, étroit'),
};
const heroCms = { __typename: 'HeroCms', heading: 'Mentions légales', subheading: 'Qui nous sommes' };
const heroProduct = {
  __typename: 'HeroProduct',
  product: {
    id: 'P1',
    uid: 'P1',
    heading: 'Ligne 120',
    descriptionDigital: 'Deux tiroirs',
    productTypeName: 'Meuble sous-vasque',
    productSubTypeName: 'Suspendu',
    size: { width: 120, depth: 46 },
    materials: [
      { name: 'Chêne', colorCount: 2 },
      { name: 'Céramique', colorCount: 1 },
    ],
    colorScheme: 'dark',
    heroImage: responsive,
    colorFamilyNames: [],
    fichesTarif: [],
    hasOverlayDimensions: false,
    hasOverlayNuancier: false,
    hasOverlayHandles: false,
    hasOverlayVasques: false,
  },
};
const heroCollection = {
  __typename: 'HeroCollection',
  tags: ['Sans poignée', 'Sur mesure'],
  configurations: [],
  collection: {
    id: 'ligne',
    heading: 'Ligne',
    description: 'Des façades tendues',
    tailored: true,
    colorScheme: 'light',
    heroImage: picture('Ligne'),
    heroImageMobile: picture('Ligne, étroit'),
  },
};
const editoSimple = { __typename: 'EditoSimple', text: '<p>Peu de <em>meubles</em></p>' };
const editoHalf = {
  __typename: 'EditoHalf',
  backgroundColor: '#F1EBE1',
  heading: 'Un arbre',
  text: '<p>Puis un meuble</p>',
  cta: link('Garrigue'),
  image1: { ...picture('Un chêne'), hotspots: [] },
  image2: { ...picture('Une planche'), hotspots: [] },
};
const pushTextImage = {
  __typename: 'PushTextImage',
  heading: 'Le sur-mesure',
  text: '<p>Au centimètre</p>',
  cta: link('Atelier'),
  image: picture('Un atelier'),
};
const sliderCollection = {
  __typename: 'SliderCollection',
  heading: 'Les collections',
  collections: [
    { id: 'halle', url: '/fr/collections/halle', heading: 'Halle', tailored: true, image: picture('Halle') },
  ],
};
const sliderProduct = { __typename: 'SliderProduct', heading: 'Nouveautés', products: [{ uid: 'P1' }, { uid: 'P2' }] };
const sameCollection = { __typename: 'SameCollectionSliderProduct', collection: 'ligne', except: 'P1' };
const sameType = { __typename: 'SameTypeSliderProduct', type: 'Miroir', subType: 'Rond' };
const cmsContent = {
  __typename: 'CmsContent',
  content: '<h2>Éditeur</h2>',
  cta: { ...link('Écrire'), style: 'button' },
};
const seeMore = {
  __typename: 'SeeMore',
  heading: 'Voir et toucher',
  text: 'Chez nos revendeurs',
  cta: link('Revendeurs'),
};

function show(blocks: object[] | null, props: Partial<FragmentProps['mf-content/blocks']> = {}) {
  const answers = { BlocksForPage: { blocksForPage: blocks } };
  return renderFragment(remote, 'mf-content/blocks', { path: '/page/test', ...props }, { country: 'be', answers });
}

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);
const sliderProps = (container: HTMLElement) =>
  JSON.parse(container.querySelector('mf-fragment[of="mf-catalogue/product-slider"]')?.getAttribute('props') ?? '');

describe('the blocks of a page', () => {
  it('stand in the order that the editor gave them', async () => {
    await show([heroFullscreen, pushTextImage, seeMore]);
    expect(headings(1)).toEqual(['Une pièce à vivre']);
    expect(headings(2)).toEqual(['Le sur-mesure', 'Voir et toucher']);
  });

  it('give the page one h1 even where there are two heroes', async () => {
    await show([heroProduct, heroCms]);
    expect(headings(1)).toEqual(['Ligne 120']);
  });

  it('leave the h1 to a page that has its own', async () => {
    await show([heroCms], { underHeading: true });
    expect(headings(1)).toEqual([]);
  });

  it('are those of the place that is asked for', async () => {
    await show([editoHalf, cmsContent], { place: 'after-list' });
    expect(headings(2)).toEqual(['Éditeur']);
  });

  it('are nothing where the path has none', async () => {
    const { container } = await show(null);
    expect(container).toBeEmptyDOMElement();
  });

  // R3
  it('leave out a type that this release does not know', () => {
    const data = JSON.parse('{ "blocks": [{ "__typename": "Hologram" }] }');
    expect(render(<View data={data} props={{ path: '/page/test' }} />).container).toBeEmptyDOMElement();
  });
});

describe('a block', () => {
  // R174
  it('HeroFullscreen shows its words, its links and a picture that is fetched first', async () => {
    await show([heroFullscreen]);
    expect(screen.getByText('Faits pour durer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Meubles' })).toHaveAttribute('href', '/fr/meubles');
    expect(screen.getByRole('link', { name: 'Collections' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Un matin' })).toHaveAttribute('fetchpriority', 'high');
  });

  // R176
  it('HeroCms shows its heading with or without a picture', async () => {
    await show([heroCms, { ...heroCms, heading: 'Presse', caption: 'Informations', image: picture('Une salle') }]);
    expect(screen.getByText('Informations')).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  // R178
  it('HeroProduct shows what there is to know and leaves out what nobody knows', async () => {
    await show([heroProduct]);
    const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual(['Largeur: 120\u00a0cm', 'Profondeur: 46\u00a0cm', 'Matières: Chêne, Céramique']);
    expect(screen.getByText('Deux tiroirs')).toBeInTheDocument();
  });

  // R175
  it('HeroCollection shows each tag once, and that it is made to measure', async () => {
    await show([heroCollection]);
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Sur mesure', 'Sans poignée']);
  });

  // R195
  it('EditoSimple shows formatted text, set as an introduction under the heading of a page', async () => {
    const { container } = await show([editoSimple, editoSimple], { underHeading: true });
    expect(screen.getAllByText('meubles').map(({ tagName }) => tagName)).toEqual(['EM', 'EM']);
    const sections = [...container.querySelectorAll('section')];
    expect(sections.map((one) => [one.className, one.firstElementChild?.classList.contains('introduction')])).toEqual([
      ['lead', true],
      ['section', false],
    ]);
  });

  // R191
  it('EditoHalf shows its text, its link and its pictures on its own ground', async () => {
    const { container } = await show([editoHalf]);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Un chêne', 'Une planche']);
    expect(screen.getByRole('link', { name: 'Garrigue' })).toBeInTheDocument();
    expect(container.querySelector('section')).toHaveStyle({ backgroundColor: '#F1EBE1' });
  });

  // R181
  it('PushTextImage shows its picture, text and link', async () => {
    await show([pushTextImage]);
    expect(screen.getByRole('img', { name: 'Un atelier' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText('Au centimètre')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Atelier' })).toBeInTheDocument();
  });

  // R183
  it('SliderCollection links to its collections', async () => {
    await show([sliderCollection]);
    expect(screen.getByRole('link', { name: 'Halle' })).toHaveAttribute('href', '/fr/collections/halle');
    expect(screen.getByText('Sur mesure')).toBeInTheDocument();
  });

  it.each([
    ['white', '#34585F'],
    ['dark', '#F1EBE1'],
    ['dark', null],
  ])('SliderCollection has the %s drawings on the ground %s', async (drawing, backgroundColor) => {
    const drawings = { iconDark: { url: '/icons/dark.svg' }, iconWhite: { url: '/icons/white.svg' } };
    const collections = sliderCollection.collections.map((one) => ({ ...one, ...drawings }));
    await show([{ ...sliderCollection, backgroundColor, collections }]);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', `/icons/${drawing}.svg`);
  });

  // R208, C51
  it('SliderProduct asks the catalogue for the products that the editor named', async () => {
    const { container } = await show([sliderProduct]);
    expect(sliderProps(container)).toEqual({ heading: 'Nouveautés', products: ['P1', 'P2'] });
  });

  // R187
  it('SameCollectionSliderProduct asks the catalogue for the others of the collection', async () => {
    const { container } = await show([sameCollection]);
    expect(sliderProps(container)).toEqual({
      heading: 'Dans la même collection',
      collection: 'ligne',
      except: 'P1',
      exceptProducts: [],
    });
  });

  // R188
  it('SameTypeSliderProduct asks the catalogue for products of the same kind', async () => {
    const { container } = await show([sameType]);
    expect(sliderProps(container)).toMatchObject({ heading: 'Dans le même esprit', type: 'Miroir', subType: 'Rond' });
  });

  it('SameTypeSliderProduct leaves out what other sliders of the page show', async () => {
    const accessories = { __typename: 'SliderAccessories', accessories: [{ uid: 'P7' }] };
    const { container } = await show([sameType, sameCollection, accessories]);
    expect(sliderProps(container)).toMatchObject({ exceptProducts: ['P7'], exceptCollections: ['ligne'] });
  });

  // R198
  it('CmsContent shows running text and where it leads', async () => {
    await show([cmsContent, { ...cmsContent, cta: link('Lire') }]);
    expect(headings(2)).toEqual(['Éditeur', 'Éditeur']);
    expect(screen.getByRole('link', { name: 'Écrire' })).toHaveClass('filled');
    expect(screen.getByRole('link', { name: 'Lire' })).toHaveClass('plain');
  });

  // R205
  it('SeeMore leads onwards', async () => {
    await show([seeMore]);
    expect(screen.getByText('Chez nos revendeurs')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revendeurs' })).toHaveAttribute('href', '/fr/revendeurs');
  });
});
