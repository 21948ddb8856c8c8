import { createHash } from 'node:crypto';

/** The subresource-integrity value of a file, as manifests carry it: `sha256-…`; releases of earlier have `sha384-…`. */
export const integrityOf = (content: Uint8Array | string, algorithm: 'sha256' | 'sha384' = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Whether a file is what its manifest says, by the hash of its time. */
export const hasIntegrity = (content: Uint8Array, integrity = ''): boolean =>
  integrity === integrityOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256');
