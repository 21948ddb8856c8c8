import type { States } from '../bus/topics.ts';
import { SiteError } from '../errors/index.ts';

/** Where a remote touches others, each with the major that it was written for, as `mf-content/blocks@1`. */
export interface Surface {
  name: string;
  /** Fragments, events, states that it reads, and capabilities of the platform. */
  uses: readonly string[];
  /** The events that it emits. */
  emits: readonly string[];
  /** The states of the bus that it sets; missing in releases from before states had contracts, which set and read all. */
  sets?: readonly string[];
  /** How remotes' states begin as it knows them: the tab's shell may be older than some of them. */
  initial?: Partial<States>;
}

/** Reports that a remote uses something that it does not declare: throws in development and in tests, logs in production. */
export function undeclared(remote: string, what: string): void {
  const error = new SiteError('contract-undeclared', `${remote} uses ${what}, which its remote.ts does not declare`);
  if (process.env.NODE_ENV !== 'production') throw error;
  console.error(error.message);
}
