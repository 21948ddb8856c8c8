import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'suite-parentale',
  blocks: [
    {
      type: 'EditoHalf',
      backgroundColor: '#F3EEE6',
      blockColor: '#D9CFC0',
      collection: 'nocturne',
      heading: words('Chacun son bord', 'Ieder zijn kant', 'A side each', 'Jedem seine Seite'),
      text: words(
        '<p>Comptez soixante-dix centimètres par personne, coudes compris. À cent quarante, deux vasques cohabitent sans négocier ; les tiroirs du haut restent à chacun, ceux du bas à la maison.</p>',
        '<p>Reken zeventig centimeter per persoon, ellebogen inbegrepen. Op honderdveertig leven twee wastafels zonder onderhandelen naast elkaar; de bovenste laden zijn van ieder apart, de onderste van het huis.</p>',
        '<p>Allow seventy centimetres a head, elbows included. At a hundred and forty, two basins live side by side without negotiating; the top drawers are private, the lower ones belong to the house.</p>',
        '<p>Rechnen Sie siebzig Zentimeter pro Person, Ellbogen inbegriffen. Auf hundertvierzig leben zwei Becken ohne Verhandlungen nebeneinander; die oberen Schubladen gehören jedem selbst, die unteren dem Haus.</p>',
      ),
      image1: { ...show.product('RV-6140'), hotspots: [productHotspot('RV-6140', 50, 68)] },
      image2: show.finish('walnut'),
      image3: { ...show.product('RV-6035'), hotspots: [productHotspot('RV-6035', 42, 45)] },
    },
    {
      type: 'EditoTwoThird',
      reverse: true,
      heading: words(
        'La chambre n’est pas loin',
        'De slaapkamer is dichtbij',
        'The bedroom is close by',
        'Das Schlafzimmer ist nah',
      ),
      text: words(
        '<p>Quand il n’y a pas de porte entre le lit et la vasque, le bruit compte plus que la couleur. Nos coulisses ferment à moins de trente décibels : c’est le chuchotement, pas la conversation.</p>',
        '<p>Als er geen deur is tussen bed en wastafel, telt geluid meer dan kleur. Onze geleiders sluiten onder de dertig decibel: dat is fluisteren, geen gesprek.</p>',
        '<p>Where there is no door between the bed and the basin, noise matters more than colour. Our runners close at under thirty decibels: a whisper, not a conversation.</p>',
        '<p>Wo zwischen Bett und Becken keine Tür ist, zählt das Geräusch mehr als die Farbe. Unsere Auszüge schließen mit weniger als dreißig Dezibel: ein Flüstern, kein Gespräch.</p>',
      ),
      image: show.productWide('RV-6100'),
    },
    {
      type: 'MeaXl',
      position: 'left',
      backgroundColor: '#D9CFC0',
      heading: words(
        'Un mur entier, d’un seul tenant',
        'Een hele muur uit één stuk',
        'A whole wall in one piece',
        'Eine ganze Wand aus einem Stück',
      ),
      text: words(
        '<p>Jusqu’à trois mètres, Atelier dessine un meuble au centimètre : deux vasques, une coiffeuse au milieu, une colonne à chaque bout. Le fil du bois passe d’un côté à l’autre sans demander la permission.</p>',
        '<p>Tot drie meter tekent Atelier een meubel op de centimeter: twee wastafels, een kaptafel in het midden, een kolomkast aan elk uiteinde. De nerf loopt van de ene kant naar de andere zonder toestemming te vragen.</p>',
        '<p>Up to three metres, Atelier draws a piece to the centimetre: two basins, a dressing table between them, a tall unit at each end. The grain crosses from side to side without asking permission.</p>',
        '<p>Bis drei Meter zeichnet Atelier ein Möbel auf den Zentimeter: zwei Becken, ein Frisiertisch dazwischen, an jedem Ende ein Hochschrank. Die Maserung läuft durch, ohne um Erlaubnis zu fragen.</p>',
      ),
      image: show.collection('atelier'),
      cta: {
        to: '/page/contact',
        label: words(
          'Parler de votre mur',
          'Vertel ons over uw muur',
          'Tell us about your wall',
          'Von Ihrer Wand erzählen',
        ),
      },
    },
    { type: 'SliderProductInterface', products: ['RV-6140', 'RV-7160', 'RV-6035', 'RV-8060', 'RV-9100'] },
    {
      type: 'Showroom',
      label: words('À deux', 'Met twee', 'For two', 'Zu zweit'),
      heading: words(
        'D’autres pièces à partager',
        'Nog kamers om te delen',
        'More rooms to share',
        'Weitere Räume zum Teilen',
      ),
      cta: {
        to: '/article/ranger-a-deux',
        label: words('Ranger à deux', 'Samen opbergen', 'Storing for two', 'Zu zweit verstauen'),
      },
      inspirations: ['ambiance-du-soir', 'maison-de-famille', 'terre-cuite'],
    },
  ],
};
