/** A name as people type it: small letters without accents, dashes and apostrophes; `St` and `Ste` in full. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst(e?) /g, 'saint$1 ')
    .trim();

/** A postal code without what people put between its letters: `EC1A 1BB` and `ec1a1bb` are one. */
export const foldCode = (code: string): string => fold(code).replaceAll(' ', '');
