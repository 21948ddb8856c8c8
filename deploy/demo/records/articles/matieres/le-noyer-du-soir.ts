import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'le-noyer-du-soir',
  category: 'matieres',
  date: '2025-10-21',
  author: 'Joris Van Acker',
  label: words(
    'Portrait d’une matière',
    'Portret van een materiaal',
    'Portrait of a material',
    'Porträt eines Materials',
  ),
  heading: words(
    'Le noyer, un bois pour le soir',
    'Notenhout, een hout voor de avond',
    'Walnut, a wood for the evening',
    'Nussbaum, ein Holz für den Abend',
  ),
  description: words(
    'Pourquoi le noyer s’éclaircit quand les autres bois foncent, et comment deux feuilles font un livre ouvert.',
    'Waarom notenhout lichter wordt terwijl ander hout verdonkert, en hoe twee bladen een open boek vormen.',
    'Why walnut grows paler while other woods darken, and how two leaves make an open book.',
    'Warum Nussbaum heller wird, während andere Hölzer nachdunkeln, und wie zwei Blätter ein offenes Buch ergeben.',
  ),
  drawing: 'evening',
  scene: { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' },
  alt: words(
    'Un meuble de noyer à la lumière basse, deux miroirs ronds éclairés',
    'Een meubel in notenhout bij laag licht, met twee verlichte ronde spiegels',
    'A walnut unit in low light, with two lit round mirrors',
    'Ein Möbel aus Nussbaum bei gedämpftem Licht, zwei beleuchtete runde Spiegel',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Le chêne aime le matin. Le noyer attend qu’on allume une lampe.</p><h2>Il pâlit en vieillissant</h2><p>La plupart des bois foncent à la lumière. Le noyer fait l’inverse : d’un brun presque violet à la coupe, il tire vers le miel en quelques années. C’est au cours des six premiers mois que le changement se voit le plus. Un conseil, donc : la première année, déplacez de temps en temps ce qui reste posé sur le plateau. Sinon, le bois gardera en plus sombre le souvenir de la boîte à coton.</p><h2>Le livre ouvert</h2><p>Une bille de noyer se tranche en feuilles de six dixièmes de millimètre. Deux feuilles qui se suivent portent presque le même dessin ; retournez la seconde comme une page, et les veines se répondent en miroir. Sur <a href="/product/nocturne-140">Nocturne 140</a>, quatre tiroirs se partagent huit feuilles d’une même bille. Elles sont numérotées à la craie, et personne n’a le droit de ranger la pile.</p>',
        '<p>Eiken houdt van de ochtend. Notenhout wacht tot er een lamp aangaat.</p><h2>Het verbleekt met de jaren</h2><p>Het meeste hout wordt donkerder in het licht. Notenhout doet het omgekeerde: het is bij het zagen bijna paarsbruin en trekt in een paar jaar naar honing. De eerste zes maanden valt dat het meest op. Verschuif dus in het eerste jaar nu en dan wat op het blad staat. Anders onthoudt het hout, een tint donkerder, waar het wattendoosje stond.</p><h2>Het open boek</h2><p>Een stam notenhout wordt gesneden in bladen van zes tiende millimeter. Twee bladen die op elkaar volgen, dragen bijna dezelfde tekening; sla het tweede om als een pagina, en de nerven spiegelen elkaar. Bij <a href="/product/nocturne-140">Nocturne 140</a> delen vier laden acht bladen van dezelfde stam. Ze worden met krijt genummerd, en niemand mag de stapel opruimen.</p>',
        '<p>Oak likes the morning. Walnut waits for someone to switch on a lamp.</p><h2>It grows paler with age</h2><p>Most woods darken in the light. Walnut does the reverse: almost purple when it is cut, it drifts towards honey within a few years. The first six months show the greatest change. So move the things on top of the unit from time to time during the first year. Otherwise the wood will remember, one shade darker, exactly where the cotton-wool jar stood.</p><h2>The open book</h2><p>A walnut log is sliced into leaves six tenths of a millimetre thick. Two leaves that follow each other carry almost the same figure; turn the second one over like a page, and the veins answer in a mirror. On <a href="/product/nocturne-140">Nocturne 140</a>, four drawers share eight leaves from a single log. They are numbered in chalk, and nobody is allowed to tidy the pile.</p>',
        '<p>Eiche mag den Morgen. Nussbaum wartet, bis jemand eine Lampe einschaltet.</p><h2>Er wird heller mit den Jahren</h2><p>Die meisten Hölzer dunkeln im Licht nach. Nussbaum macht es umgekehrt: Frisch geschnitten ist er fast violett, nach wenigen Jahren geht er ins Honigfarbene. In den ersten sechs Monaten sieht man es am deutlichsten. Rücken Sie deshalb im ersten Jahr ab und zu um, was auf der Platte steht. Sonst merkt sich das Holz, einen Ton dunkler, den Platz der Wattedose.</p><h2>Das offene Buch</h2><p>Ein Nussbaumstamm wird in Blätter von sechs Zehntelmillimetern gemessert. Zwei Blätter, die aufeinander folgen, tragen fast dasselbe Bild; wendet man das zweite wie eine Buchseite, antworten die Adern im Spiegel. Bei <a href="/product/nocturne-140">Nocturne 140</a> teilen sich vier Schubladen acht Blätter eines Stammes. Sie werden mit Kreide nummeriert, und niemand darf den Stapel aufräumen.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.finish(
        'walnut',
        words(
          'Gros plan sur une façade de noyer',
          'Detail van een front in notenhout',
          'Close view of a walnut front',
          'Nahaufnahme einer Front aus Nussbaum',
        ),
      ),
      legend: words(
        'Pas de teinte, pas de cire : un vernis mat à l’eau, et la couleur du bois.',
        'Geen beits, geen was: een matte vernis op waterbasis en de kleur van het hout.',
        'No stain, no wax: a matt water-based varnish, and the colour of the wood.',
        'Keine Beize, kein Wachs: ein matter Lack auf Wasserbasis und die Farbe des Holzes.',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>L’éclairer bas</h2><p>Sous un plafonnier à 4 000 kelvins, le noyer devient gris et s’ennuie. Donnez-lui une lumière chaude, 2 700 kelvins, placée plus bas que les yeux : derrière un <a href="/product/miroir-lune-60">miroir Lune</a>, sous le meuble, dans une niche. Les bruns se réchauffent, le laiton s’en mêle, et l’on comprend pourquoi <a href="/collection/nocturne">Nocturne</a> n’existe ni en blanc ni en sauge.</p><p>Reste la question de l’eau. Le vernis la tient à distance, le temps d’aller chercher un chiffon. Une goutte essuyée dans l’heure ne laisse rien. Une goutte oubliée tout le week-end laisse un rond, et une leçon.</p>',
        '<h2>Laag verlichten</h2><p>Onder een plafondlamp van 4000 kelvin wordt notenhout grijs en verveelt het zich. Geef het warm licht, 2700 kelvin, lager dan ooghoogte: achter een <a href="/product/miroir-lune-60">spiegel Lune</a>, onder het meubel, in een nis. Het bruin wordt warmer, het messing doet mee, en u begrijpt waarom <a href="/collection/nocturne">Nocturne</a> niet in wit of saliegroen bestaat.</p><p>Blijft de vraag van het water. De vernis houdt het tegen, lang genoeg om een doek te halen. Een druppel die binnen het uur wordt weggeveegd, laat niets na. Een druppel die het hele weekend blijft staan, laat een kring na, en een les.</p>',
        '<h2>Light it low</h2><p>Under a ceiling light of 4,000 kelvins walnut turns grey and looks bored. Give it a warm light, 2,700 kelvins, placed below eye level: behind a <a href="/product/miroir-lune-60">Lune mirror</a>, under the unit, inside a niche. The browns warm up, the brass joins in, and you see why <a href="/collection/nocturne">Nocturne</a> comes in neither white nor sage.</p><p>That leaves the matter of water. The varnish keeps it out for as long as it takes to fetch a cloth. A drop wiped up within the hour leaves nothing. A drop left for a whole weekend leaves a ring, and a lesson.</p>',
        '<h2>Tief beleuchten</h2><p>Unter einer Deckenlampe mit 4000 Kelvin wird Nussbaum grau und langweilt sich. Geben Sie ihm warmes Licht, 2700 Kelvin, unterhalb der Augenhöhe: hinter einem <a href="/product/miroir-lune-60">Spiegel Lune</a>, unter dem Möbel, in einer Nische. Die Brauntöne werden wärmer, das Messing spielt mit, und man versteht, warum es <a href="/collection/nocturne">Nocturne</a> weder in Weiß noch in Salbeigrün gibt.</p><p>Bleibt die Frage nach dem Wasser. Der Lack hält es fern, lange genug, um ein Tuch zu holen. Ein Tropfen, den Sie binnen einer Stunde abwischen, hinterlässt nichts. Einer, der das Wochenende über stehen bleibt, hinterlässt einen Ring und eine Lehre.</p>',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-6100', 'RV-6140', 'RV-6035', 'RV-9100'] },
  ],
};
