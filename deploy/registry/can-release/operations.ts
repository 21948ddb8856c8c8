import { parse } from 'graphql';
import type { Manifest } from 'shared/release';
import type { Inspect } from '../operations/endpoint.ts';
import { operationsIn } from '../operations/live-operations.ts';
import type { Reason } from './reason.ts';

/** The operations of a release that the content API would not answer. */
export async function unansweredOperations(
  { name, version, operations }: Pick<Manifest, 'name' | 'version' | 'operations'>,
  inspect: Inspect,
): Promise<Reason[]> {
  const consumer = `${name} ${version}`;
  const all = Object.values(operations).flatMap((text) => operationsIn(consumer, parse(text)));
  const found: Reason[] = [];
  for (const operation of all)
    for (const lack of (await inspect(operation)) ?? [])
      found.push({
        kind: 'operation',
        consumer,
        message: `${consumer} sends ${operation.type} ${operation.name}: ${lack}`,
      });
  return found;
}
