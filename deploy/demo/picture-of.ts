import type { Localised, Picture } from '../content-api/content.ts';
import { pictureFile } from './picture-file.ts';

const picture = (name: string, alt: Localised, width: number, height: number): Picture => ({
  url: pictureFile(name),
  alt,
  width,
  height,
});

/** The pictures of a product, a collection, a material or a scene, by name; sizes in pixels as specified (2§9). */
export const pictureOf = {
  productCard: (slug: string, alt: Localised) => picture(`products/${slug}-card`, alt, 688, 916),
  productHero: (slug: string, alt: Localised) => picture(`products/${slug}-hero`, alt, 1920, 800),
  productHeroMobile: (slug: string, alt: Localised) => picture(`products/${slug}-hero-mobile`, alt, 768, 960),
  productCarrousel: (slug: string, alt: Localised) => picture(`products/${slug}-carrousel`, alt, 1088, 816),
  shade: (id: string, alt: Localised) => picture(`shades/${id}`, alt, 240, 240),
  handle: (id: string, alt: Localised) => picture(`handles/${id}`, alt, 480, 480),
  washbasin: (id: string, alt: Localised) => picture(`washbasins/${id}`, alt, 640, 480),
  collectionCard: (id: string, alt: Localised) => picture(`collections/${id}-card`, alt, 960, 750),
  collectionHero: (id: string, alt: Localised) => picture(`collections/${id}-hero`, alt, 1920, 1080),
  collectionHeroMobile: (id: string, alt: Localised) => picture(`collections/${id}-hero-mobile`, alt, 768, 1024),
  finish: (name: string, alt: Localised) => picture(`finishes/${name}`, alt, 960, 1120),
  scene: (name: string, alt: Localised) => picture(`scenes/${name}`, alt, 1920, 1080),
  sceneMobile: (name: string, alt: Localised) => picture(`scenes/${name}-mobile`, alt, 768, 1024),
};
