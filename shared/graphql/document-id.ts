import type { DocumentNode } from 'graphql';

/** The hash that the build wrote into a document; the gateway answers documents of releases only, by their hash. */
export function documentId(document: DocumentNode): string {
  const meta: unknown = '__meta__' in document ? document.__meta__ : undefined;
  if (typeof meta === 'object' && meta !== null && 'hash' in meta && typeof meta.hash === 'string') return meta.hash;
  throw new Error('A document that is not of a *.graphql file cannot be sent');
}
