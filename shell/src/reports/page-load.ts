/** What the answer of this page load said of it: the token to report with, if it is to, and its name in the logs. */
export interface PageLoad {
  token?: string;
  requestId?: string;
}

/** Reads the header `server-timing`; the document itself says nothing of one page load, as others get it, too. */
export function pageLoad(): PageLoad {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const timings: readonly PerformanceServerTiming[] =
    navigation instanceof PerformanceNavigationTiming ? (navigation.serverTiming ?? []) : [];
  const said = (name: string) => timings.find((timing) => timing.name === name)?.description;
  return { token: said('page'), requestId: said('request') };
}
