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
}

/** A contract in its two halves: `mf-content/blocks@1` is `mf-content/blocks` in its major 1. */
export function splitContract(contract: string): { name: string; major: number } {
  const at = contract.lastIndexOf('@');
  return { name: contract.slice(0, at), major: Number(contract.slice(at + 1)) };
}

/** The major of a contract in a list of them; undefined where the list does not have it. */
export function usedMajor(contracts: readonly string[], name: string): number | undefined {
  const found = contracts.find((contract) => contract.startsWith(`${name}@`));
  return found === undefined ? undefined : splitContract(found).major;
}

/** Reports that a remote uses something that it does not declare: throws in development and in tests, logs in production. */
export function undeclared(remote: string, what: string): void {
  const error = new SiteError('contract-undeclared', `${remote} uses ${what}, which its remote.ts does not declare`);
  if (process.env.NODE_ENV !== 'production') throw error;
  console.error(error.message);
}
