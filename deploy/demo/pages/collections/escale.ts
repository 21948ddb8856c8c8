import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'escale',
  blocks: [
    {
      type: 'EditoCompo1',
      heading: words('Le plan d’une cabine', 'Het plan van een kajuit', 'The plan of a cabin', 'Der Plan einer Kajüte'),
      text: words(
        '<p>Une vasque de quarante, un miroir rond, trois patères, une tablette de onze centimètres : il n’en faut pas plus pour se laver entre deux marées. Tout se fixe au mur, le sol reste libre pour les pieds.</p>',
        '<p>Een wastafel van veertig, een ronde spiegel, drie haken, een plank van elf centimeter: meer hebt u niet nodig om u te wassen tussen twee getijden. Alles hangt aan de muur, de vloer blijft vrij voor de voeten.</p>',
        '<p>A basin of forty, a round mirror, three hooks, a shelf of eleven centimetres: nothing more is needed to wash between two tides. Everything is fixed to the wall, and the floor is left to the feet.</p>',
        '<p>Ein Becken von vierzig, ein runder Spiegel, drei Haken, ein Bord von elf Zentimetern: Mehr braucht es nicht, um sich zwischen zwei Gezeiten zu waschen. Alles hängt an der Wand, der Boden bleibt den Füßen.</p>',
      ),
      image1: show.product('RV-12040'),
      image2: show.product('RV-8045'),
      image3: show.product('RV-9232'),
      image4: show.product('RV-9045'),
    },
    {
      type: 'MeaL',
      position: 'right',
      backgroundColor: '#DCE3E2',
      heading: words(
        'Une porte plutôt qu’un tiroir',
        'Een deur in plaats van een lade',
        'A door instead of a drawer',
        'Eine Tür statt einer Schublade',
      ),
      text: words(
        '<p>Là où un tiroir buterait contre la cuvette, Escale ouvre une porte. Derrière, une étagère amovible et le siphon, qui a enfin un voisin.</p>',
        '<p>Waar een lade tegen het toilet zou botsen, opent Escale een deur. Erachter zitten een uitneembaar legbord en de sifon, die eindelijk een buur heeft.</p>',
        '<p>Where a drawer would run into the toilet, Escale opens a door. Behind it are a removable shelf and the trap, which has a neighbour at last.</p>',
        '<p>Wo eine Schublade an die Toilette stieße, öffnet Escale eine Tür. Dahinter sind ein herausnehmbarer Boden und der Siphon, der endlich einen Nachbarn hat.</p>',
      ),
      image: show.product('RV-12545'),
      picto: '/pictures/icons/collection-escale-dark.svg',
      cta: {
        to: '/product/escale-porte-45',
        label: words(
          'Voir le meuble à porte',
          'Bekijk het meubel met deur',
          'See the unit with a door',
          'Das Möbel mit Tür ansehen',
        ),
      },
    },
    {
      type: 'ColorChart',
      heading: words('Les pavillons', 'De vlaggen', 'The flags', 'Die Flaggen'),
      shades: ['white', 'petrol', 'ochre', 'terracotta', 'limedOak', 'sage'],
    },
  ],
  closing: {
    type: 'SliderInspiration',
    heading: words('Faire escale', 'Even aanleggen', 'Putting in to port', 'Kurz anlegen'),
    inspirations: ['petite-salle-de-bains', 'bord-de-mer', 'sous-les-toits', 'salle-d-eau-des-enfants'],
  },
};
