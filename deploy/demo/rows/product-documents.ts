import type { DocumentContent, Localised, ProductDocuments } from '../../content-api/content.ts';
import { documentNames } from '../documents/document-names.ts';
import { collections } from '../records/collections.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { productTypes } from '../records/product-types.ts';
import { words } from '../records/words.ts';

/** The PDF documents of a product: its own sheet, those of its type, and the leaflet of its collection. */
export function productDocuments({ slug, type, heading, collection }: ProductRecord): ProductDocuments {
  const typeName = productTypes.find(({ value }) => value === type)?.name ?? words(type, type, type, type);
  const range = collections.find(({ id }) => id === collection)?.heading ?? words('', '', '', '');
  return {
    fichesTechniques: [
      document(documentNames.technicalSheet(slug), heading, [
        'Fiche technique',
        'Technische fiche',
        'Technical sheet',
        'Technisches Datenblatt',
      ]),
    ],
    noticesMontage: [
      document(documentNames.mounting(type), typeName, [
        'Notice de montage',
        'Montagehandleiding',
        'Mounting instructions',
        'Montageanleitung',
      ]),
    ],
    guidesChoix: [
      document(documentNames.choice(type), typeName, ['Guide de choix', 'Keuzegids', 'Choice guide', 'Auswahlhilfe']),
    ],
    fichesTarif: [
      document(documentNames.range(collection), range, [
        'La gamme en tableau',
        'Het assortiment in een tabel',
        'The range at a glance',
        'Die Kollektion im Überblick',
      ]),
    ],
  };
}

const document = (
  name: string,
  { fr, nl, en, de }: Localised,
  [french, dutch, english, german]: [string, string, string, string],
): DocumentContent => ({
  url: `/documents/${name}.pdf`,
  label: words(`${french} – ${fr}`, `${dutch} – ${nl}`, `${english} – ${en}`, `${german} – ${de}`),
});
