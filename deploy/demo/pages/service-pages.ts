import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

/** Pages whose remote shows a form or a list; the content system gives heading and introduction. */
export const servicePages: PageRecord[] = [
  {
    path: '/page/contact',
    seo: {
      title: words('Nous contacter', 'Contact', 'Contact us', 'Kontakt'),
      description: words(
        'Une question sur un meuble, une commande ou un projet ? L’équipe Rivelle vous répond.',
        'Een vraag over een meubel, een bestelling of een project? Het team van Rivelle antwoordt u.',
        'A question about a product, an order or a project? The Rivelle team will answer.',
        'Eine Frage zu einem Möbel, einer Bestellung oder einem Projekt? Das Rivelle-Team antwortet Ihnen.',
      ),
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Une cote à vérifier, une pièce à remplacer, un projet à dessiner : écrivez-nous. Une personne de l’atelier vous répond sous deux jours ouvrés.</p>',
          '<p>Een maat om na te kijken, een onderdeel om te vervangen, een project om uit te tekenen: schrijf ons. Iemand van het atelier antwoordt u binnen twee werkdagen.</p>',
          '<p>A size to check, a part to replace, a project to draw: write to us. Someone from the workshop answers within two working days.</p>',
          '<p>Ein Maß, ein Ersatzteil, ein Projekt: Schreiben Sie uns. Jemand aus der Werkstatt antwortet innerhalb von zwei Werktagen.</p>',
        ),
      },
    ],
  },
  {
    path: '/page/store-locator',
    seo: {
      title: words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händlersuche'),
      description: words(
        'Les revendeurs Rivelle près de chez vous : adresses, téléphone, collections exposées.',
        'De verkooppunten van Rivelle bij u in de buurt: adressen, telefoon, getoonde collecties.',
        'Rivelle retailers near you: addresses, telephone, collections on show.',
        'Rivelle-Händler in Ihrer Nähe: Adressen, Telefon, ausgestellte Kollektionen.',
      ),
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Un meuble se comprend en ouvrant un tiroir. Nos revendeurs exposent les collections, prêtent les échantillons et viennent prendre les cotes chez vous.</p>',
          '<p>Een meubel begrijp je door een lade te openen. Onze verkooppunten tonen de collecties, lenen stalen uit en komen bij u opmeten.</p>',
          '<p>You understand a piece of furniture by opening a drawer. Our retailers show the collections, lend samples and measure at your home.</p>',
          '<p>Ein Möbel versteht man, wenn man eine Schublade öffnet. Unsere Händler zeigen die Kollektionen, verleihen Muster und messen bei Ihnen aus.</p>',
        ),
      },
    ],
  },
  {
    path: '/page/login',
    seo: {
      title: words('Votre espace', 'Uw account', 'Your account', 'Ihr Konto'),
      description: words(
        'Connectez-vous pour retrouver vos listes et préparer votre projet.',
        'Meld u aan om uw lijsten terug te vinden en uw project voor te bereiden.',
        'Sign in to find your lists and prepare your project.',
        'Melden Sie sich an, um Ihre Listen zu finden und Ihr Projekt vorzubereiten.',
      ),
      robots: 'noindex',
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Gardez vos meubles préférés sous la main et partagez-les avec votre revendeur.</p>',
          '<p>Hou uw favoriete meubelen bij de hand en deel ze met uw verkooppunt.</p>',
          '<p>Keep your favourite pieces at hand and share them with your retailer.</p>',
          '<p>Behalten Sie Ihre Lieblingsmöbel zur Hand und teilen Sie sie mit Ihrem Händler.</p>',
        ),
      },
    ],
  },
  {
    path: '/page/search',
    seo: {
      title: words('Recherche', 'Zoeken', 'Search', 'Suche'),
      description: words(
        'Cherchez parmi les meubles, les collections et les pages de Rivelle.',
        'Zoek in de meubelen, collecties en pagina’s van Rivelle.',
        'Search the furniture, collections and pages of Rivelle.',
        'Durchsuchen Sie Möbel, Kollektionen und Seiten von Rivelle.',
      ),
      robots: 'noindex',
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Un nom de collection, une largeur, une matière : un mot suffit.</p>',
          '<p>De naam van een collectie, een breedte, een materiaal: één woord volstaat.</p>',
          '<p>The name of a collection, a width, a material: one word is enough.</p>',
          '<p>Der Name einer Kollektion, eine Breite, ein Material: Ein Wort genügt.</p>',
        ),
      },
    ],
  },
];
