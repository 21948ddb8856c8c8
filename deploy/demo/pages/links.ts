import type { LinkContent, Localised } from '../../content-api/content.ts';
import { words } from '../records/words.ts';

const link = (to: string, label: Localised): LinkContent => ({ to, label });

/** The links that many pages end with. */
export const links = {
  furniture: link(
    '/overview/product',
    words('Voir les meubles', 'Bekijk de meubelen', 'See the furniture', 'Möbel ansehen'),
  ),
  collections: link(
    '/overview/collection',
    words('Nos collections', 'Onze collecties', 'Our collections', 'Unsere Kollektionen'),
  ),
  inspirations: link(
    '/overview/inspiration',
    words('Toutes les ambiances', 'Alle sferen', 'All the moods', 'Alle Stimmungen'),
  ),
  journal: link('/overview/article', words('Lire le journal', 'Lees het magazine', 'Read the journal', 'Zum Journal')),
  stores: link(
    '/page/store-locator',
    words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händler finden'),
  ),
  contact: link('/page/contact', words('Nous écrire', 'Schrijf ons', 'Write to us', 'Schreiben Sie uns')),
  project: link(
    '/page/project',
    words('Composer mon projet', 'Stel mijn project samen', 'Put my project together', 'Mein Projekt planen'),
  ),
  house: link(
    '/page/a-propos',
    words('Découvrir la maison', 'Maak kennis met ons huis', 'Meet the house', 'Das Haus kennenlernen'),
  ),
  workshop: link(
    '/page/l-atelier',
    words('Entrer dans l’atelier', 'Kom binnen in het atelier', 'Step into the workshop', 'In die Werkstatt'),
  ),
  guarantee: link(
    '/page/garantie-cinq-ans',
    words('La garantie en détail', 'De garantie in detail', 'The guarantee in detail', 'Die Garantie im Einzelnen'),
  ),
  sustainability: link(
    '/page/nos-engagements',
    words('Nos engagements', 'Waar we voor staan', 'What we stand by', 'Wofür wir einstehen'),
  ),
  madeInFrance: link(
    '/page/fabrique-en-france',
    words('Fabriqué en France', 'Gemaakt in Frankrijk', 'Made in France', 'In Frankreich gefertigt'),
  ),
  questions: link(
    '/page/questions-frequentes',
    words('Questions fréquentes', 'Veelgestelde vragen', 'Questions and answers', 'Häufige Fragen'),
  ),
  catalogue: link('/page/catalogue', words('Le catalogue', 'De catalogus', 'The catalogue', 'Der Katalog')),
  colours: link('/page/nuancier', words('Le nuancier', 'De kleurenkaart', 'The colour chart', 'Die Farbkarte')),
  mirrorFinder: link(
    '/page/trouver-mon-miroir',
    words('Trouver mon miroir', 'Vind mijn spiegel', 'Find my mirror', 'Meinen Spiegel finden'),
  ),
  care: link(
    '/cms/entretien-et-garantie',
    words('Entretien et garantie', 'Onderhoud en garantie', 'Care and guarantee', 'Pflege und Garantie'),
  ),
} satisfies Record<string, LinkContent>;

/** The catalogue of the brand as a PDF. */
export const catalogueDocument = {
  url: '/documents/catalogue.pdf',
  label: words(
    'Télécharger le catalogue (PDF)',
    'Download de catalogus (PDF)',
    'Download the catalogue (PDF)',
    'Katalog herunterladen (PDF)',
  ),
};
