import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'eclairer-sans-eblouir',
  category: 'amenager',
  date: '2025-12-02',
  author: 'Tilman Roth',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words(
    'Éclairer sans éblouir',
    'Verlichten zonder te verblinden',
    'Light without glare',
    'Licht, das nicht blendet',
  ),
  description: words(
    'Trois lumières, deux interrupteurs et un chiffre à lire sur la boîte : l’éclairage d’une salle de bains, simplement.',
    'Drie lichten, twee schakelaars en één getal op de doos: badkamerverlichting, eenvoudig uitgelegd.',
    'Three lights, two switches and one number on the box: bathroom lighting made simple.',
    'Drei Lichter, zwei Schalter und eine Zahl auf der Schachtel: Badbeleuchtung, einfach erklärt.',
  ),
  drawing: 'evening',
  scene: { wall: '#4A4A43', facing: 'tiles', finish: 'night' },
  alt: words(
    'Une salle de bains à la nuit tombée, éclairée par deux miroirs ronds',
    'Een badkamer bij avond, verlicht door twee ronde spiegels',
    'A bathroom after dark, lit by two round mirrors',
    'Ein Bad nach Einbruch der Dunkelheit, erhellt von zwei runden Spiegeln',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Un seul spot au plafond suffit à tout voir, surtout les cernes. La lumière tombe sur le front, creuse les orbites, ombre le menton. Personne ne s’aime sous un spot, et on accuse le miroir.</p><h2>La lumière du visage</h2><p>Elle vient de face ou des côtés, à hauteur des yeux, soit un mètre soixante environ. Deux appliques espacées de soixante-dix centimètres, ou un miroir qui éclaire par ses bords. Comptez quatre cents lux sur le visage : de quoi se raser, pas de quoi opérer.</p><h2>La lumière de la pièce</h2><p>Un plafonnier diffus, doux, qui sert à trouver la serviette et à nettoyer. Deux cents lux.</p><h2>La lumière de la nuit</h2><p>Une bande sous le meuble, cinq lux, sur détecteur. À trois heures du matin, elle montre le sol sans réveiller la tête. C’est la moins chère des trois, et celle dont on vous remerciera.</p>',
        '<p>Eén spot in het plafond volstaat om alles te zien, vooral de wallen. Het licht valt op het voorhoofd, holt de oogkassen uit en legt schaduw onder de kin. Niemand ziet zichzelf graag onder een spot, en dan krijgt de spiegel de schuld.</p><h2>Licht voor het gezicht</h2><p>Het komt van voren of van opzij, op ooghoogte, dus op ongeveer een meter zestig. Twee wandlampen op zeventig centimeter van elkaar, of een spiegel die via zijn randen licht geeft. Reken op vierhonderd lux op het gezicht: genoeg om u te scheren, te weinig om te opereren.</p><h2>Licht voor de kamer</h2><p>Een zachte, diffuse plafondlamp om de handdoek te vinden en schoon te maken. Tweehonderd lux.</p><h2>Licht voor de nacht</h2><p>Een strip onder het meubel, vijf lux, met een sensor. Om drie uur ’s nachts toont ze de vloer zonder uw hoofd wakker te maken. Het is de goedkoopste van de drie, en die waarvoor men u zal bedanken.</p>',
        '<p>A single spot in the ceiling is enough to see everything, rings under the eyes above all. The light falls on the forehead, hollows the sockets and shades the chin. Nobody likes their own face under a spot, and the mirror gets the blame.</p><h2>Light for the face</h2><p>It comes from the front or the sides, at eye level, which is about a metre sixty. Two wall lights seventy centimetres apart, or a mirror that shines from its edges. Allow four hundred lux on the face: enough to shave by, not enough to operate.</p><h2>Light for the room</h2><p>A soft, diffuse ceiling light to find the towel and to clean by. Two hundred lux.</p><h2>Light for the night</h2><p>A strip under the unit, five lux, on a sensor. At three in the morning it shows the floor without waking the head. It is the cheapest of the three, and the one you will be thanked for.</p>',
        '<p>Ein einziger Spot in der Decke genügt, um alles zu sehen, vor allem die Augenringe. Das Licht fällt auf die Stirn, höhlt die Augen aus und legt Schatten unter das Kinn. Unter einem Spot mag sich niemand, und schuld ist dann der Spiegel.</p><h2>Licht für das Gesicht</h2><p>Es kommt von vorn oder von den Seiten, auf Augenhöhe, also bei etwa einem Meter sechzig. Zwei Wandleuchten im Abstand von siebzig Zentimetern oder ein Spiegel, der aus seinen Kanten leuchtet. Rechnen Sie mit vierhundert Lux im Gesicht: genug zum Rasieren, zu wenig zum Operieren.</p><h2>Licht für den Raum</h2><p>Eine weiche, diffuse Deckenleuchte, um das Handtuch zu finden und um zu putzen. Zweihundert Lux.</p><h2>Licht für die Nacht</h2><p>Ein Band unter dem Möbel, fünf Lux, mit Sensor. Um drei Uhr früh zeigt es den Boden, ohne den Kopf zu wecken. Es ist das billigste der drei Lichter und das, für das man Ihnen danken wird.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.scene(
        'evening',
        words(
          'Deux miroirs ronds éclairés au-dessus d’un meuble de noyer',
          'Twee verlichte ronde spiegels boven een meubel in notenhout',
          'Two lit round mirrors above a walnut unit',
          'Zwei beleuchtete runde Spiegel über einem Möbel aus Nussbaum',
        ),
      ),
      legend: words(
        'Plafonnier éteint : deux halos à hauteur d’yeux, et le reste à la pénombre.',
        'Plafondlamp uit: twee lichtkransen op ooghoogte, de rest in het halfdonker.',
        'Ceiling light off: two halos at eye level, and the rest left to the dusk.',
        'Deckenlicht aus: zwei Lichtkränze auf Augenhöhe, der Rest im Halbdunkel.',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words(
            'Que lire sur la boîte ?',
            'Wat leest u op de doos?',
            'What to read on the box?',
            'Was steht auf der Schachtel?',
          ),
          text: words(
            '<p>L’indice de rendu des couleurs, IRC ou Ra : 90 au moins. En dessous, la peau vire au gris et le chêne aussi. Puis la température : 3 000 kelvins devant le miroir, 2 700 partout ailleurs.</p>',
            '<p>De kleurweergave, CRI of Ra: minstens 90. Daaronder wordt de huid grijs, en het eiken ook. Dan de kleurtemperatuur: 3000 kelvin bij de spiegel, 2700 overal elders.</p>',
            '<p>The colour rendering index, CRI or Ra: 90 at least. Below that, skin turns grey and so does oak. Then the temperature: 3,000 kelvins at the mirror, 2,700 everywhere else.</p>',
            '<p>Den Farbwiedergabeindex, CRI oder Ra: mindestens 90. Darunter wird die Haut grau, und die Eiche auch. Dann die Farbtemperatur: 3000 Kelvin am Spiegel, 2700 überall sonst.</p>',
          ),
        },
        {
          heading: words('Et la sécurité ?', 'En de veiligheid?', 'And safety?', 'Und die Sicherheit?'),
          text: words(
            '<p>À moins de soixante centimètres d’une douche ou d’une baignoire, un luminaire doit être protégé des projections : IP44 au minimum. Plus près encore, dans la douche même, seule la très basse tension est admise. Votre électricien a le dernier mot, et il a raison.</p>',
            '<p>Op minder dan zestig centimeter van een douche of bad moet een lamp tegen spatwater beschermd zijn: minstens IP44. In de douche zelf mag alleen zeer lage spanning. Uw elektricien heeft het laatste woord, en hij heeft gelijk.</p>',
            '<p>Within sixty centimetres of a shower or a bath, a light must be protected against splashes: IP44 at least. Inside the shower itself only extra-low voltage is allowed. Your electrician has the last word, and is right.</p>',
            '<p>Im Umkreis von sechzig Zentimetern um Dusche oder Wanne muss eine Leuchte gegen Spritzwasser geschützt sein: mindestens IP44. In der Dusche selbst ist nur Kleinspannung zulässig. Ihr Elektriker hat das letzte Wort, und er hat recht.</p>',
          ),
        },
        {
          heading: words(
            'Combien d’interrupteurs ?',
            'Hoeveel schakelaars?',
            'How many switches?',
            'Wie viele Schalter?',
          ),
          text: words(
            '<p>Deux : le visage d’un côté, la pièce de l’autre. La nuit s’allume seule. Avec un <a href="/product/miroir-lune-60">miroir Lune</a>, le halo se règle d’un geste de la main, ce qui fait un interrupteur de moins à nettoyer.</p>',
            '<p>Twee: het gezicht aan de ene, de kamer aan de andere. De nacht gaat vanzelf aan. Bij een <a href="/product/miroir-lune-60">spiegel Lune</a> regelt u de lichtkrans met een handbeweging: weer een schakelaar minder om schoon te maken.</p>',
            '<p>Two: one for the face, one for the room. The night switches itself on. With a <a href="/product/miroir-lune-60">Lune mirror</a> a wave of the hand sets the halo, which is one switch fewer to clean.</p>',
            '<p>Zwei: einer für das Gesicht, einer für den Raum. Die Nacht schaltet sich selbst ein. Beim <a href="/product/miroir-lune-60">Spiegel Lune</a> regelt eine Handbewegung den Lichtkranz, also ein Schalter weniger zu putzen.</p>',
          ),
        },
      ],
    },
    { type: 'SliderProductInterface', products: ['RV-8060', 'RV-8120', 'RV-8070', 'RV-6035'] },
  ],
};
