import type { Bus } from 'shared/bus';
import type { Composition, FirstVisit } from 'shared/release';

/** As much of a tab as its reports say. */
export interface ReportingTab extends Pick<FirstVisit, 'composition' | 'context'> {
  readonly bus: Pick<Bus, 'on'>;
}

/** As much of a part as reports tell apart. */
export interface SeenPart {
  of: string;
  host: HTMLElement;
}

/** Something that happened in this tab and is worth telling the site's operators. */
export type Seen =
  | { kind: 'view' }
  | { kind: 'mount'; remote: string }
  | { kind: 'failure' | 'error'; remote: string; cause: unknown };

/** The version of every remote, as reports name them. */
export const versionsOf = ({ remotes }: Pick<Composition, 'remotes'>): Record<string, string> =>
  Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));

/** The libraries that a remote takes: what works or fails of it speaks of their versions, too. */
export const librariesOf =
  ({ remotes }: Pick<Composition, 'remotes'>) =>
  (remote: string): readonly string[] =>
    remotes[remote]?.libraries ?? [];

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
