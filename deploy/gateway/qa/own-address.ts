/**
 * An address inside this site as a redirect may name it, or undefined where a text would lead anywhere else: browsers
 * read `//host`, `/\host` and `/.//host` as other sites.
 */
export function ownAddress(text: string, origin: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
