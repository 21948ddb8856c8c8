import type { Localised, Picture } from '../content-api/content.ts';
import { pictureFile } from './picture-file.ts';
import { finishFormat } from './pictures/scene/formats.ts';
import type { FinishName } from './records/finishes.ts';
import { products } from './records/products.ts';

/** `x` and `y` of its focus in percent: the middle where nothing else is said. */
const picture = (name: string, alt: Localised, width: number, height: number, x = 50, y = 50): Picture => ({
  url: pictureFile(name),
  alt,
  width,
  height,
  ...((x !== 50 || y !== 50) && { focus: { x, y } }),
});

/**
 * Where a card may be cut, in percent of its height: blocks leave three fifths. The mirror over a unit stays whole, and
 * a mirror's own card keeps its upper edge.
 */
function cardFocus(slug: string): number {
  const construction = products.find((product) => product.slug === slug)?.construction;
  if (construction?.kind === 'unit') return 18;
  if (construction?.kind === 'mirror') return construction.shape === 'arch' ? 28 : 32;
  return 30;
}

/**
 * The pictures of a product, a collection, a material or a scene, by name; sizes in pixels as specified (2§9). The focus
 * follows from the frames of the scenes: a crop as flat as they come on the site shows mirror and furniture whole.
 */
export const pictureOf = {
  productCard: (slug: string, alt: Localised) => picture(`products/${slug}-card`, alt, 688, 916, 50, cardFocus(slug)),
  productHero: (slug: string, alt: Localised) => picture(`products/${slug}-hero`, alt, 1920, 800, 83, 50),
  productHeroMobile: (slug: string, alt: Localised) => picture(`products/${slug}-hero-mobile`, alt, 768, 960),
  productCarrousel: (slug: string, alt: Localised) => picture(`products/${slug}-carrousel`, alt, 1088, 816),
  shade: (id: string, alt: Localised) => picture(`shades/${id}`, alt, 480, 480),
  handle: (id: string, alt: Localised) => picture(`handles/${id}`, alt, 480, 480),
  washbasin: (id: string, alt: Localised) => picture(`washbasins/${id}`, alt, 640, 480),
  collectionCard: (id: string, alt: Localised) => picture(`collections/${id}-card`, alt, 960, 750, 46, 22),
  collectionHero: (id: string, alt: Localised) => picture(`collections/${id}-hero`, alt, 1920, 1080, 55, 8),
  collectionHeroMobile: (id: string, alt: Localised) =>
    picture(`collections/${id}-hero-mobile`, alt, 768, 1024, 50, 40),
  finish(name: FinishName, alt: Localised) {
    const { width, height } = finishFormat(name);
    return picture(`finishes/${name}`, alt, width, height);
  },
  scene: (name: string, alt: Localised) =>
    picture(`scenes/${name}`, alt, 1920, 1080, name === 'workshop' ? 50 : 64, 22),
  sceneMobile: (name: string, alt: Localised) => picture(`scenes/${name}-mobile`, alt, 768, 1024, 50, 40),
};
