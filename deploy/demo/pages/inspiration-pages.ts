import type { Language } from 'shared/i18n';
import type { BlockContent } from '../../content-api/block-content.generated.ts';
import type { LinkContent, Localised } from '../../content-api/content.ts';
import { textIn } from '../../content-api/language.ts';
import { type InspirationRecord, inspirations } from '../records/inspirations.ts';
import { words } from '../records/words.ts';
import { show } from './block-pictures.ts';
import { inspirationBlocks } from './inspirations/all.ts';
import type { PageRecord } from './page.ts';

/** The pages of the inspirations, in the order of the list. */
export const inspirationPages: PageRecord[] = inspirations.map((inspiration, place) => {
  const { id, heading, text } = inspiration;
  const { fr, nl, en, de } = heading;
  const own = inspirationBlocks.find((page) => page.id === id);
  if (!own) throw new Error(`Nobody wrote the page of ${id}`);
  return {
    path: `/inspiration/${id}`,
    seo: {
      title: words(`Inspiration : ${fr}`, `Inspiratie: ${nl}`, `Inspiration: ${en}`, `Inspiration: ${de}`),
      description: plain(text),
      image: show.inspiration(id).url,
    },
    blocks: [own.lead ? large(inspiration, own.lead) : withNeighbours(inspiration, place), ...own.blocks],
  };
});

function large(inspiration: InspirationRecord, text: Localised): BlockContent {
  return {
    type: 'HeroLarge',
    heading: inspiration.heading,
    text,
    backgroundImageDesktop: show.inspirationWide(inspiration.id),
    backgroundImageMobile: show.inspirationSlider(inspiration.id),
  };
}

function withNeighbours(inspiration: InspirationRecord, place: number): BlockContent {
  const before = inspirations.at(place - 1);
  const after = inspirations[(place + 1) % inspirations.length];
  return {
    type: 'HeroNavigation',
    label: words('Inspiration', 'Inspiratie', 'Inspiration', 'Inspiration'),
    heading: inspiration.heading,
    imageDesktop: show.inspirationWide(inspiration.id),
    imageMobile: show.inspirationSlider(inspiration.id),
    ...(before && { leftCta: linkTo(before) }),
    ...(after && { rightCta: linkTo(after) }),
  };
}

function linkTo({ id, heading }: InspirationRecord): LinkContent {
  return { to: `/inspiration/${id}`, label: heading };
}

/** The words of an HTML text. */
function plain(text: Localised): Localised {
  const withoutTags = (language: Language) => textIn(language, text).replaceAll(/<[^>]+>/g, '');
  return words(withoutTags('fr'), withoutTags('nl'), withoutTags('en'), withoutTags('de'));
}
