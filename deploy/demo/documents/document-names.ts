/** The file names of the documents, without their folder and ending. */

/** A value as part of a file name: `Meuble sous-vasque` becomes `meuble-sous-vasque`. */
const inFileName = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The names of the PDF files: by a product's slug, a product type's value or a collection's id. */
export const documentNames = {
  technicalSheet: (slug: string): string => `fiche-${slug}`,
  mounting: (type: string): string => `montage-${inFileName(type)}`,
  choice: (type: string): string => `guide-${inFileName(type)}`,
  range: (collection: string): string => `tarif-${collection}`,
  catalogue: 'catalogue',
};
