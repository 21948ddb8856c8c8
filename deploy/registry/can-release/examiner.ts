import type { Manifest } from '../../../shared/release/index.ts';
import type { Inspect } from '../../content/check/endpoint.ts';
import { unansweredOperations } from './operations.ts';
import type { Reason } from './reason.ts';
import { overweight } from './sizes.ts';
import { createStage } from './stage.ts';

/** The content system that the site's pages are made from. */
export interface ContentSystem {
  inspect(): Promise<Inspect>;
  /** Where renders get their content, and with which token. */
  source(): Promise<{ url: string; token: string }>;
}

interface Upload {
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
}

/** What is wrong with a release by itself, whatever else is live. */
export interface Examiner {
  /** Its size, its operations and its samples. */
  release(upload: Upload): Promise<Reason[]>;
  /** The operations of what is stored already: the content system may have changed since. */
  operations(manifests: readonly Manifest[]): Promise<Reason[]>;
  close(): Promise<void>;
}

/** Without a content system, as in tests of the registry alone, sizes are all that is looked at. */
export function createExaminer(content?: ContentSystem): Examiner {
  const stage = content && createStage(content.source);

  async function operations(manifests: readonly Manifest[]): Promise<Reason[]> {
    if (!content || manifests.length === 0) return [];
    const inspect = await content.inspect();
    const found = await Promise.all(manifests.map((manifest) => unansweredOperations(manifest, inspect)));
    return found.flat();
  }

  return {
    operations,
    async release({ manifest, files }) {
      const found = await Promise.all([
        overweight(manifest, files),
        operations([manifest]),
        stage?.failures(manifest, files.get('server.cjs') ?? new Uint8Array()) ?? [],
      ]);
      return found.flat();
    },
    close: async () => stage?.close(),
  };
}
