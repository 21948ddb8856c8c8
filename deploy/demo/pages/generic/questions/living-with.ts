import { words } from '../../../records/words.ts';
import type { Question } from './question.ts';

export const livingWith: Question[] = [
  {
    heading: words('Avec quoi nettoyer ?', 'Waarmee maak ik schoon?', 'What do I clean it with?', 'Womit reinige ich?'),
    text: words(
      '<p>Un chiffon humide et un savon doux, puis un chiffon sec. C’est tout. Le vinaigre ronge le laiton et ternit la pierre de synthèse ; le chlore n’aime personne.</p>',
      '<p>Met een vochtige doek en zachte zeep, en daarna een droge doek. Dat is alles. Azijn tast messing aan en maakt composietsteen dof; chloor is niemands vriend.</p>',
      '<p>A damp cloth and mild soap, then a dry cloth. That is all. Vinegar eats brass and dulls solid surface; chlorine is nobody’s friend.</p>',
      '<p>Mit einem feuchten Tuch und milder Seife, danach mit einem trockenen. Mehr nicht. Essig greift Messing an und macht Mineralwerkstoff stumpf; Chlor ist niemandes Freund.</p>',
    ),
  },
  {
    heading: words(
      'Mon tiroir n’est plus aligné, que faire ?',
      'Mijn lade hangt scheef, wat nu?',
      'My drawer is out of line, what now?',
      'Meine Schublade steht schief, was tun?',
    ),
    text: words(
      '<p>Sous chaque façade, deux molettes : celle de gauche règle la hauteur, celle de droite l’inclinaison. Un quart de tour vaut un demi-millimètre. Ne forcez pas, elles ont l’habitude.</p>',
      '<p>Onder elk front zitten twee wieltjes: het linkse regelt de hoogte, het rechtse de helling. Een kwartslag is een halve millimeter. Forceer niets, ze zijn het gewoon.</p>',
      '<p>Under each front there are two small wheels: the left one sets the height, the right one the tilt. A quarter turn is half a millimetre. Do not force them, they know their job.</p>',
      '<p>Unter jeder Front sitzen zwei Rädchen: Das linke stellt die Höhe ein, das rechte die Neigung. Eine Vierteldrehung ist ein halber Millimeter. Nicht mit Gewalt, die kennen das.</p>',
    ),
  },
  {
    heading: words(
      'Une façade est rayée, faut-il tout changer ?',
      'Er zit een kras op een front, moet alles weg?',
      'A front is scratched, must it all go?',
      'Eine Front ist zerkratzt, muss alles neu?',
    ),
    text: words(
      '<p>Non. Le chêne se ponce et se réhuile, la laque se reprend avec le flacon livré dans le premier tiroir, et au pire une façade se remplace seule. La marche à suivre est dans <a href="/article/reparer-une-rayure">le journal</a>.</p>',
      '<p>Nee. Eiken schuurt u op en oliet u opnieuw, lak werkt u bij met het flesje uit de eerste lade, en in het ergste geval vervangen we alleen dat ene front. Hoe het moet, leest u in <a href="/article/reparer-une-rayure">het magazine</a>.</p>',
      '<p>No. Oak is sanded and oiled again, lacquer is touched up with the bottle from the first drawer, and at worst a single front is replaced. The way to do it is in <a href="/article/reparer-une-rayure">the journal</a>.</p>',
      '<p>Nein. Eiche wird geschliffen und neu geölt, Lack mit dem Fläschchen aus der ersten Schublade ausgebessert, und schlimmstenfalls wird eine einzelne Front ersetzt. Wie es geht, steht im <a href="/article/reparer-une-rayure">Journal</a>.</p>',
    ),
  },
  {
    heading: words(
      'Où trouver les pièces détachées ?',
      'Waar vind ik onderdelen?',
      'Where do I find spare parts?',
      'Wo finde ich Ersatzteile?',
    ),
    text: words(
      '<p>Donnez-nous le numéro gravé dans le premier tiroir par la <a href="/page/contact">page de contact</a>. Nous gardons les plans, et les pièces pendant vingt ans.</p>',
      '<p>Bezorg ons via de <a href="/page/contact">contactpagina</a> het nummer uit de eerste lade. We bewaren de tekeningen, en de onderdelen twintig jaar lang.</p>',
      '<p>Give us the number engraved in the first drawer through the <a href="/page/contact">contact page</a>. We keep the drawings, and the parts for twenty years.</p>',
      '<p>Nennen Sie uns über die <a href="/page/contact">Kontaktseite</a> die Nummer aus der ersten Schublade. Wir heben die Pläne auf, und die Teile zwanzig Jahre lang.</p>',
    ),
  },
];
