import type { FastifyBaseLogger } from 'fastify';
import { compositionIdOf } from '../../registry/qa/reachable.ts';
import type { Composed } from '../compose/composition.ts';
import type { Registry } from '../releases/registry.ts';

/** Has the registry remember each composition that this gateway shows, once, so that its id opens it again. */
export function rememberCompositions(
  registry: Pick<Registry, 'remember'>,
  log: FastifyBaseLogger,
): (composed: Composed) => void {
  const remembered = new Set<string>();

  return (composed) => {
    if (Object.values(composed).some(({ elsewhere }) => elsewhere)) return;
    const versions = Object.fromEntries(
      Object.entries(composed).map(([name, { manifest }]) => [name, manifest.version]),
    );
    const id = compositionIdOf(versions);
    if (remembered.has(id)) return;
    remembered.add(id);
    registry.remember(versions).catch((err) => {
      log.warn({ composition: id, err }, 'A composition was not remembered; it is tried again at its next visit');
      remembered.delete(id);
    });
  };
}
