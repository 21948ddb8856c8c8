/**
 * What one page load is told of itself, as the header `server-timing`: its name in the logs, and the token that its browser
 * reports with. Neither stands in the document, which others may get as well.
 */
export const pageLoadTiming = (requestId: string, token?: string): string =>
  [`request;desc="${requestId}"`, ...(token ? [`page;desc="${token}"`] : [])].join(', ');
