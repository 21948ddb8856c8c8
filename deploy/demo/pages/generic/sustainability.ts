import { pictureFile } from '../../picture-file.ts';
import { pictureOf } from '../../picture-of.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { morning } from '../scene-pictures.ts';

export const sustainability: PageRecord = {
  path: '/page/nos-engagements',
  slugs: words('nos-engagements', 'onze-engagementen', 'what-we-stand-by', 'wofuer-wir-einstehen'),
  seo: {
    title: words('Nos engagements', 'Waar we voor staan', 'What we stand by', 'Wofür wir einstehen'),
    description: words(
      'Bois, finitions, transport, réparation : ce que Rivelle fait pour que ses meubles pèsent peu et durent longtemps.',
      'Hout, afwerking, transport, herstelling: wat Rivelle doet om meubelen te maken die weinig wegen en lang meegaan.',
      'Wood, finishes, transport, repair: what Rivelle does so that its furniture weighs little and lasts long.',
      'Holz, Oberflächen, Transport, Reparatur: was Rivelle tut, damit seine Möbel wenig belasten und lange halten.',
    ),
    image: pictureFile('scenes/morning'),
  },
  blocks: [
    {
      type: 'HeroNavigation',
      label: words('La maison', 'Ons huis', 'Our house', 'Unser Haus'),
      heading: words(
        'Le meuble le plus propre est celui qu’on garde',
        'Het duurzaamste meubel is het meubel dat blijft',
        'The cleanest furniture is the kind you keep',
        'Das sauberste Möbel ist das, das man behält',
      ),
      imageDesktop: morning.desktop,
      imageMobile: morning.mobile,
      leftCta: links.madeInFrance,
      rightCta: links.guarantee,
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p>Nous coupons des arbres pour vivre. Autant le faire avec égards : peu, bien, et pour longtemps. Voici où nous en sommes, y compris là où nous ne sommes pas encore contents de nous.</p>',
        '<p>Wij leven van gekapte bomen. Laten we dat dan met respect doen: weinig, goed, en voor lang. Hier leest u waar we staan, ook waar we nog niet tevreden zijn.</p>',
        '<p>We cut trees for a living. We had better do it with regard: few, well, and for a long time. This is where we stand, including where we are not yet pleased with ourselves.</p>',
        '<p>Wir leben davon, dass Bäume gefällt werden. Dann bitte mit Respekt: wenige, gut und für lange. Hier steht, wie weit wir sind, auch dort, wo wir mit uns noch nicht zufrieden sind.</p>',
      ),
    },
    {
      type: 'EditoHalf',
      heading: words('Le bois, d’abord', 'Eerst het hout', 'Wood, to begin with', 'Zuerst das Holz'),
      text: words(
        '<p>Le chêne vient de forêts françaises gérées, à moins de quatre cents kilomètres de l’établi. Le noyer aussi, quand il y en a ; sinon, d’Italie. Nous ne travaillons aucun bois tropical.</p><p>D’un tronc, le meuble prend un peu plus de la moitié. Le reste devient plateaux, patères, puis chaleur : la chaudière de l’atelier ne brûle que nos chutes.</p>',
        '<p>Het eiken komt uit beheerde Franse bossen, op minder dan vierhonderd kilometer van de werkbank. Het notenhout ook, als het er is; anders uit Italië. Tropisch hout gebruiken we niet.</p><p>Van een stam gaat iets meer dan de helft naar het meubel. De rest wordt dienblad, wandhaak en ten slotte warmte: de ketel van het atelier brandt alleen op onze resten.</p>',
        '<p>The oak comes from managed French forests, less than four hundred kilometres from the bench. So does the walnut, when there is some; when not, from Italy. We work no tropical wood.</p><p>Of a trunk, furniture takes a little more than half. The rest becomes trays, hooks and finally heat: the workshop boiler burns nothing but our offcuts.</p>',
        '<p>Die Eiche kommt aus bewirtschafteten französischen Wäldern, keine vierhundert Kilometer von der Werkbank. Der Nussbaum auch, wenn es welchen gibt; sonst aus Italien. Tropenholz verarbeiten wir nicht.</p><p>Von einem Stamm geht etwas mehr als die Hälfte ins Möbel. Der Rest wird Tablett, Wandhaken und zuletzt Wärme: Der Kessel der Werkstatt brennt nur mit unseren Abschnitten.</p>',
      ),
      cta: {
        to: '/article/les-chutes-de-bois',
        label: words(
          'La vie des chutes',
          'Het leven van houtresten',
          'The life of offcuts',
          'Das Leben der Abschnitte',
        ),
      },
      image1: pictureOf.finish(
        'oak',
        words(
          'Le fil d’une planche de chêne naturel',
          'De nerf van een plank naturel eiken',
          'The grain of a natural oak plank',
          'Die Maserung eines Bretts aus Eiche natur',
        ),
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Les finitions</h2><p>Huiles végétales, vernis et laques à base d’eau, sans solvant ajouté. Les pistolets sont nettoyés en circuit fermé.</p><h2>Le transport</h2><p>Livrer un meuble monté prend plus de place dans un camion. Nous compensons par des tournées pleines et des couvertures de feutre qui reviennent : ni polystyrène, ni film plastique.</p><h2>La réparation</h2><p>Nous gardons les plans et les teintes de tout ce que nous avons fabriqué. Charnières, coulisses, pieds et façades restent disponibles vingt ans.</p><h2>Ce qui nous manque encore</h2><ul><li>Nos miroirs partent toujours dans du carton neuf : nous cherchons mieux.</li><li>La pierre de synthèse ne se recycle pas, elle se ponce. Nous reprenons donc les plans usés pour les remettre à neuf.</li><li>Nous n’avons pas de bilan carbone vérifié par un tiers. Il est prévu pour 2027.</li></ul>',
        '<h2>De afwerking</h2><p>Plantaardige oliën, vernis en lak op waterbasis, zonder toegevoegde oplosmiddelen. De spuitpistolen worden in een gesloten circuit gereinigd.</p><h2>Het transport</h2><p>Een gemonteerd meubel neemt in de vrachtwagen meer plaats in. Daarom rijden we alleen volle rondes, met vilten dekens die terugkomen: geen piepschuim, geen plasticfolie.</p><h2>De herstelling</h2><p>Van alles wat we gemaakt hebben, bewaren we de tekeningen en de tinten. Scharnieren, geleiders, poten en fronten blijven twintig jaar leverbaar.</p><h2>Wat ons nog ontbreekt</h2><ul><li>Onze spiegels vertrekken nog altijd in nieuw karton: we zoeken iets beters.</li><li>Composietsteen laat zich niet recycleren, wel opschuren. We nemen versleten bladen dus terug en maken ze weer als nieuw.</li><li>We hebben nog geen koolstofbalans die door derden is nagekeken. Die is gepland voor 2027.</li></ul>',
        '<h2>Finishes</h2><p>Plant oils, and water-based varnish and lacquer with no added solvent. The spray guns are cleaned in a closed circuit.</p><h2>Transport</h2><p>Furniture delivered whole takes up more of the lorry. We make up for it with full rounds and felt blankets that come back: no polystyrene, no plastic film.</p><h2>Repair</h2><p>We keep the drawings and the colours of everything we have made. Hinges, runners, legs and fronts remain available for twenty years.</p><h2>What we still lack</h2><ul><li>Our mirrors still leave in new cardboard: we are looking for something better.</li><li>Solid surface cannot be recycled, but it can be sanded. So we take worn tops back and make them good again.</li><li>We have no carbon account checked by a third party. It is planned for 2027.</li></ul>',
        '<h2>Die Oberflächen</h2><p>Pflanzenöle, dazu Lacke auf Wasserbasis ohne zugesetzte Lösemittel. Die Spritzpistolen werden im geschlossenen Kreislauf gereinigt.</p><h2>Der Transport</h2><p>Ein montiertes Möbel braucht im Lastwagen mehr Platz. Dafür fahren wir nur volle Touren, mit Filzdecken, die zurückkommen: kein Styropor, keine Folie.</p><h2>Die Reparatur</h2><p>Pläne und Farbtöne von allem, was wir gebaut haben, heben wir auf. Scharniere, Auszüge, Füße und Fronten bleiben zwanzig Jahre lieferbar.</p><h2>Was uns noch fehlt</h2><ul><li>Unsere Spiegel reisen immer noch in neuem Karton: Wir suchen etwas Besseres.</li><li>Mineralwerkstoff lässt sich nicht recyceln, aber abschleifen. Abgenutzte Platten nehmen wir deshalb zurück und arbeiten sie auf.</li><li>Eine von Dritten geprüfte Klimabilanz haben wir nicht. Sie ist für 2027 geplant.</li></ul>',
      ),
      cta: { ...links.contact, style: 'link' },
    },
    {
      type: 'SliderJournal',
      heading: words('Pour aller plus loin', 'Verder lezen', 'Further reading', 'Zum Weiterlesen'),
      articles: ['le-chene-massif', 'les-chutes-de-bois', 'reparer-une-rayure', 'pierre-de-synthese', 'livre-monte'],
    },
  ],
};
