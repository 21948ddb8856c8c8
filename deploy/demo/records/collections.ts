import type { CollectionRecord } from './collection-record.ts';
import { atelier } from './collections/atelier.ts';
import { brume } from './collections/brume.ts';
import { escale } from './collections/escale.ts';
import { garrigue } from './collections/garrigue.ts';
import { halle } from './collections/halle.ts';
import { ligne } from './collections/ligne.ts';
import { lisiere } from './collections/lisiere.ts';
import { nocturne } from './collections/nocturne.ts';
import { ondine } from './collections/ondine.ts';
import { terre } from './collections/terre.ts';

export type { CollectionRecord } from './collection-record.ts';

/** The collections, as the site lists them. */
export const collections: CollectionRecord[] = [
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
