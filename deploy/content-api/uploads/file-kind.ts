import { fileTypeFromBuffer } from 'file-type';
import { endingOf, fileKinds } from '../../../shared/contact/index.ts';
import { isWhole } from './is-whole.ts';

/**
 * The media type that the bytes of a file show, or undefined where it is none we take, the name says another, or its
 * end is missing.
 */
export async function kindOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  return type && fileKinds[type]?.includes(endingOf(name)) && isWhole(type, bytes) ? type : undefined;
}
