import type { Localised } from '../../content-api/content.ts';
import { article as accorderBoisEtCouleur } from './articles/amenager/accorder-bois-et-couleur.ts';
import { article as bienPlacerLeMiroir } from './articles/amenager/bien-placer-le-miroir.ts';
import { article as cinqMetresCarres } from './articles/amenager/cinq-metres-carres.ts';
import { article as eclairerSansEblouir } from './articles/amenager/eclairer-sans-eblouir.ts';
import { article as laBonneHauteur } from './articles/amenager/la-bonne-hauteur.ts';
import { article as rangerADeux } from './articles/amenager/ranger-a-deux.ts';
import type { ArticleRecord } from './articles/article-record.ts';
import { article as duCroquisAuMeuble } from './articles/atelier/du-croquis-au-meuble.ts';
import { article as leControleFinal } from './articles/atelier/le-controle-final.ts';
import { article as leTiroirQuiGlisse } from './articles/atelier/le-tiroir-qui-glisse.ts';
import { article as lesChutesDeBois } from './articles/atelier/les-chutes-de-bois.ts';
import { article as livreMonte } from './articles/atelier/livre-monte.ts';
import { article as uneJourneeALatelier } from './articles/atelier/une-journee-a-latelier.ts';
import { article as calcaireEtRobinets } from './articles/entretien/calcaire-et-robinets.ts';
import { article as huilerLeChene } from './articles/entretien/huiler-le-chene.ts';
import { article as laererPourDurer } from './articles/entretien/laerer-pour-durer.ts';
import { article as nettoyerUnPlanVasque } from './articles/entretien/nettoyer-un-plan-vasque.ts';
import { article as reparerUneRayure } from './articles/entretien/reparer-une-rayure.ts';
import { article as unMiroirSansTraces } from './articles/entretien/un-miroir-sans-traces.ts';
import { article as laCeramiqueBlanche } from './articles/matieres/la-ceramique-blanche.ts';
import { article as laLaqueMate } from './articles/matieres/la-laque-mate.ts';
import { article as leCheneMassif } from './articles/matieres/le-chene-massif.ts';
import { article as leLaitonBrosse } from './articles/matieres/le-laiton-brosse.ts';
import { article as leNoyerDuSoir } from './articles/matieres/le-noyer-du-soir.ts';
import { article as pierreDeSynthese } from './articles/matieres/pierre-de-synthese.ts';
import { article as unArchitecteAGand } from './articles/rencontres/un-architecte-a-gand.ts';
import { article as unPoseurALille } from './articles/rencontres/un-poseur-a-lille.ts';
import { article as unRevendeurAStrasbourg } from './articles/rencontres/un-revendeur-a-strasbourg.ts';
import { article as uneCeramisteEnDrome } from './articles/rencontres/une-ceramiste-en-drome.ts';
import { article as uneColoristeAAnvers } from './articles/rencontres/une-coloriste-a-anvers.ts';
import { article as uneEbenisteANantes } from './articles/rencontres/une-ebeniste-a-nantes.ts';
import { words } from './words.ts';

/** The categories of the journal, in the order of its filters. */
export const articleCategories: { value: string; name: Localised }[] = [
  { value: 'matieres', name: words('Matières', 'Materialen', 'Materials', 'Materialien') },
  { value: 'amenager', name: words('Aménager', 'Inrichten', 'Planning', 'Einrichten') },
  { value: 'atelier', name: words('À l’atelier', 'In het atelier', 'In the workshop', 'In der Werkstatt') },
  { value: 'entretien', name: words('Entretien', 'Onderhoud', 'Care', 'Pflege') },
  { value: 'rencontres', name: words('Rencontres', 'Ontmoetingen', 'Conversations', 'Begegnungen') },
];

/** The journal, the newest article first. */
export const articles: ArticleRecord[] = [
  accorderBoisEtCouleur,
  bienPlacerLeMiroir,
  cinqMetresCarres,
  eclairerSansEblouir,
  laBonneHauteur,
  rangerADeux,
  duCroquisAuMeuble,
  leControleFinal,
  leTiroirQuiGlisse,
  lesChutesDeBois,
  livreMonte,
  uneJourneeALatelier,
  calcaireEtRobinets,
  huilerLeChene,
  laererPourDurer,
  nettoyerUnPlanVasque,
  reparerUneRayure,
  unMiroirSansTraces,
  laCeramiqueBlanche,
  laLaqueMate,
  leCheneMassif,
  leLaitonBrosse,
  leNoyerDuSoir,
  pierreDeSynthese,
  unArchitecteAGand,
  unPoseurALille,
  unRevendeurAStrasbourg,
  uneCeramisteEnDrome,
  uneColoristeAAnvers,
  uneEbenisteANantes,
].sort((one, other) => other.date.localeCompare(one.date));
