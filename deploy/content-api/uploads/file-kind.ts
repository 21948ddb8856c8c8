import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, fileKinds, hasAcceptedExtension } from 'shared/contact';
import { isWhole } from './is-whole.ts';

/**
 * The media type that the bytes of a file show, whichever of the taken kinds its name says; undefined where it is none that we
 * take, where the name is none of theirs, or where its end is missing.
 */
export async function kindOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  return type && Object.hasOwn(fileKinds, type) && hasAcceptedExtension(name) && isWhole(type, bytes)
    ? type
    : undefined;
}

/** The name with an ending that goes with its kind: `photo.jpg` that holds a PNG becomes `photo.png`. */
export function nameFor(name: string, type: string): string {
  const endings = fileKinds[type] ?? [];
  const ending = extensionOf(name);
  return endings.includes(ending) ? name : `${name.slice(0, -ending.length)}${endings[0] ?? ending}`;
}
