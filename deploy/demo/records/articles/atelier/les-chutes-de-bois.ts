import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'les-chutes-de-bois',
  category: 'atelier',
  date: '2025-09-18',
  author: 'Élise Garnier',
  label: words('Carnet d’atelier', 'Uit het atelier', 'Workshop notes', 'Werkstattnotizen'),
  heading: words(
    'Ce que deviennent les chutes de bois',
    'Wat er met de reststukken gebeurt',
    'What becomes of the offcuts',
    'Was aus den Holzresten wird',
  ),
  description: words(
    'D’un mètre cube de chêne, un peu plus de la moitié devient un meuble ; voici où va le reste.',
    'Van een kubieke meter eiken wordt iets meer dan de helft een meubel; dit gebeurt er met de rest.',
    'Of a cubic metre of oak, a little more than half becomes furniture; here is where the rest goes.',
    'Aus einem Kubikmeter Eiche wird etwas mehr als die Hälfte zum Möbel; hier steht, wohin der Rest geht.',
  ),
  drawing: 'detail',
  scene: { wall: '#E9E1D4', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Détail d’un tiroir en chêne naturel, le fil du bois bien visible',
    'Detail van een lade in naturel eiken, met duidelijke nerf',
    'Detail of a natural oak drawer, the grain clearly visible',
    'Detail einer Schublade aus naturbelassener Eiche mit deutlicher Maserung',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>D’un mètre cube de planches, environ 55 % finit dans un meuble. Le reste part en aubier, en nœuds ouverts, en bouts fendus, en copeaux. Ce chiffre surprend les visiteurs. Il ne surprend aucun ébéniste : le bois plein se paie en bois.</p><h2>Quatre bacs</h2><p>Près de la scie, quatre bacs. Le geste est le même pour tous : on mesure, puis on jette, dans cet ordre.</p><ul><li><strong>Plus de 40 centimètres</strong> : côtés de tiroirs, tasseaux, et la barre des <a href="/product/pateres-garrigue">patères Garrigue</a>.</li><li><strong>De 15 à 40</strong> : collées chant contre chant, les chutes épaisses deviennent l’assise du <a href="/product/tabouret-garrigue">tabouret</a>.</li><li><strong>De 6 à 15</strong> : les têtes des patères, tournées par quatre, et les échantillons que vous tenez chez le revendeur.</li><li><strong>Moins de 6</strong> : le feu. Deux poêles chauffent l’atelier d’octobre à avril.</li></ul><h2>Les copeaux, et ce qui reste à part</h2><p>Les copeaux de chêne propres sont pressés en briquettes : trois tonnes l’an dernier, emportées par le maraîcher d’à côté pour ses serres. Les panneaux laqués, eux, ne se brûlent pas. Ils attendent dans une benne fermée et retournent à une filière qui sait les défaire. C’est le bac que nous aimons le moins, et celui que nous mesurons le plus.</p><blockquote><p>Une chute, c’est un meuble qui n’a pas encore trouvé sa taille.</p></blockquote><p>Le noyer a son propre bac, fermé à clé ou presque : ses plus beaux bouts font le <a href="/product/plateau-nocturne">plateau Nocturne</a>.</p>',
        '<p>Van een kubieke meter planken belandt ongeveer 55 % in een meubel. De rest gaat weg als spinthout, open knoesten, gespleten uiteinden en krullen. Bezoekers kijken op van dat cijfer. Een meubelmaker niet: wie massief werkt, betaalt met hout.</p><h2>Vier bakken</h2><p>Naast de zaag staan vier bakken. Voor iedereen geldt dezelfde beweging: eerst meten, dan weggooien, in die volgorde.</p><ul><li><strong>Meer dan 40 centimeter</strong>: zijkanten van laden, latten, en de lat van de <a href="/product/pateres-garrigue">wandhaken Garrigue</a>.</li><li><strong>Van 15 tot 40</strong>: kant tegen kant verlijmd worden de dikke reststukken de zit van de <a href="/product/tabouret-garrigue">kruk</a>.</li><li><strong>Van 6 tot 15</strong>: de koppen van de haken, per vier gedraaid, en de stalen die u in de winkel in handen krijgt.</li><li><strong>Minder dan 6</strong>: het vuur. Twee kachels verwarmen het atelier van oktober tot april.</li></ul><h2>De krullen, en wat apart blijft</h2><p>Schone eiken krullen worden tot briketten geperst: drie ton vorig jaar, opgehaald door de tuinder naast ons, voor zijn serres. Gelakte panelen gaan de kachel niet in. Ze wachten in een gesloten container en gaan terug naar een verwerker die ze kan ontleden. Het is de bak die we het minst graag zien, en die we het vaakst wegen.</p><blockquote><p>Een reststuk is een meubel dat zijn maat nog niet heeft gevonden.</p></blockquote><p>Notenhout heeft een eigen bak, zo goed als op slot: van de mooiste stukken maken we het <a href="/product/plateau-nocturne">dienblad Nocturne</a>.</p>',
        '<p>Of a cubic metre of boards, about 55% ends up in a piece of furniture. The rest leaves as sapwood, open knots, split ends and shavings. The figure surprises visitors. It surprises no cabinetmaker: solid wood is paid for in wood.</p><h2>Four bins</h2><p>Four bins stand beside the saw. The rule is the same for everybody: measure, then throw, in that order.</p><ul><li><strong>Over 40 centimetres</strong>: drawer sides, battens, and the rail of the <a href="/product/pateres-garrigue">Garrigue wall hooks</a>.</li><li><strong>From 15 to 40</strong>: glued edge to edge, the thick offcuts become the seat of the <a href="/product/tabouret-garrigue">stool</a>.</li><li><strong>From 6 to 15</strong>: the heads of the hooks, turned four at a time, and the samples you hold at the retailer’s.</li><li><strong>Under 6</strong>: the fire. Two stoves heat the workshop from October to April.</li></ul><h2>The shavings, and what is kept apart</h2><p>Clean oak shavings are pressed into briquettes: three tonnes last year, collected by the market gardener next door for his greenhouses. Lacquered panels are never burnt. They wait in a closed skip and go back to a firm that knows how to take them apart. It is the bin we like least, and the one we weigh most often.</p><blockquote><p>An offcut is a piece of furniture that has not found its size yet.</p></blockquote><p>Walnut has a bin of its own, all but locked: its finest ends become the <a href="/product/plateau-nocturne">Nocturne tray</a>.</p>',
        '<p>Von einem Kubikmeter Bretter landen etwa 55 % in einem Möbel. Der Rest geht als Splintholz, offene Äste, gerissene Enden und Späne davon. Besucher staunen über diese Zahl. Ein Tischler staunt nicht: Massivholz bezahlt man mit Holz.</p><h2>Vier Kisten</h2><p>Neben der Säge stehen vier Kisten. Für alle gilt dieselbe Reihenfolge: erst messen, dann wegwerfen.</p><ul><li><strong>Über 40 Zentimeter</strong>: Schubladenseiten, Leisten und die Leiste der <a href="/product/pateres-garrigue">Wandhaken Garrigue</a>.</li><li><strong>Von 15 bis 40</strong>: Kante an Kante verleimt werden die dicken Stücke zum Sitz des <a href="/product/tabouret-garrigue">Hockers</a>.</li><li><strong>Von 6 bis 15</strong>: die Köpfe der Haken, je vier auf einmal gedrechselt, und die Muster, die Sie beim Händler in der Hand halten.</li><li><strong>Unter 6</strong>: das Feuer. Zwei Öfen heizen die Werkstatt von Oktober bis April.</li></ul><h2>Die Späne, und was getrennt bleibt</h2><p>Saubere Eichenspäne werden zu Briketts gepresst: drei Tonnen im letzten Jahr, abgeholt vom Gemüsegärtner nebenan, für seine Gewächshäuser. Lackierte Platten verbrennen wir nicht. Sie warten in einem geschlossenen Container und gehen an einen Betrieb, der sie zu trennen weiß. Es ist die Kiste, die wir am wenigsten mögen und am häufigsten wiegen.</p><blockquote><p>Ein Rest ist ein Möbel, das seine Größe noch nicht gefunden hat.</p></blockquote><p>Der Nussbaum hat eine eigene Kiste, so gut wie abgeschlossen: Aus seinen schönsten Enden wird das <a href="/product/plateau-nocturne">Tablett Nocturne</a>.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.scene(
        'workshop',
        words(
          'L’établi de l’atelier, des planches de chêne et des outils au mur',
          'De werkbank in het atelier, eiken planken en gereedschap aan de muur',
          'The workshop bench, oak boards and tools on the wall',
          'Die Werkbank der Werkstatt, Eichenbretter und Werkzeug an der Wand',
        ),
      ),
      legend: words(
        'Le soir, l’établi est vide. C’est la règle la plus ancienne de la maison.',
        '’s Avonds is de werkbank leeg. Het is de oudste regel van het huis.',
        'In the evening the bench is clear. It is the oldest rule of the house.',
        'Am Abend ist die Werkbank leer. Das ist die älteste Regel des Hauses.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-9230', 'RV-9245', 'RV-9235'] },
  ],
};
