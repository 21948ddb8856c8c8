import type { Manifest } from 'shared/release';
import { faultsInStyles } from 'shared/release/styles';
import { type Inspect, operationsIn } from '../operations.ts';
import type { Reader } from './read-live-state.ts';
import type { Reason } from './reason.ts';
import { type Copy, overweight } from './sizes.ts';
import type { Trial } from './trials.ts';
import type { ContentUse, EditedAddress, FormerPage, PageLink } from './view.ts';

/** What the registry is handed of the site above it: releases are held against it. */
export interface ContentSystem {
  /** Says what the content system that pages are made from lacks for an operation. */
  inspect(): Promise<Inspect>;
  /** Which pieces of content show which fragments in their HTML. */
  fragmentUses(reader: Reader): Promise<ContentUse[]>;
  /** Where pages of editors are found. */
  editedAddresses(reader: Reader): Promise<EditedAddress[]>;
  /** Which pieces of content link to which of these pages: in texts, in menus. */
  pageLinks(reader: Reader, pages: readonly FormerPage[]): Promise<PageLink[]>;
  /** Renders the samples of a release that nobody sees yet; answers those that its server part does not render. */
  renderSamples(trial: Trial): Promise<{ sample: string; why: string }[]>;
}

interface Upload {
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
}

/** What is wrong with a release by itself, whatever else is live. */
export interface Examiner {
  /** Its size with what it brings, its styles, its operations, and the samples of what is to be rendered with it. */
  release(upload: Upload, trials: readonly Trial[], copies: readonly Copy[]): Promise<Reason[]>;
  /** The operations of what is stored already: the content system may have changed since. */
  operations(manifests: readonly Manifest[]): Promise<Reason[]>;
  fragmentUses(reader: Reader): Promise<ContentUse[]>;
  editedAddresses(reader: Reader): Promise<EditedAddress[]>;
  pageLinks(reader: Reader, pages: readonly FormerPage[]): Promise<PageLink[]>;
}

/** Without a content system, as in tests of the registry alone, sizes and styles are all that is looked at. */
export function createExaminer(content?: ContentSystem): Examiner {
  async function operations(manifests: readonly Manifest[]): Promise<Reason[]> {
    if (!content || manifests.length === 0) return [];
    const inspect = await content.inspect();
    const found = await Promise.all(manifests.map((manifest) => unansweredOperations(manifest, inspect)));
    return found.flat();
  }

  async function samples(upload: Manifest, trial: Trial): Promise<Reason[]> {
    const { name, version } = trial.manifest;
    const consumer = `${name} ${version}`;
    const failures = (await content?.renderSamples(trial)) ?? [];
    const beside = name === upload.name ? '' : ` with ${upload.name} ${upload.version}`;
    return failures.map(({ sample, why }) => ({
      kind: 'samples',
      consumer,
      message: `${consumer} does not render ${sample}${beside}: ${why}`,
    }));
  }

  return {
    operations,
    async release({ manifest, files }, trials, copies) {
      const found = await Promise.all([
        overweight(manifest, files, copies),
        beyondItsParts(manifest, files),
        operations([manifest]),
        ...trials.map((trial) => samples(manifest, trial)),
      ]);
      return found.flat();
    },
    fragmentUses: async (reader) => content?.fragmentUses(reader) ?? [],
    editedAddresses: async (reader) => content?.editedAddresses(reader) ?? [],
    pageLinks: async (reader, pages) => content?.pageLinks(reader, pages) ?? [],
  };
}

function beyondItsParts(manifest: Manifest, files: Upload['files']): Reason[] {
  const consumer = `${manifest.name} ${manifest.version}`;
  return faultsInStyles(manifest, files).map((fault) => ({
    kind: 'styles',
    consumer,
    message: `${consumer} styles more than its own parts: ${fault}`,
  }));
}

/** The operations of a release that the content API would not answer. */
async function unansweredOperations(
  { name, version, operations }: Pick<Manifest, 'name' | 'version' | 'operations'>,
  inspect: Inspect,
): Promise<Reason[]> {
  const consumer = `${name} ${version}`;
  const found: Reason[] = [];
  const all = Object.entries(operations).flatMap(([hash, text]) => {
    try {
      return operationsIn(consumer, text);
    } catch (error) {
      const message = `${consumer} sends ${hash.slice(0, 8)}, which is no operation: ${error}`;
      found.push({ kind: 'operation', consumer, message });
      return [];
    }
  });
  for (const operation of all)
    for (const lack of (await inspect(operation)) ?? [])
      found.push({
        kind: 'operation',
        consumer,
        message: `${consumer} sends ${operation.type} ${operation.name}: ${lack}`,
      });
  return found;
}
