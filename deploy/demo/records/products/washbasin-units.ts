import type { ProductRecord } from '../product-record.ts';
import { atelier } from './washbasin-units/atelier.ts';
import { brume } from './washbasin-units/brume.ts';
import { escale } from './washbasin-units/escale.ts';
import { escalePorte } from './washbasin-units/escale-porte.ts';
import { garrigue } from './washbasin-units/garrigue.ts';
import { halle } from './washbasin-units/halle.ts';
import { halleMurale } from './washbasin-units/halle-murale.ts';
import { ligne } from './washbasin-units/ligne.ts';
import { ligneFil } from './washbasin-units/ligne-fil.ts';
import { lisiere } from './washbasin-units/lisiere.ts';
import { nocturne } from './washbasin-units/nocturne.ts';
import { ondine } from './washbasin-units/ondine.ts';
import { terre } from './washbasin-units/terre.ts';

export const washbasinUnits: ProductRecord[] = [
  ...ligne,
  ...ondine,
  ...halle,
  ...garrigue,
  ...brume,
  ...nocturne,
  ...lisiere,
  ...escale,
  ...terre,
  ...ligneFil,
  ...halleMurale,
  ...escalePorte,
  ...atelier,
];
