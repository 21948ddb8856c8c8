import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'ligne',
  blocks: [
    {
      type: 'EditoTwoThird',
      heading: words(
        'Quatre millimètres d’ombre',
        'Vier millimeter schaduw',
        'Four millimetres of shadow',
        'Vier Millimeter Schatten',
      ),
      text: words(
        '<p>Pas de poignée, mais une gorge : un joint creusé en haut de chaque façade, juste assez profond pour deux doigts. On l’ouvre sans regarder, comme on tourne une page.</p>',
        '<p>Geen greep, wel een groef: een uitsparing boven in elk front, net diep genoeg voor twee vingers. U opent ze zonder te kijken, zoals u een bladzijde omslaat.</p>',
        '<p>No handle, but a groove: a channel cut along the top of each front, just deep enough for two fingers. You open it without looking, as you turn a page.</p>',
        '<p>Kein Griff, aber eine Fuge: eine Rille am oberen Rand jeder Front, gerade tief genug für zwei Finger. Man öffnet sie, ohne hinzusehen, wie man eine Seite umblättert.</p>',
      ),
      image: {
        ...show.product('RV-1140'),
        hotspots: [productHotspot('RV-1140', 50, 66)],
        legend: words(
          'Ligne 140, noir encre',
          'Ligne 140, inktzwart',
          'Ligne 140, ink black',
          'Ligne 140, Tintenschwarz',
        ),
      },
    },
    {
      type: 'MeaXl',
      position: 'right',
      backgroundColor: '#E9E1D4',
      heading: words('Le Fil, encore plus mince', 'Fil, nog slanker', 'Fil, slimmer still', 'Fil, noch schlanker'),
      text: words(
        '<p>Ligne Fil tient en un seul tiroir de vingt-huit centimètres. C’est peu, et c’est tout ce qu’il faut à qui range ses serviettes ailleurs : le mur reste un mur.</p>',
        '<p>Ligne Fil bestaat uit één lade van achtentwintig centimeter hoog. Dat is weinig, en genoeg voor wie de handdoeken elders bewaart: de muur blijft een muur.</p>',
        '<p>Ligne Fil is a single drawer, twenty-eight centimetres high. It is little, and all you need if the towels live elsewhere: the wall remains a wall.</p>',
        '<p>Ligne Fil besteht aus einer einzigen Schublade, achtundzwanzig Zentimeter hoch. Das ist wenig und reicht, wenn die Handtücher woanders wohnen: Die Wand bleibt eine Wand.</p>',
      ),
      image: show.product('RV-1600'),
      cta: {
        to: '/product/ligne-fil-100',
        label: words('Voir Ligne Fil 100', 'Bekijk Ligne Fil 100', 'See Ligne Fil 100', 'Ligne Fil 100 ansehen'),
      },
    },
    {
      type: 'ColorChart',
      heading: words('Du chêne à la nuit', 'Van eiken tot nacht', 'From oak to night', 'Von Eiche bis Nacht'),
      shades: ['oak', 'smokedOak', 'limedOak', 'white', 'sand', 'night'],
    },
  ],
  closing: {
    type: 'SliderInspiration',
    heading: words('Ligne chez vous', 'Ligne bij u thuis', 'Ligne at home', 'Ligne bei Ihnen'),
    inspirations: ['ambiance-du-matin', 'blanc-sur-blanc', 'petite-salle-de-bains'],
  },
};
