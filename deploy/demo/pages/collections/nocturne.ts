import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'nocturne',
  blocks: [
    {
      type: 'MeaXl',
      position: 'right',
      backgroundColor: '#4A4A43',
      heading: words('Le feutre dans le tiroir', 'Vilt in de lade', 'Felt in the drawer', 'Filz in der Schublade'),
      text: words(
        '<p>À minuit, un flacon qui heurte le bois s’entend de la chambre. Les fonds sont doublés d’un feutre de laine gris, collé à chaud, qui se retire et se brosse au printemps.</p>',
        '<p>Om middernacht hoort u een flesje dat tegen hout tikt tot in de slaapkamer. De bodems zijn bekleed met grijs wolvilt, uitneembaar, en in de lente te borstelen.</p>',
        '<p>At midnight a bottle knocking on wood can be heard from the bedroom. The drawer bottoms are lined with grey wool felt, which lifts out and likes a brushing in spring.</p>',
        '<p>Um Mitternacht hört man ein Fläschchen, das an Holz stößt, bis ins Schlafzimmer. Die Böden sind mit grauem Wollfilz ausgelegt; er lässt sich herausnehmen und im Frühling ausbürsten.</p>',
      ),
      image: show.product('RV-6120'),
      picto: '/pictures/icons/collection-nocturne-white.svg',
    },
    {
      type: 'EditoTwoThird',
      heading: words('Un fil de noyer', 'Een nerf van notenhout', 'A run of walnut', 'Eine Maserung aus Nussbaum'),
      text: words(
        '<p>Toutes les façades d’un meuble sont tirées du même placage, feuille après feuille. On les numérote à la craie avant de couper : sans cela, même un bon œil remonterait le puzzle à l’envers.</p>',
        '<p>Alle fronten van een meubel komen uit hetzelfde fineer, blad na blad. We nummeren ze met krijt voor we zagen: anders zou zelfs een goed oog de puzzel verkeerd leggen.</p>',
        '<p>All the fronts of one piece come from the same veneer, leaf after leaf. We number them in chalk before cutting: without that, even a good eye would put the puzzle together backwards.</p>',
        '<p>Alle Fronten eines Möbels stammen aus demselben Furnier, Blatt für Blatt. Vor dem Schneiden nummerieren wir sie mit Kreide: Sonst setzte selbst ein gutes Auge das Puzzle verkehrt zusammen.</p>',
      ),
      image: { ...show.product('RV-6180'), hotspots: [productHotspot('RV-6180', 50, 68)] },
    },
    {
      type: 'Diaporama',
      color: '#4A4A43',
      images: [
        show.inspiration('ambiance-du-soir'),
        show.product('RV-6035'),
        show.finish('brass'),
        show.product('RV-9235'),
      ],
    },
  ],
  closing: {
    type: 'SliderInspiration',
    heading: words('Après le coucher du soleil', 'Na zonsondergang', 'After sunset', 'Nach Sonnenuntergang'),
    inspirations: ['ambiance-du-soir', 'nuit-encre', 'suite-parentale'],
  },
};
