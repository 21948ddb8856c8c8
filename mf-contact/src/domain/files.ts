import { hasAcceptedExtension, largestFile, mostFiles } from 'shared/contact';

/** Why a file, or a whole selection, is not taken. */
type Refusal = 'file-expired' | 'files-too-many' | 'file-kind' | 'file-too-large' | 'file-empty';

interface Picked {
  name: string;
  size: number;
}

export interface Judged<File> {
  taken: File[];
  refused: { name?: string; why: Refusal }[];
}

/**
 * Which files of a selection are taken beside those that are held. A selection that would make more than four is
 * refused whole; files that are refused on their own do not count.
 */
export function checkSelection<File extends Picked>(selection: readonly File[], held: number): Judged<File> {
  const judged = selection.map((file) => ({ file, why: fileProblemOf(file) }));
  const taken = judged.flatMap(({ file, why }) => (why ? [] : [file]));
  const refused = judged.flatMap(({ file: { name }, why }) => (why ? [{ name, why }] : []));
  if (held + taken.length <= mostFiles) return { taken, refused };
  return { taken: [], refused: [...refused, { why: 'files-too-many' }] };
}

function fileProblemOf({ name, size }: Picked): Refusal | undefined {
  if (!hasAcceptedExtension(name)) return 'file-kind';
  if (size === 0) return 'file-empty';
  return size > largestFile ? 'file-too-large' : undefined;
}

const kilobyte = 1024;
const megabyte = 1_048_576;

/**
 * A size as people read it: bytes, whole KB, or MB with one decimal; rounded up, so that 5 MB is never over the limit.
 */
export function fileSize(bytes: number): { value: number; unit: 'bytes' | 'kilobytes' | 'megabytes' } {
  if (bytes < kilobyte) return { value: bytes, unit: 'bytes' };
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (kilobytes < kilobyte) return { value: kilobytes, unit: 'kilobytes' };
  return { value: Math.ceil((bytes / megabyte) * 10) / 10, unit: 'megabytes' };
}
