import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'salle-d-eau-des-enfants',
  blocks: [
    {
      type: 'EditoHalf',
      backgroundColor: '#FAF4E6',
      blockColor: '#34585F',
      collection: 'brume',
      heading: words(
        'À hauteur de sept ans',
        'Op de hoogte van zeven jaar',
        'At the height of a seven-year-old',
        'Auf Höhe von sieben Jahren',
      ),
      text: words(
        '<p>Un enfant de sept ans se lave les mains à soixante-dix centimètres ; un adulte à quatre-vingt-cinq. Fixez le meuble à quatre-vingts et ajoutez un tabouret : il servira encore quand les enfants seront partis.</p>',
        '<p>Een kind van zeven wast zijn handen op zeventig centimeter, een volwassene op vijfentachtig. Hang het meubel op tachtig en zet er een krukje bij: dat dient nog als de kinderen het huis uit zijn.</p>',
        '<p>A child of seven washes at seventy centimetres, an adult at eighty-five. Fix the unit at eighty and add a stool: it will still be of use when the children have left.</p>',
        '<p>Ein Kind von sieben Jahren wäscht sich auf siebzig Zentimetern die Hände, ein Erwachsener auf fünfundachtzig. Hängen Sie das Möbel auf achtzig und stellen Sie einen Hocker dazu: Er dient noch, wenn die Kinder ausgezogen sind.</p>',
      ),
      cta: {
        to: '/article/la-bonne-hauteur',
        label: words(
          'Trouver la bonne hauteur',
          'De juiste hoogte vinden',
          'Finding the right height',
          'Die richtige Höhe finden',
        ),
      },
      image1: { ...show.product('RV-5060'), hotspots: [productHotspot('RV-5060', 50, 66)] },
      image2: { ...show.product('RV-9245'), hotspots: [productHotspot('RV-9245', 50, 70)] },
    },
    {
      type: 'MeaL',
      position: 'left',
      backgroundColor: '#F0E3C8',
      heading: words(
        'Les doigts ne craignent rien',
        'Geen gevaar voor vingers',
        'Fingers are safe',
        'Keine Gefahr für Finger',
      ),
      text: words(
        '<p>Sur les dix derniers centimètres, un frein retient le tiroir. On peut le claquer de toutes ses forces : il arrive doucement, et la colère aussi retombe.</p>',
        '<p>De laatste tien centimeter remt een demper de lade af. U mag ze dichtslaan zo hard u wilt: ze komt zacht aan, en de boosheid zakt mee.</p>',
        '<p>Over the last ten centimetres a damper holds the drawer back. Slam it with all your might: it arrives gently, and so does your temper.</p>',
        '<p>Auf den letzten zehn Zentimetern bremst ein Dämpfer die Schublade. Man kann sie mit aller Kraft zuschlagen: Sie kommt sanft an, und der Ärger legt sich mit.</p>',
      ),
      image: show.product('RV-5100'),
      cta: {
        to: '/article/le-tiroir-qui-glisse',
        label: words(
          'Comment glisse un tiroir',
          'Hoe een lade glijdt',
          'How a drawer glides',
          'Wie eine Schublade gleitet',
        ),
      },
    },
    {
      type: 'SimpleImageLegend',
      image: show.product('RV-9230'),
      legend: words(
        'Une patère par prénom, et une de plus pour l’ami du mercredi.',
        'Eén haak per naam, en eentje extra voor het vriendje van woensdag.',
        'One hook for each name, and a spare for Wednesday’s friend.',
        'Ein Haken pro Namen und einer mehr für den Freund am Mittwoch.',
      ),
    },
    {
      type: 'ColorChart',
      heading: words(
        'Des couleurs qui grandissent avec eux',
        'Kleuren die meegroeien',
        'Colours that grow up with them',
        'Farben, die mitwachsen',
      ),
      shades: ['petrol', 'sage', 'sand', 'blush', 'oak'],
    },
    { type: 'SliderProductInterface', products: ['RV-5060', 'RV-9230', 'RV-9245', 'RV-9040', 'RV-5030'] },
    {
      type: 'Showroom',
      heading: words('Pour toute la maisonnée', 'Voor het hele huis', 'For the whole household', 'Für das ganze Haus'),
      text: words(
        'Des pièces où l’on entre à plusieurs, et parfois en courant.',
        'Kamers waar u met meer binnenkomt, en soms al rennend.',
        'Rooms entered by several people at once, sometimes at a run.',
        'Räume, die man zu mehreren betritt, und manchmal im Laufschritt.',
      ),
      inspirations: ['maison-de-famille', 'petite-salle-de-bains', 'bord-de-mer'],
    },
  ],
};
