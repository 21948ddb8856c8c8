import { about } from './generic/about.ts';
import { catalogue } from './generic/catalogue.ts';
import { colours } from './generic/colours.ts';
import { guarantee } from './generic/guarantee.ts';
import { madeInFrance } from './generic/made-in-france.ts';
import { mirrorFinder } from './generic/mirror-finder.ts';
import { questions } from './generic/questions.ts';
import { sustainability } from './generic/sustainability.ts';
import { workshop } from './generic/workshop.ts';
import type { PageRecord } from './page.ts';

/** The pages that an editor composed, one by one, from blocks. */
export const genericPages: PageRecord[] = [
  about,
  workshop,
  sustainability,
  guarantee,
  madeInFrance,
  questions,
  catalogue,
  colours,
  mirrorFinder,
];
