import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'ranger-a-deux',
  category: 'amenager',
  date: '2026-01-13',
  author: 'Élise Garnier',
  label: words('Petit traité', 'Kleine verhandeling', 'A short treatise', 'Kleine Abhandlung'),
  heading: words(
    'Ranger à deux, sans en parler',
    'Samen opbergen, zonder erover te praten',
    'Storage for two, without discussing it',
    'Stauraum für zwei, ganz ohne Aussprache',
  ),
  description: words(
    'Quatre tiroirs, une frontière et un bac commun : comment partager un meuble double et rester en bons termes.',
    'Vier laden, één grens en één gedeelde bak: hoe u een dubbel meubel deelt en goede vrienden blijft.',
    'Four drawers, one border and a shared box: how to share a double unit and stay on good terms.',
    'Vier Schubladen, eine Grenze und ein gemeinsamer Kasten: wie man ein Doppelmöbel teilt und sich gut bleibt.',
  ),
  drawing: 'room',
  scene: { wall: '#E9E1D4', facing: 'tiles', finish: 'oak' },
  alt: words(
    'Un meuble double en chêne, quatre tiroirs, un objet de chaque côté',
    'Een dubbel eiken meubel met vier laden, aan elke kant één voorwerp',
    'A double oak unit with four drawers and one object on either side',
    'Ein Doppelmöbel aus Eiche mit vier Schubladen, auf jeder Seite ein Gegenstand',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Nous avons vidé, avec leur accord, les tiroirs de douze couples. Compte moyen : soixante-treize objets. Objets utilisés chaque jour : onze. Le problème n’est donc pas la place.</p><h2>D’abord, compter</h2><p>Posez tout sur le lit. Séparez trois tas : chaque jour, chaque semaine, un jour peut-être. Le troisième tas quitte la salle de bains. Il contient presque toujours deux sèche-cheveux, un produit pour une voiture vendue et six miniatures d’hôtel.</p><h2>Ensuite, tracer la frontière</h2><p>Sur un meuble double comme <a href="/product/ligne-120">Ligne 120</a>, la frontière existe déjà : elle passe entre les tiroirs. Chacun son côté, du haut en bas. En haut, le quotidien, debout, dans des cases de huit centimètres, la largeur d’un flacon couché ou de deux debout. En bas, l’hebdomadaire et le linge, roulé plutôt que plié : on voit tout, et rien ne s’effondre.</p><blockquote><p>On ne range pas les affaires de l’autre. On lui donne un tiroir.</p></blockquote>',
        '<p>Wij hebben, met hun toestemming, de laden van twaalf koppels leeggemaakt. Gemiddelde telling: drieënzeventig voorwerpen. Elke dag gebruikt: elf. Plaats is dus niet het probleem.</p><h2>Eerst tellen</h2><p>Leg alles op het bed. Maak drie stapels: elke dag, elke week, misschien ooit. De derde stapel verlaat de badkamer. Er liggen bijna altijd twee haardrogers in, een product voor een auto die al verkocht is, en zes flesjes uit hotels.</p><h2>Dan de grens trekken</h2><p>Bij een dubbel meubel zoals <a href="/product/ligne-120">Ligne 120</a> is de grens er al: ze loopt tussen de laden. Ieder zijn kant, van boven tot onder. Bovenaan het dagelijkse, rechtop, in vakken van acht centimeter: de breedte van één liggend flesje of twee rechtopstaande. Onderaan wat wekelijks dient, en het linnen, gerold in plaats van gevouwen: u ziet alles, en niets zakt in.</p><blockquote><p>Andermans spullen ruimt u niet op. U geeft de ander een lade.</p></blockquote>',
        '<p>With their permission, we emptied the drawers of twelve couples. Average count: seventy-three objects. Used every day: eleven. So space is not the problem.</p><h2>First, count</h2><p>Put everything on the bed. Make three piles: every day, every week, perhaps one day. The third pile leaves the bathroom. It nearly always holds two hairdryers, a product for a car since sold, and six hotel miniatures.</p><h2>Then draw the border</h2><p>On a double unit such as <a href="/product/ligne-120">Ligne 120</a> the border is already there: it runs between the drawers. One side each, from top to bottom. In the upper drawer, the daily things, upright, in compartments eight centimetres wide, which is one bottle lying down or two standing up. In the lower one, the weekly things and the linen, rolled rather than folded: everything shows, and nothing collapses.</p><blockquote><p>You do not tidy someone else’s things. You give them a drawer.</p></blockquote>',
        '<p>Mit ihrer Erlaubnis haben wir die Schubladen von zwölf Paaren ausgeräumt. Im Schnitt: dreiundsiebzig Gegenstände. Täglich benutzt: elf. Am Platz liegt es also nicht.</p><h2>Zuerst zählen</h2><p>Legen Sie alles auf das Bett. Bilden Sie drei Haufen: jeden Tag, jede Woche, vielleicht irgendwann. Der dritte Haufen verlässt das Bad. Er enthält fast immer zwei Haartrockner, ein Mittel für ein längst verkauftes Auto und sechs Fläschchen aus Hotels.</p><h2>Dann die Grenze ziehen</h2><p>Bei einem Doppelmöbel wie <a href="/product/ligne-120">Ligne 120</a> ist sie schon da: Sie verläuft zwischen den Schubladen. Jeder bekommt eine Seite, von oben bis unten. Oben das Tägliche, aufrecht, in Fächern von acht Zentimetern: eine liegende Flasche oder zwei stehende. Unten das Wöchentliche und die Wäsche, gerollt statt gefaltet: Man sieht alles, und nichts stürzt ein.</p><blockquote><p>Man räumt die Sachen des anderen nicht auf. Man gibt ihm eine Schublade.</p></blockquote>',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words('Le terrain neutre', 'Neutraal terrein', 'Neutral ground', 'Neutraler Boden'),
      text: words(
        '<p>Il reste le dentifrice, le coton, les pansements, le thermomètre. Donnez-leur une seule boîte, à mi-chemin, et la règle qui va avec : celui qui finit remplace. Une <a href="/product/armoire-ligne-80">armoire de toilette</a> à deux portes convient bien, car elle s’ouvre des deux côtés.</p><p>Sur le plan, rien, ou presque : un savon et un verre. Un <a href="/product/plateau-nocturne">plateau</a> pour le reste, avec la permission d’y poser cinq choses. La sixième retourne au tiroir.</p>',
        '<p>Blijven over: tandpasta, watten, pleisters, de thermometer. Geef ze samen één doos, halfweg, met de regel die erbij hoort: wie iets opmaakt, vervangt het. Een <a href="/product/armoire-ligne-80">spiegelkast</a> met twee deuren is er geschikt voor, want ze gaat aan beide kanten open.</p><p>Op het blad niets, of bijna niets: een zeep en een glas. Voor de rest een <a href="/product/plateau-nocturne">dienblad</a>, waar vijf dingen op mogen. Het zesde gaat terug naar de lade.</p>',
        '<p>That leaves the toothpaste, the cotton wool, the plasters and the thermometer. Give them a single box, halfway between you, and the rule that goes with it: whoever finishes something replaces it. A <a href="/product/armoire-ligne-80">mirror cabinet</a> with two doors suits, since it opens from both sides.</p><p>On the top, nothing or nearly nothing: a soap and a glass. For the rest, a <a href="/product/plateau-nocturne">tray</a>, with leave to put five things on it. The sixth goes back to its drawer.</p>',
        '<p>Übrig bleiben Zahnpasta, Watte, Pflaster, das Thermometer. Geben Sie ihnen einen einzigen Kasten auf halbem Weg und die passende Regel: Wer etwas aufbraucht, ersetzt es. Ein <a href="/product/armoire-ligne-80">Spiegelschrank</a> mit zwei Türen eignet sich gut, denn er öffnet sich von beiden Seiten.</p><p>Auf der Platte nichts oder fast nichts: eine Seife und ein Glas. Für den Rest ein <a href="/product/plateau-nocturne">Tablett</a> mit der Erlaubnis für fünf Dinge. Das sechste kehrt in die Schublade zurück.</p>',
      ),
      cta: {
        to: '/inspiration/suite-parentale',
        label: words(
          'L’ambiance suite parentale',
          'De sfeer van een ouderkamer',
          'The main bedroom mood',
          'Die Stimmung im Elternbad',
        ),
      },
      image: pictureOf.productCard(
        'ligne-120',
        words(
          'Le meuble double Ligne 120 en chêne naturel',
          'Het dubbele meubel Ligne 120 in naturel eiken',
          'The Ligne 120 double unit in natural oak',
          'Das Doppelmöbel Ligne 120 aus Eiche natur',
        ),
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-1120', 'RV-3130', 'RV-4140', 'RV-6140'] },
    {
      type: 'SeeMore',
      heading: words(
        'Et si la pièce est petite ?',
        'En als de kamer klein is?',
        'And if the room is small?',
        'Und wenn der Raum klein ist?',
      ),
      text: words(
        'Six cotes et un rouleau de ruban de papier suffisent pour commencer.',
        'Zes maten en een rol papiertape zijn genoeg om te beginnen.',
        'Six measurements and a roll of paper tape are enough to begin with.',
        'Sechs Maße und eine Rolle Papierband genügen für den Anfang.',
      ),
      cta: {
        to: '/article/cinq-metres-carres',
        label: words(
          'Lire « Cinq mètres carrés »',
          'Lees ‘Vijf vierkante meter’',
          'Read ‘Five square metres’',
          '„Fünf Quadratmeter“ lesen',
        ),
      },
    },
  ],
};
