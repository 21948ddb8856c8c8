import { type Language as DocumentLanguage, languages } from 'shared/i18n';
import type { Localised } from '../../content-api/content.ts';
import { textIn } from '../../content-api/language.ts';
import { words } from '../records/words.ts';

/** Every document is in all languages of the site, in their order. */
export { type Language as DocumentLanguage, languageNames, languages } from 'shared/i18n';

/** A text in a language; documents are only made of texts that are there in all of them. */
export const said = (text: Localised, language: DocumentLanguage): string => textIn(language, text);

/** The labels of values in every document. */
export const labels = {
  technicalSheet: words('Fiche technique', 'Technische fiche', 'Technical sheet', 'Technisches Datenblatt'),
  mounting: words('Notice de montage', 'Montagehandleiding', 'Mounting instructions', 'Montageanleitung'),
  choice: words('Guide de choix', 'Keuzegids', 'Choice guide', 'Auswahlhilfe'),
  range: words(
    'La gamme en tableau',
    'Het assortiment in een tabel',
    'The range at a glance',
    'Die Kollektion im Überblick',
  ),
  size: words(
    'Largeur × hauteur × profondeur',
    'Breedte × hoogte × diepte',
    'Width × height × depth',
    'Breite × Höhe × Tiefe',
  ),
  inside: words('À l’intérieur', 'Binnenin', 'Inside', 'Innen'),
  materials: words('Matières', 'Materialen', 'Materials', 'Materialien'),
  colours: words('coloris', 'kleuren', 'colours', 'Farben'),
  colour: words('coloris', 'kleur', 'colour', 'Farbe'),
  handles: words('Poignées', 'Grepen', 'Handles', 'Griffe'),
  washbasins: words('Vasques', 'Wastafels', 'Washbasins', 'Waschbecken'),
  reference: words('Référence', 'Referentie', 'Reference', 'Artikelnummer'),
  finishes: words('Finitions', 'Afwerkingen', 'Finishes', 'Ausführungen'),
  prices: words(
    'Les prix sont chez votre revendeur.',
    'De prijzen vindt u bij uw verkooppunt.',
    'For prices, please ask your retailer.',
    'Die Preise nennt Ihnen Ihr Händler.',
  ),
  tolerance: words(
    'Cotes en centimètres, à deux millimètres près. Bois massif : le fil et les nœuds varient d’une pièce à l’autre.',
    'Maten in centimeter, op twee millimeter na. Massief hout: nerf en knoesten verschillen van stuk tot stuk.',
    'Sizes in centimetres, to within two millimetres. Solid wood: grain and knots vary from piece to piece.',
    'Maße in Zentimetern, auf zwei Millimeter genau. Massivholz: Maserung und Äste sind bei jedem Stück anders.',
  ),
};

/** The same text in all languages, with a dot between. */
export const inAll = (text: Localised): string => languages.map((language) => said(text, language)).join('  ·  ');
