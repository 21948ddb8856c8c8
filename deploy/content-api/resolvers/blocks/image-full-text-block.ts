import type { Context } from '../../context.ts';
import { textIn } from '../../language.ts';
import { localisedHtml } from '../localised.ts';
import type { Of } from './of.ts';

type Block = Of<'ImageFullTextBlock'>;

export const ImageFullTextBlock = {
  text: localisedHtml('text'),
  linkLists: ({ linkLists = [] }: Block) => linkLists,
  backgroundDesktop: ({ backgroundDesktop }: Block) => backgroundDesktop.image,
  backgroundMobile: ({ backgroundMobile }: Block) => backgroundMobile.image,
  backgroundVideoDesktop: ({ backgroundDesktop }: Block) => backgroundDesktop.video,
  backgroundVideoMobile: ({ backgroundMobile }: Block) => backgroundMobile.video,
  alt: ({ backgroundDesktop }: Block, _args: unknown, { language }: Context): string =>
    textIn(language, backgroundDesktop.image.alt),
};
