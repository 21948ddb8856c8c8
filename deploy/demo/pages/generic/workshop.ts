import { pictureFile } from '../../picture-file.ts';
import { pictureOf } from '../../picture-of.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { workshop as scene } from '../scene-pictures.ts';

const row = (what: string, howMuch: string) => `<tr><th scope="row">${what}</th><td>${howMuch}</td></tr>`;
const table = (caption: string, ...rows: [string, string][]) =>
  `<table><caption>${caption}</caption><tbody>${rows.map(([what, howMuch]) => row(what, howMuch)).join('')}</tbody></table>`;

export const workshop: PageRecord = {
  path: '/page/l-atelier',
  slugs: words('l-atelier', 'het-atelier', 'the-workshop', 'die-werkstatt'),
  seo: {
    title: words('L’atelier de Nantes', 'Het atelier in Nantes', 'The Nantes workshop', 'Die Werkstatt in Nantes'),
    description: words(
      'Débit, assemblage, finition, contrôle : comment un meuble de salle de bains Rivelle traverse l’atelier en onze jours.',
      'Zagen, verbinden, afwerken, nakijken: hoe een badkamermeubel van Rivelle in elf dagen door het atelier gaat.',
      'Cutting, joining, finishing, checking: how a Rivelle bathroom unit crosses the workshop in eleven days.',
      'Zuschnitt, Verbindung, Oberfläche, Kontrolle: wie ein Badmöbel von Rivelle in elf Tagen durch die Werkstatt geht.',
    ),
    image: pictureFile('scenes/workshop'),
  },
  blocks: [
    {
      type: 'HeroLarge',
      heading: words(
        'Onze jours, du plateau brut au camion',
        'Elf dagen, van ruwe plank tot vrachtwagen',
        'Eleven days, from rough plank to lorry',
        'Elf Tage, vom rohen Brett bis zum Lastwagen',
      ),
      text: words(
        'Visite guidée de l’atelier, au pas de celui qui pousse le chariot.',
        'Een rondleiding door het atelier, op het tempo van wie de kar duwt.',
        'A tour of the workshop, at the pace of whoever pushes the trolley.',
        'Ein Rundgang durch die Werkstatt, im Schritt dessen, der den Wagen schiebt.',
      ),
      backgroundImageDesktop: scene.desktop,
      backgroundImageMobile: scene.mobile,
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Le débit</h2><p>Les planches attendent deux ans sous abri, puis passent au séchoir, jusqu’à ce que leur humidité descende à neuf pour cent. On les choisit à la lumière du nord, debout contre le mur. Celles d’un même meuble portent le même trait de craie et ne se quittent plus.</p><h2>L’assemblage</h2><p>Les tiroirs sont à queues d’aronde, les caissons tourillonnés et collés, serrés une nuit entière. Au matin, on mesure les deux diagonales : un millimètre d’écart et le caisson repart.</p><h2>La finition</h2><p>Trois ponçages, du grain 120 au grain 240. L’huile se passe au chiffon, la laque en cinq couches, avec un ponçage entre chacune.</p><h2>Le contrôle</h2><p>Chaque tiroir est ouvert et fermé trente fois, chargé de dix kilos de sable. Celui qui contrôle n’est jamais celui qui a monté : on ne relit pas bien ses propres fautes.</p>',
        '<h2>Het zagen</h2><p>De planken wachten twee jaar onder een afdak en gaan dan de droogkamer in, tot hun vochtgehalte zakt tot negen procent. We kiezen ze bij noorderlicht, rechtop tegen de muur. Planken voor hetzelfde meubel krijgen dezelfde krijtstreep en blijven voortaan samen.</p><h2>Het verbinden</h2><p>De laden hebben zwaluwstaarten, de rompen worden met deuvels verlijmd en blijven een hele nacht in de klemmen. ’s Morgens meten we beide diagonalen: scheelt het een millimeter, dan gaat de romp terug.</p><h2>De afwerking</h2><p>Drie keer schuren, van korrel 120 tot korrel 240. De olie gaat erop met een doek, de lak in vijf lagen, met telkens een schuurbeurt ertussen.</p><h2>De controle</h2><p>Elke lade gaat dertig keer open en dicht, met tien kilo zand erin. Wie controleert, is nooit wie gemonteerd heeft: eigen fouten leest niemand goed na.</p>',
        '<h2>Cutting</h2><p>The planks wait two years under cover, then go through the kiln, until they hold no more than nine per cent of moisture. We choose them by north light, upright against the wall. Those meant for one unit get the same chalk mark and stay together from then on.</p><h2>Joining</h2><p>Drawers are dovetailed; carcasses are dowelled, glued and clamped for a whole night. In the morning we measure both diagonals: one millimetre out, and the carcass goes back.</p><h2>Finishing</h2><p>Three sandings, from 120 grit to 240. Oil goes on with a cloth, lacquer in five coats, sanded between each.</p><h2>Checking</h2><p>Every drawer is opened and closed thirty times with ten kilos of sand inside. Whoever checks is never whoever assembled: nobody proofreads their own mistakes well.</p>',
        '<h2>Der Zuschnitt</h2><p>Die Bretter warten zwei Jahre unter Dach, dann gehen sie in die Trockenkammer, bis ihre Feuchte auf neun Prozent gesunken ist. Ausgesucht wird bei Nordlicht, aufrecht an der Wand. Was in dasselbe Möbel gehört, bekommt denselben Kreidestrich und bleibt von da an zusammen.</p><h2>Die Verbindung</h2><p>Schubladen werden gezinkt, Korpusse gedübelt und verleimt, eine ganze Nacht lang eingespannt. Am Morgen messen wir beide Diagonalen: ein Millimeter Unterschied, und der Korpus geht zurück.</p><h2>Die Oberfläche</h2><p>Dreimal schleifen, von Körnung 120 bis 240. Öl wird mit dem Tuch aufgetragen, Lack in fünf Schichten, dazwischen jedes Mal geschliffen.</p><h2>Die Kontrolle</h2><p>Jede Schublade geht dreißigmal auf und zu, mit zehn Kilo Sand beladen. Wer prüft, hat nie selbst montiert: Die eigenen Fehler liest niemand gut nach.</p>',
      ),
    },
    {
      type: 'Html',
      code: words(
        table(
          'L’atelier en chiffres',
          ['Personnes', '40'],
          ['Meubles par jour', '30'],
          ['Jours par meuble', '11'],
          ['Séchage du chêne', '2 ans'],
          ['Ouvertures d’un tiroir au contrôle', '30'],
        ),
        table(
          'Het atelier in cijfers',
          ['Mensen', '40'],
          ['Meubelen per dag', '30'],
          ['Dagen per meubel', '11'],
          ['Droogtijd van eiken', '2 jaar'],
          ['Keren dat een lade bij controle opengaat', '30'],
        ),
        table(
          'The workshop in figures',
          ['People', '40'],
          ['Units a day', '30'],
          ['Days for each unit', '11'],
          ['Drying of the oak', '2 years'],
          ['Times that a drawer is opened when checked', '30'],
        ),
        table(
          'Die Werkstatt in Zahlen',
          ['Menschen', '40'],
          ['Möbel am Tag', '30'],
          ['Tage pro Möbel', '11'],
          ['Trocknung der Eiche', '2 Jahre'],
          ['Öffnungen einer Schublade bei der Kontrolle', '30'],
        ),
      ),
    },
    {
      type: 'PushImageFull',
      tag: words('À l’établi', 'Aan de werkbank', 'At the bench', 'An der Werkbank'),
      heading: words(
        'Le tiroir qui coinçait est encore là, au mur',
        'De lade die klemde hangt er nog, aan de muur',
        'The drawer that stuck is still here, on the wall',
        'Die klemmende Schublade hängt noch da, an der Wand',
      ),
      image: scene.desktop,
      cta: {
        to: '/article/le-tiroir-qui-glisse',
        label: words(
          'Comment un tiroir glisse',
          'Hoe een lade glijdt',
          'How a drawer slides',
          'Wie eine Schublade gleitet',
        ),
      },
    },
    {
      type: 'SliderJournal',
      heading: words(
        'D’autres nouvelles de l’atelier',
        'Meer nieuws uit het atelier',
        'More news from the workshop',
        'Mehr aus der Werkstatt',
      ),
      cta: links.journal,
      articles: [
        'une-journee-a-latelier',
        'le-tiroir-qui-glisse',
        'livre-monte',
        'du-croquis-au-meuble',
        'les-chutes-de-bois',
        'le-controle-final',
      ],
    },
    {
      type: 'PushTextImage',
      heading: words('Venir nous voir', 'Bij ons langskomen', 'Come and see us', 'Besuchen Sie uns'),
      text: words(
        '<p>L’atelier ouvre ses portes le premier vendredi du mois, de 14 heures à 17 heures, par groupes de huit. Les chaussures fermées sont obligatoires, la curiosité aussi.</p>',
        '<p>Het atelier is open voor bezoek op de eerste vrijdag van de maand, van 14 tot 17 uur, in groepen van acht. Gesloten schoenen zijn verplicht, nieuwsgierigheid ook.</p>',
        '<p>The workshop opens its doors on the first Friday of the month, from 2 to 5 in the afternoon, to groups of eight. Closed shoes are compulsory, and so is curiosity.</p>',
        '<p>Die Werkstatt öffnet am ersten Freitag des Monats von 14 bis 17 Uhr, für Gruppen von acht Personen. Geschlossene Schuhe sind Pflicht, Neugier auch.</p>',
      ),
      cta: links.contact,
      image: pictureOf.finish(
        'walnut',
        words(
          'Une planche de noyer, poncée à moitié',
          'Een plank notenhout, half geschuurd',
          'A walnut plank, half of it sanded',
          'Ein Brett Nussbaum, halb geschliffen',
        ),
      ),
    },
  ],
};
