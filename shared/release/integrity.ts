import { createHash } from 'node:crypto';

/** The subresource-integrity value of a file, as manifests carry it: `sha384-…`. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
