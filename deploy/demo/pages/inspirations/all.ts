import { page as ambianceDuMatin } from './ambiance-du-matin.ts';
import { page as ambianceDuSoir } from './ambiance-du-soir.ts';
import { page as bainDeForet } from './bain-de-foret.ts';
import { page as blancSurBlanc } from './blanc-sur-blanc.ts';
import { page as bordDeMer } from './bord-de-mer.ts';
import { page as espritAtelier } from './esprit-atelier.ts';
import type { InspirationPage } from './inspiration-page.ts';
import { page as jardinDHiver } from './jardin-d-hiver.ts';
import { page as loftEtMetal } from './loft-et-metal.ts';
import { page as maisonDeFamille } from './maison-de-famille.ts';
import { page as nuitEncre } from './nuit-encre.ts';
import { page as petiteSalleDeBains } from './petite-salle-de-bains.ts';
import { page as salleDEauDesEnfants } from './salle-d-eau-des-enfants.ts';
import { page as sousLesToits } from './sous-les-toits.ts';
import { page as suiteParentale } from './suite-parentale.ts';
import { page as terreCuite } from './terre-cuite.ts';
import { page as vertSauge } from './vert-sauge.ts';

export const inspirationBlocks: InspirationPage[] = [
  ambianceDuMatin,
  ambianceDuSoir,
  bainDeForet,
  blancSurBlanc,
  bordDeMer,
  espritAtelier,
  jardinDHiver,
  loftEtMetal,
  maisonDeFamille,
  nuitEncre,
  petiteSalleDeBains,
  salleDEauDesEnfants,
  sousLesToits,
  suiteParentale,
  terreCuite,
  vertSauge,
];
