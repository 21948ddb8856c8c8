/**
 * A code of a mail, as it is compared however somebody has typed it: capital letters, spaces, dots and dashes of any kind do not
 * matter. It is written in groups of four, as `k7mp-x2wd-9hfa`.
 */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/.{4}(?=.)/g, '$&-');
