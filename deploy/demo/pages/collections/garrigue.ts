import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'garrigue',
  blocks: [
    {
      type: 'MeaXl',
      position: 'left',
      backgroundColor: '#EADCC8',
      heading: words(
        'La pierre et le soleil',
        'De steen en de zon',
        'The stone and the sun',
        'Der Stein und die Sonne',
      ),
      text: words(
        '<p>La vasque de Garrigue est posée, pas encastrée. Le plan reste entier : on peut le poncer dans dix ans, changer la vasque dans vingt, et garder l’arbre.</p>',
        '<p>De waskom van Garrigue staat op het blad en is niet ingebouwd. Het blad blijft heel: u kunt het over tien jaar schuren, over twintig jaar de kom vervangen, en de boom houden.</p>',
        '<p>The Garrigue basin sits on the top, it is not let into it. The top stays whole: you can sand it in ten years, change the basin in twenty, and keep the tree.</p>',
        '<p>Das Becken von Garrigue steht auf der Platte und ist nicht eingelassen. Die Platte bleibt ganz: In zehn Jahren kann man sie schleifen, in zwanzig das Becken tauschen, und den Baum behält man.</p>',
      ),
      image: show.product('RV-4080'),
      picto: '/pictures/icons/collection-garrigue-dark.svg',
      cta: {
        to: '/article/huiler-le-chene',
        label: words('Huiler le chêne', 'Eiken oliën', 'Oiling oak', 'Eiche ölen'),
      },
    },
    {
      type: 'EditoTwoThird',
      reverse: true,
      heading: words('Deux ans dehors', 'Twee jaar buiten', 'Two years outdoors', 'Zwei Jahre draußen'),
      text: words(
        '<p>Les planches sèchent sous un auvent, séparées par des liteaux, à raison d’un an par pouce d’épaisseur. Rien ne remplace ce temps : un bois pressé se venge dans la vapeur.</p>',
        '<p>De planken drogen onder een afdak, met latjes ertussen, een jaar per duim dikte. Niets vervangt die tijd: gehaast hout neemt wraak in de stoom.</p>',
        '<p>The boards dry under a lean-to, kept apart by battens, a year for every inch of thickness. Nothing replaces that time: hurried wood takes its revenge in the steam.</p>',
        '<p>Die Bretter trocknen unter einem Vordach, durch Leisten getrennt, ein Jahr pro Zoll Dicke. Diese Zeit ersetzt nichts: Gehetztes Holz rächt sich im Dampf.</p>',
      ),
      image: {
        ...show.product('RV-4160'),
        hotspots: [productHotspot('RV-4160', 50, 64)],
        legend: words(
          'Garrigue 160, deux vasques',
          'Garrigue 160, twee waskommen',
          'Garrigue 160, two basins',
          'Garrigue 160, zwei Becken',
        ),
      },
    },
    {
      type: 'ColorChart',
      heading: words(
        'Un chêne, trois humeurs',
        'Eén eik, drie stemmingen',
        'One oak, three moods',
        'Eine Eiche, drei Stimmungen',
      ),
      shades: ['oak', 'limedOak', 'smokedOak'],
    },
  ],
  closing: {
    type: 'SliderInspiration',
    heading: words('Garrigue en famille', 'Garrigue met het gezin', 'Garrigue with the family', 'Garrigue in Familie'),
    inspirations: ['maison-de-famille', 'jardin-d-hiver', 'ambiance-du-matin'],
  },
};
