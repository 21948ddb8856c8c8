import type { Shot } from '../scene/scene.ts';
import { articlePictures } from './articles.ts';
import { closeUps } from './close-ups.ts';
import { collectionScenes } from './collections.ts';
import { finishPictures } from './finishes.ts';
import { inspirationScenes } from './inspirations.ts';
import { productHeroes } from './product-heroes.ts';
import { productCards, threeQuarters } from './products.ts';
import { editorialScenes } from './scenes.ts';
import { smallPictures } from './small.ts';

/** Every scene, in the order in which they are rendered: what most visitors see comes first. */
export const shots = (): Shot[] => [
  ...productCards(),
  ...editorialScenes(),
  ...collectionScenes(),
  ...smallPictures(),
  ...finishPictures(),
  ...inspirationScenes(),
  ...articlePictures(),
  ...productHeroes(),
  ...threeQuarters(),
  ...closeUps(),
];
