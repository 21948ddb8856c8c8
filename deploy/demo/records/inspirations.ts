import type { InspirationRecord } from './inspiration-record.ts';
import { inspiration as ambianceDuMatin } from './inspirations/ambiance-du-matin.ts';
import { inspiration as ambianceDuSoir } from './inspirations/ambiance-du-soir.ts';
import { inspiration as bainDeForet } from './inspirations/bain-de-foret.ts';
import { inspiration as blancSurBlanc } from './inspirations/blanc-sur-blanc.ts';
import { inspiration as bordDeMer } from './inspirations/bord-de-mer.ts';
import { inspiration as espritAtelier } from './inspirations/esprit-atelier.ts';
import { inspiration as jardinDHiver } from './inspirations/jardin-d-hiver.ts';
import { inspiration as loftEtMetal } from './inspirations/loft-et-metal.ts';
import { inspiration as maisonDeFamille } from './inspirations/maison-de-famille.ts';
import { inspiration as nuitEncre } from './inspirations/nuit-encre.ts';
import { inspiration as petiteSalleDeBains } from './inspirations/petite-salle-de-bains.ts';
import { inspiration as salleDEauDesEnfants } from './inspirations/salle-d-eau-des-enfants.ts';
import { inspiration as sousLesToits } from './inspirations/sous-les-toits.ts';
import { inspiration as suiteParentale } from './inspirations/suite-parentale.ts';
import { inspiration as terreCuite } from './inspirations/terre-cuite.ts';
import { inspiration as vertSauge } from './inspirations/vert-sauge.ts';

export type { InspirationRecord } from './inspiration-record.ts';

/** The inspirations, as the site lists them. */
export const inspirations: InspirationRecord[] = [
  ambianceDuMatin,
  ambianceDuSoir,
  petiteSalleDeBains,
  suiteParentale,
  bainDeForet,
  terreCuite,
  bordDeMer,
  loftEtMetal,
  blancSurBlanc,
  vertSauge,
  nuitEncre,
  salleDEauDesEnfants,
  sousLesToits,
  maisonDeFamille,
  espritAtelier,
  jardinDHiver,
];
