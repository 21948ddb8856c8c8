import type { FastifyRequest } from 'fastify';
import type { RouteMatch } from 'shared/routes';

/**
 * A fragment that is late is left to the browser. One without scripts cannot fill it: it asks for the page again, with this
 * mark behind its address, and gets it when all of it is there.
 */
const mark = '_whole';

/** The address of a page that waits for every fragment. */
export function wholeAddress({ path, query }: Pick<RouteMatch, 'path' | 'query'>): string {
  return `${path}?${new URLSearchParams([...Object.entries(query), [mark, '']])}`;
}

const marked = new RegExp(`[?&]${mark}=?$`);

/** Whether a request asks for the whole page. */
export const asksForWhole = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): boolean => marked.test(originalUrl);

/** The address as all else has it. */
export const withoutMark = (url: string): string => url.replace(marked, '');
