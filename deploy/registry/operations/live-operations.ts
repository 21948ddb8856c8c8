import { type DocumentNode, Kind, type OperationTypeNode, parse } from 'graphql';
import type { RegistryClient } from '../client.ts';

/** An operation that a live release sends. */
export interface LiveOperation {
  /** As `mf-search 1.0.3`. */
  release: string;
  name: string;
  type: OperationTypeNode;
  document: DocumentNode;
}

/** Every operation of every release that some visitor may see. Throws as the registry client. */
export async function liveOperations(registry: Pick<RegistryClient, 'live' | 'manifest'>): Promise<LiveOperation[]> {
  const { live } = await registry.live();
  const releases = new Map(
    Object.values(live)
      .flatMap((remotes) => Object.entries(remotes))
      .flatMap(([name, { version, candidate }]) =>
        (candidate ? [version, candidate.version] : [version]).map((one) => ({ name, version: one })),
      )
      .map(({ name, version }) => [`${name} ${version}`, { name, version }]),
  );
  const found: LiveOperation[] = [];
  for (const [release, { name, version }] of [...releases].sort()) {
    const { operations } = await registry.manifest(name, version);
    for (const text of Object.values(operations)) found.push(...operationsIn(release, parse(text)));
  }
  return found;
}

/** The operations of a document that a release sends. */
export const operationsIn = (release: string, document: DocumentNode): LiveOperation[] =>
  document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [{ release, name: node.name?.value ?? 'unnamed', type: node.operation, document }]
      : [],
  );
