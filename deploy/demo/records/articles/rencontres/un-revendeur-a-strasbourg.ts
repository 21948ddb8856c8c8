import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'un-revendeur-a-strasbourg',
  category: 'rencontres',
  date: '2026-09-10',
  author: 'Tilman Roth',
  label: words('Cinq questions', 'Vijf vragen', 'Five questions', 'Fünf Fragen'),
  heading: words(
    'Un revendeur à Strasbourg',
    'Een verkoper in Straatsburg',
    'A retailer in Strasbourg',
    'Ein Händler in Straßburg',
  ),
  description: words(
    'Mathieu Wendling vend des meubles en deux langues et juge un visiteur à sa façon d’ouvrir un tiroir.',
    'Mathieu Wendling verkoopt meubelen in twee talen en leest een bezoeker af aan hoe hij een lade opent.',
    'Mathieu Wendling sells furniture in two languages and reads a visitor by the way a drawer is opened.',
    'Mathieu Wendling verkauft Möbel in zwei Sprachen und erkennt Besucher daran, wie sie eine Schublade öffnen.',
  ),
  drawing: 'evening',
  scene: { wall: '#4A4A43', facing: 'panels', finish: 'smokedOak' },
  alt: words(
    'Un meuble de chêne fumé et des miroirs ronds éclairés, le soir',
    'Een meubel in gerookt eiken en verlichte ronde spiegels, in de avond',
    'A smoked oak unit and lit round mirrors, in the evening',
    'Ein Möbel aus Räuchereiche und beleuchtete runde Spiegel am Abend',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Le magasin de Mathieu Wendling donne sur un quai de la Krutenau. Cent quatre-vingts mètres carrés, onze salles de bains, un seul point d’eau qui fonctionne : celui du fond, pour la vaisselle et pour convaincre.</p><h3>Que regardent les gens ?</h3><p>Les couleurs, de la porte. Puis ils s’approchent et ouvrent un tiroir. D’un doigt, ils cherchent le mouvement. À pleine main, ils cherchent le défaut. Les deux ont raison.</p><h3>Une erreur que vous voyez souvent ?</h3><p>On mesure le mur et on oublie la porte. J’ai vu une colonne de 170 passer l’hiver dans une entrée. Depuis, je demande toujours le chemin, étage compris.</p><h3>Français ou allemand ?</h3><p>On commence dans une langue, on finit dans l’autre. Le chiffre se dit en français, le doute en allemand. Chez nous, un client de Kehl vient à pied par la passerelle, avec son carnet.</p><h3>Combien de visites ?</h3><p>Deux. À la première, on ne vend rien ; on prête trois échantillons. À la seconde, un sur trois a changé d’avis à la lumière de sa propre lampe. C’est moins cher qu’après.</p><h3>Votre meuble à vous ?</h3><p>Un <a href="/product/nocturne-140">Nocturne 140</a>. Un tiroir pour elle, un pour moi, un pour ce qu’on cherche. Le quatrième est vide. C’est ce que j’ai de plus luxueux.</p>',
        '<p>De winkel van Mathieu Wendling ligt aan een kade van de Krutenau. Honderdtachtig vierkante meter, elf badkamers, één kraan die werkt: die helemaal achteraan, om af te wassen en om te overtuigen.</p><h3>Waar kijken mensen naar?</h3><p>Naar de kleuren, vanuit de deur. Dan komen ze dichterbij en openen ze een lade. Met één vinger zoeken ze de beweging. Met de hele hand zoeken ze de fout. Beide hebben gelijk.</p><h3>Een vergissing die u vaak ziet?</h3><p>De muur wordt gemeten, de deur vergeten. Ik heb een kolomkast van 170 een winter in een inkomhal zien staan. Sindsdien vraag ik altijd de weg, met verdieping.</p><h3>Frans of Duits?</h3><p>We beginnen in de ene taal en eindigen in de andere. Cijfers gaan in het Frans, twijfels in het Duits. Een klant uit Kehl komt te voet over de brug, met zijn notitieboekje.</p><h3>Hoeveel bezoeken?</h3><p>Twee. Bij het eerste verkopen we niets; we lenen drie stalen uit. Bij het tweede is één op de drie van gedachten veranderd, bij het licht van de eigen lamp. Dat is goedkoper dan achteraf.</p><h3>En uw eigen meubel?</h3><p>Een <a href="/product/nocturne-140">Nocturne 140</a>. Een lade voor haar, een voor mij, een voor wat we altijd zoeken. De vierde is leeg. Meer luxe heb ik niet.</p>',
        '<p>Mathieu Wendling’s shop looks on to a quay in the Krutenau. One hundred and eighty square metres, eleven bathrooms, a single tap that works: the one at the back, for washing up and for persuading.</p><h3>What do people look at?</h3><p>Colours, from the door. Then they come closer and open a drawer. With one finger, they are looking for the movement. With the whole hand, they are looking for the fault. Both are right.</p><h3>A mistake you often see?</h3><p>People measure the wall and forget the door. I have seen a tall unit of 170 spend a winter in a hallway. Since then I always ask the way in, storeys included.</p><h3>French or German?</h3><p>We start in one and end in the other. Figures are spoken in French, doubts in German. One customer from Kehl walks over the footbridge, notebook in hand.</p><h3>How many visits?</h3><p>Two. At the first we sell nothing; we lend three samples. By the second, one person in three has had a change of mind under their own lamp. It is cheaper then than later.</p><h3>And your own furniture?</h3><p>A <a href="/product/nocturne-140">Nocturne 140</a>. One drawer for her, one for me, one for whatever we are looking for. The fourth is empty. It is the greatest luxury I own.</p>',
        '<p>Das Geschäft von Mathieu Wendling liegt an einem Kai der Krutenau. Hundertachtzig Quadratmeter, elf Bäder, ein einziger Hahn, der läuft: der ganz hinten, zum Abwaschen und zum Überzeugen.</p><h3>Worauf schauen die Leute?</h3><p>Auf die Farben, von der Tür aus. Dann kommen sie näher und öffnen eine Schublade. Mit einem Finger suchen sie die Bewegung. Mit der ganzen Hand suchen sie den Fehler. Beide haben recht.</p><h3>Ein Irrtum, den Sie oft sehen?</h3><p>Man misst die Wand und vergisst die Tür. Ich habe einen Hochschrank von 170 einen Winter lang in einem Flur stehen sehen. Seither frage ich immer nach dem Weg, mit Stockwerk.</p><h3>Französisch oder Deutsch?</h3><p>Man fängt in der einen Sprache an und hört in der anderen auf. Zahlen sagt man auf Französisch, Zweifel auf Deutsch. Ein Kunde aus Kehl kommt zu Fuß über die Brücke, mit seinem Notizbuch.</p><h3>Wie viele Besuche?</h3><p>Zwei. Beim ersten verkaufen wir nichts; wir verleihen drei Muster. Beim zweiten hat es sich jeder Dritte anders überlegt, im Licht der eigenen Lampe. Das ist billiger als nachher.</p><h3>Und Ihr eigenes Möbel?</h3><p>Ein <a href="/product/nocturne-140">Nocturne 140</a>. Eine Schublade für sie, eine für mich, eine für das, was man gerade sucht. Die vierte ist leer. Mehr Luxus besitze ich nicht.</p>',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words(
            'Ce qu’il vous demande d’apporter',
            'Wat hij u vraagt mee te brengen',
            'What he asks you to bring',
            'Was er Sie mitzubringen bittet',
          ),
          text: words(
            '<ul><li>La largeur du mur, à trois hauteurs.</li><li>La hauteur de l’évacuation, du sol fini à son axe.</li><li>Le sens d’ouverture de la porte.</li><li>Une photo prise depuis le couloir.</li></ul>',
            '<ul><li>De breedte van de muur, op drie hoogtes.</li><li>De hoogte van de afvoer, van de afgewerkte vloer tot de as.</li><li>De draairichting van de deur.</li><li>Een foto vanuit de gang.</li></ul>',
            '<ul><li>The width of the wall, at three heights.</li><li>The height of the waste, from the finished floor to its centre.</li><li>Which way the door opens.</li><li>A photograph taken from the corridor.</li></ul>',
            '<ul><li>Die Breite der Wand, in drei Höhen.</li><li>Die Höhe des Ablaufs, vom fertigen Boden bis zur Achse.</li><li>Die Öffnungsrichtung der Tür.</li><li>Ein Foto vom Flur aus.</li></ul>',
          ),
        },
        {
          heading: words('Ce qu’il vous prête', 'Wat hij u leent', 'What he lends you', 'Was er Ihnen leiht'),
          text: words(
            '<p>Trois échantillons, une semaine. Sans caution : depuis neuf ans, il en manque deux, et il pense savoir lesquels.</p>',
            '<p>Drie stalen, een week lang. Zonder waarborg: in negen jaar zijn er twee zoek, en hij meent te weten welke.</p>',
            '<p>Three samples, for a week. No deposit: in nine years two have gone missing, and he thinks he knows which.</p>',
            '<p>Drei Muster, eine Woche lang. Ohne Pfand: In neun Jahren fehlen zwei, und er glaubt zu wissen, welche.</p>',
          ),
        },
      ],
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.scene(
        'evening',
        words(
          'Une salle de bains le soir : meuble de noyer, miroirs ronds éclairés',
          'Een badkamer in de avond: meubel in notenhout, verlichte ronde spiegels',
          'A bathroom in the evening: walnut unit, lit round mirrors',
          'Ein Bad am Abend: Möbel aus Nussbaum, beleuchtete runde Spiegel',
        ),
      ),
      legend: words(
        'En novembre, il éteint le plafonnier à seize heures. Les visiteurs restent plus longtemps.',
        'In november doet hij om vier uur het grote licht uit. Bezoekers blijven dan langer.',
        'In November he turns off the ceiling light at four. Visitors stay longer.',
        'Im November schaltet er um vier das Deckenlicht aus. Die Besucher bleiben dann länger.',
      ),
    },
    {
      type: 'SeeMore',
      heading: words(
        'Le revendeur près de chez vous',
        'Het verkooppunt bij u in de buurt',
        'The retailer near you',
        'Der Händler in Ihrer Nähe',
      ),
      cta: {
        to: '/page/store-locator',
        label: words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händler finden'),
      },
    },
  ],
};
