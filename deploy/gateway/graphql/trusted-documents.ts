import { Kind, OperationTypeNode, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { Release } from '../releases/release-store.ts';

/**
 * The text of an operation by its hash, where one of these releases sends it. Throws SiteError request-refused for any
 * other, and for one that asks for what browsers may not have.
 */
export type TrustedDocuments = (hash: string, releases: readonly Release[]) => TrustedDocument;

interface TrustedDocument {
  text: string;
  /** Whether it changes nothing, and may be sent again. */
  reads: boolean;
}

const mostTexts = 1_000;

/** Looks through each text once. */
export function trustedDocuments(): TrustedDocuments {
  const known = new LRUCache<string, { refused: string | undefined; reads: boolean }>({ max: mostTexts });

  function lookThrough(text: string): { refused: string | undefined; reads: boolean } {
    const found = known.get(text) ?? { refused: refusedField(text), reads: onlyReads(text) };
    known.set(text, found);
    return found;
  }

  return (hash, releases) => {
    const sender = releases.find(({ manifest }) => Object.hasOwn(manifest.operations, hash));
    const text = sender?.manifest.operations[hash];
    if (text === undefined)
      throw new SiteError('request-refused', `No release of this visit sends the operation ${hash}`);
    const { refused, reads } = lookThrough(text);
    if (refused) throw new SiteError('request-refused', `Browsers may not ask for ${refused}`);
    return { text, reads };
  };
}

/** Both answer a token, which must not reach the browser: POST /session sends them. */
const sessionFields = ['login', 'refreshJwtToken'];

/**
 * The first field of an operation that browsers may not ask for, under any alias and at any depth: tokens, administration and
 * introspection.
 */
function refusedField(document: string): string | undefined {
  let refused: string | undefined;
  visit(parse(document, { noLocation: true }), {
    Field: ({ name: { value } }) => {
      if (sessionFields.includes(value) || /^(?:admin|__schema$|__type$)/i.test(value)) refused ??= value;
    },
  });
  return refused;
}

/** Whether every operation of a document is a query. */
const onlyReads = (document: string): boolean =>
  parse(document, { noLocation: true }).definitions.every(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY,
  );
