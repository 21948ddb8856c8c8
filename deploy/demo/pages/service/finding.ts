import { words } from '../../records/words.ts';
import type { ServicePage } from './service-page.ts';

/** To find a retailer, a page, or somebody who answers. */
export const findingPages: ServicePage[] = [
  {
    slug: 'contact',
    title: words('Nous contacter', 'Contact', 'Contact us', 'Kontakt'),
    description: words(
      'Une question sur un meuble, une commande ou un projet ? L’équipe Rivelle vous répond.',
      'Een vraag over een meubel, een bestelling of een project? Het team van Rivelle antwoordt u.',
      'A question about a product, an order or a project? The Rivelle team will answer.',
      'Eine Frage zu einem Möbel, einer Bestellung oder einem Projekt? Das Rivelle-Team antwortet Ihnen.',
    ),
    introduction: words(
      '<p>Une cote à vérifier, une pièce à remplacer, un projet à dessiner : écrivez-nous. Une personne de l’atelier vous répond sous deux jours ouvrés.</p><p>Si ce formulaire ne vous convient pas : <a href="mailto:bonjour@rivelle.example">bonjour@rivelle.example</a>, <a href="tel:+33261911234">02 61 91 12 34</a>, du lundi au vendredi de 9 h à 17 h, ou Rivelle, 12 quai des Ébénistes, 44000 Nantes, France.</p>',
      '<p>Een maat om na te kijken, een onderdeel om te vervangen, een project om uit te tekenen: schrijf ons. Iemand van het atelier antwoordt u binnen twee werkdagen.</p><p>Past dit formulier u niet: <a href="mailto:bonjour@rivelle.example">bonjour@rivelle.example</a>, <a href="tel:+33261911234">+33 2 61 91 12 34</a>, van maandag tot vrijdag van 9 tot 17 uur, of Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankrijk.</p>',
      '<p>A size to check, a part to replace, a project to draw: write to us. Someone from the workshop answers within two working days.</p><p>If this form does not suit you: <a href="mailto:bonjour@rivelle.example">bonjour@rivelle.example</a>, <a href="tel:+33261911234">+33 2 61 91 12 34</a>, Monday to Friday from 9 to 5, or Rivelle, 12 quai des Ébénistes, 44000 Nantes, France.</p>',
      '<p>Ein Maß, ein Ersatzteil, ein Projekt: Schreiben Sie uns. Jemand aus der Werkstatt antwortet innerhalb von zwei Werktagen.</p><p>Wenn Ihnen dieses Formular nicht passt: <a href="mailto:bonjour@rivelle.example">bonjour@rivelle.example</a>, <a href="tel:+33261911234">+33 2 61 91 12 34</a>, montags bis freitags von 9 bis 17 Uhr, oder Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankreich.</p>',
    ),
  },
  {
    slug: 'store-locator',
    title: words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händlersuche'),
    description: words(
      'Les revendeurs Rivelle près de chez vous : adresses, téléphone, collections exposées.',
      'De verkooppunten van Rivelle bij u in de buurt: adressen, telefoon, getoonde collecties.',
      'Rivelle retailers near you: addresses, telephone, collections on show.',
      'Rivelle-Händler in Ihrer Nähe: Adressen, Telefon, ausgestellte Kollektionen.',
    ),
    introduction: words(
      '<p>Un meuble se comprend en ouvrant un tiroir. Nos revendeurs exposent les collections, prêtent les échantillons et viennent prendre les cotes chez vous.</p>',
      '<p>Een meubel begrijp je door een lade te openen. Onze verkooppunten tonen de collecties, lenen stalen uit en komen bij u opmeten.</p>',
      '<p>You understand a piece of furniture by opening a drawer. Our retailers show the collections, lend samples and measure at your home.</p>',
      '<p>Ein Möbel versteht man, wenn man eine Schublade öffnet. Unsere Händler zeigen die Kollektionen, verleihen Muster und messen bei Ihnen aus.</p>',
    ),
  },
  {
    slug: 'search',
    title: words('Recherche', 'Zoeken', 'Search', 'Suche'),
    description: words(
      'Cherchez parmi les meubles, les collections et les pages de Rivelle.',
      'Zoek in de meubelen, collecties en pagina’s van Rivelle.',
      'Search the furniture, collections and pages of Rivelle.',
      'Durchsuchen Sie Möbel, Kollektionen und Seiten von Rivelle.',
    ),
    introduction: words(
      '<p>Un nom de collection, une largeur, une matière : un mot suffit.</p>',
      '<p>De naam van een collectie, een breedte, een materiaal: één woord volstaat.</p>',
      '<p>The name of a collection, a width, a material: one word is enough.</p>',
      '<p>Der Name einer Kollektion, eine Breite, ein Material: Ein Wort genügt.</p>',
    ),
    personal: true,
  },
];
