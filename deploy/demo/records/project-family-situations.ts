import type { FamilySituationRecord } from './project-record.ts';
import { words } from './words.ts';

/** The family situations that the project configurator offers. */
export const familySituations: FamilySituationRecord[] = [
  {
    id: 'seul',
    name: words('Une personne', 'Eén persoon', 'One person', 'Eine Person'),
    advice: words(
      '<h2>Pour une personne</h2><p>Personne ne déplace vos affaires : vous pouvez donc les montrer. Un tiroir suffit pour ce qui sert tous les jours, une étagère pour ce qui est beau. Réglez la hauteur du plan sur la vôtre, coude plié moins quinze centimètres ; c’est le seul luxe qu’on ne remarque jamais.</p>',
      '<h2>Voor één persoon</h2><p>Niemand verplaatst uw spullen, dus mag u ze laten zien. Eén lade volstaat voor wat elke dag dient, één plank voor wat mooi is. Stem de hoogte van het blad af op uzelf: gebogen elleboog min vijftien centimeter. Het is de enige luxe die niemand ooit opmerkt.</p>',
      '<h2>For one person</h2><p>Nobody moves your things, so you may show them. One drawer is enough for what is used daily, one shelf for what is beautiful. Set the height of the top to your own: bent elbow less fifteen centimetres. It is the only luxury that goes unnoticed.</p>',
      '<h2>Für eine Person</h2><p>Niemand verräumt Ihre Sachen, also dürfen Sie sie zeigen. Eine Schublade reicht für das Tägliche, ein Bord für das Schöne. Richten Sie die Höhe der Platte nach sich selbst: gebeugter Ellbogen minus fünfzehn Zentimeter. Es ist der einzige Luxus, den nie jemand bemerkt.</p>',
    ),
  },
  {
    id: 'a-deux',
    name: words('À deux', 'Twee personen', 'Two people', 'Zwei Personen'),
    advice: words(
      '<h2>À deux</h2><p>La paix tient à deux choses : un tiroir chacun et un miroir assez large pour deux visages. Si la pièce n’accepte qu’une vasque, décalez-la : le côté large du plan revient à celui qui se prépare le plus longtemps. Vous saurez vite de qui l’on parle.</p>',
      '<h2>Met twee</h2><p>De vrede hangt af van twee dingen: ieder een lade, en een spiegel die breed genoeg is voor twee gezichten. Past er maar één wastafel, plaats ze dan uit het midden: de brede kant is voor wie er het langst over doet. U weet snel wie dat is.</p>',
      '<h2>For two</h2><p>Peace depends on two things: a drawer each and a mirror wide enough for two faces. If the room takes only one basin, set it off centre: the wide side of the top goes to whoever takes longest. You will soon know who that is.</p>',
      '<h2>Zu zweit</h2><p>Der Frieden hängt an zwei Dingen: einer Schublade für jeden und einem Spiegel, breit genug für zwei Gesichter. Passt nur ein Becken, dann setzen Sie es aus der Mitte: Die breite Seite bekommt, wer länger braucht. Wer das ist, wissen Sie bald.</p>',
    ),
  },
  {
    id: 'jeunes-enfants',
    name: words('Avec de jeunes enfants', 'Met jonge kinderen', 'With young children', 'Mit kleinen Kindern'),
    advice: words(
      '<h2>Avec de jeunes enfants</h2><p>Prévoyez deux hauteurs : en bas ce qu’ils peuvent prendre, en haut ce qu’ils ne doivent pas, avec une porte qui ferme. Des angles arrondis, des tiroirs freinés, un tabouret qui ne glisse pas. Et une laque mate : elle garde moins les doigts que la mémoire.</p>',
      '<h2>Met jonge kinderen</h2><p>Voorzie twee hoogtes: onderaan wat ze mogen nemen, bovenaan wat niet mag, achter een deur die sluit. Ronde hoeken, geremde laden, een krukje dat niet schuift. En matte lak: daar blijven minder vingers op staan dan herinneringen.</p>',
      '<h2>With young children</h2><p>Plan for two heights: low down, what they may take; high up, what they may not, behind a door that shuts. Rounded corners, damped drawers, a stool that does not slide. And matt lacquer, which holds on to memories better than to fingerprints.</p>',
      '<h2>Mit kleinen Kindern</h2><p>Planen Sie zwei Höhen: unten, was sie nehmen dürfen, oben, was nicht, hinter einer Tür, die schließt. Runde Ecken, gebremste Schubladen, ein Hocker, der nicht rutscht. Und Mattlack: Er behält Erinnerungen besser als Fingerabdrücke.</p>',
    ),
  },
  {
    id: 'grands-enfants',
    name: words('Avec de grands enfants', 'Met oudere kinderen', 'With older children', 'Mit großen Kindern'),
    advice: words(
      '<h2>Avec de grands enfants</h2><p>À sept heures vingt, tout le monde veut le miroir. Séparez les fonctions : un miroir au-dessus de la vasque, un autre près de la fenêtre, une prise à chaque bout. Donnez à chacun un panier à son nom ; ce qui traîne hors du panier appartient à la maison.</p>',
      '<h2>Met grote kinderen</h2><p>Om twintig over zeven wil iedereen de spiegel. Splits de functies: een spiegel boven de wastafel, een tweede bij het raam, een stopcontact aan elk uiteinde. Geef ieder een mand met zijn naam; wat ernaast ligt, is van het huis.</p>',
      '<h2>With older children</h2><p>At twenty past seven everybody wants the mirror. Separate the functions: one mirror above the basin, another near the window, a socket at each end. Give everyone a basket with a name; whatever lies outside it belongs to the house.</p>',
      '<h2>Mit großen Kindern</h2><p>Um zwanzig nach sieben wollen alle an den Spiegel. Trennen Sie die Aufgaben: ein Spiegel über dem Becken, ein zweiter am Fenster, eine Steckdose an jedem Ende. Geben Sie jedem einen Korb mit Namen; was daneben liegt, gehört dem Haus.</p>',
    ),
  },
];
