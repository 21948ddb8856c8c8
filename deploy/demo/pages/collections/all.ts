import { page as atelier } from './atelier.ts';
import { page as brume } from './brume.ts';
import type { CollectionPage } from './collection-page.ts';
import { page as escale } from './escale.ts';
import { page as garrigue } from './garrigue.ts';
import { page as halle } from './halle.ts';
import { page as ligne } from './ligne.ts';
import { page as lisiere } from './lisiere.ts';
import { page as nocturne } from './nocturne.ts';
import { page as ondine } from './ondine.ts';
import { page as terre } from './terre.ts';

export const collectionBlocks: CollectionPage[] = [
  ligne,
  ondine,
  garrigue,
  lisiere,
  nocturne,
  terre,
  brume,
  halle,
  escale,
  atelier,
];
