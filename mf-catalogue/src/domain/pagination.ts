/** How many products a page of the overview shows. */
export const pageSize = 12;
/** How many collections a page of theirs shows. */
export const collectionsPageSize = 24;

/** A page number to link to, or pages left out, shown as an ellipsis. */
export type PageLink = number | 'ellipsis';

/** The number of pages for so many results; there is always a first one. */
export const pageCount = (results: number, size = pageSize): number => Math.max(1, Math.ceil(results / size));

/** The page that the query parameter `page` asks for: a whole number, at least 1 (R137). */
export function pageOf(parameter: string | undefined): number {
  return parameter !== undefined && /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1;
}

/**
 * The pages to link to: the first, the last, the current one with a neighbour on each side, and an ellipsis wherever
 * pages are left out; up to 3 pages are all shown (R136, R137).
 */
export function pageLinks(current: number, count: number): PageLink[] {
  const here = Math.min(Math.max(1, current), count);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => count <= 3 || page === 1 || page === count || Math.abs(page - here) <= 1,
  );
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? ['ellipsis', page] : page));
}
