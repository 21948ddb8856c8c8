import { z } from 'zod';
import type { BlockContent } from '../../content.ts';
import { address, color, document, link, localised, names, percent, picture, text } from './basics.ts';

const hotspotPicture = picture.extend({
  legend: localised.optional(),
  hotspots: z
    .array(
      z.strictObject({
        x: percent,
        y: percent,
        heading: localised,
        text: localised.optional(),
        cta: link.optional(),
        product: text.optional(),
      }),
    )
    .optional(),
});

const background = z.strictObject({ image: picture, video: address.optional() });
const cta = link.optional();
const plain = localised.optional();
const backgroundColor = color.optional();

const block = <Type extends BlockContent['type'], Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

const mea = {
  backgroundColor,
  heading: localised,
  cta,
  text: localised,
  position: z.enum(['left', 'right']),
  image: picture,
  picto: address.optional(),
};

/** The 37 blocks, each as `content.ts` describes it. */
export const contentBlock = z.discriminatedUnion('type', [
  block('HeroLarge', {
    heading: localised,
    text: plain,
    backgroundImageDesktop: picture,
    backgroundImageMobile: picture,
  }),
  block('HeroFullscreen', {
    heading: localised,
    text: plain,
    buttons: z.array(link),
    backgroundDesktop: picture,
    backgroundMobile: picture,
  }),
  block('HeroCollection', {
    tags: z.array(localised),
    configurations: z.array(z.strictObject({ text: localised, picto: address })).optional(),
    collection: text,
  }),
  block('HeroCms', { heading: localised, subheading: plain, caption: plain, image: picture.optional() }),
  block('HeroNavigation', {
    label: localised,
    heading: localised,
    imageDesktop: picture,
    imageMobile: picture,
    leftCta: cta,
    rightCta: cta,
  }),
  block('HeroProduct', { product: text }),
  block('ImageFullTextBlock', {
    backgroundColor,
    text: localised,
    cta,
    linkLists: z.array(link).optional(),
    icon: address.optional(),
    backgroundDesktop: background,
    backgroundMobile: background,
  }),
  block('PushImageFull', { heading: localised, tag: plain, image: picture, cta }),
  block('PushTextImage', { heading: localised, text: localised, cta, image: picture }),
  block('PushCatalog', {
    heading: localised,
    text: localised,
    image: picture,
    cta,
    document,
    backgroundImageDesktop: picture.optional(),
    backgroundImageMobile: picture.optional(),
  }),
  block('SliderCollection', { backgroundColor, heading: localised, collections: names }),
  block('SliderJournal', { heading: localised, text: plain, cta, articles: names }),
  block('SliderInspiration', { backgroundColor, heading: localised, inspirations: names }),
  block('SliderProductInterface', { products: names }),
  block('SliderProduct', { heading: localised, products: names }),
  block('SameCollectionSliderProduct', { backgroundColor, collection: text, except: text.optional() }),
  block('SameTypeSliderProduct', {
    backgroundColor,
    productType: text,
    subType: text.optional(),
    except: text.optional(),
  }),
  block('SliderAccessories', { accessories: names }),
  block('Showroom', { label: plain, heading: localised, text: plain, cta, inspirations: names }),
  block('EditoHalf', {
    backgroundColor,
    blockColor: color.optional(),
    heading: localised,
    text: localised,
    cta,
    image1: hotspotPicture,
    image2: hotspotPicture.optional(),
    image3: hotspotPicture.optional(),
    collection: text.optional(),
  }),
  block('EditoTwoThird', {
    reverse: z.boolean().optional(),
    heading: localised,
    text: localised,
    image: hotspotPicture,
  }),
  block('EditoCompo1', {
    heading: localised,
    text: localised,
    image1: picture,
    image2: picture,
    image3: picture,
    image4: picture,
  }),
  block('EditoCompo2', {
    backgroundColor,
    heading: localised,
    text: localised,
    cta,
    image1: picture,
    image2: picture,
    image3: picture,
    image4: picture,
    image5: picture,
    image6: picture,
  }),
  block('EditoSimple', { backgroundColor, text: localised }),
  block('MeaXl', mea),
  block('MeaL', mea),
  block('ProjectSelection', { label: plain, heading: localised, text: plain, cta }),
  block('CmsContent', { content: localised, cta }),
  block('Diaporama', { color: color.optional(), images: z.array(picture) }),
  block('SimpleImageLegend', { image: picture, legend: plain }),
  block('DoubleImageLegend', { image1: picture, image2: picture, legend1: plain, legend2: plain }),
  block('ColorChart', { heading: localised, shades: names }),
  block('Html', { code: localised, sideEffects: z.array(address).optional() }),
  block('ProductFinder', { document }),
  block('SeeMore', { heading: localised, text: plain, cta: link }),
  block('ProductDetailsAccordion', { product: text }),
  block('Accordion', { items: z.array(z.strictObject({ heading: localised, text: localised })) }),
]) satisfies z.ZodType<BlockContent>;
