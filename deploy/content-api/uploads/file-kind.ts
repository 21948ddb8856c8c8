import { fileTypeFromBuffer } from 'file-type';

/** What visitors may send, by media type, with the endings that go with it (R334). SVG is not among them: it can run scripts. */
const kinds: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** The media type that the bytes of a file show, or undefined where it is none we take or the name says another. */
export async function kindOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return type && kinds[type]?.includes(ending) ? type : undefined;
}
