export type SizeUnit = 'bytes' | 'kilobytes' | 'megabytes';

export interface FileSize {
  value: number;
  unit: SizeUnit;
}

const kilobyte = 1024;
const megabyte = 1_048_576;

/** A size as people read it: bytes, whole KB, or MB with one digit (R336). What is over a limit never reads as the limit. */
export function fileSize(bytes: number): FileSize {
  if (bytes < kilobyte) return { value: bytes, unit: 'bytes' };
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (kilobytes < kilobyte) return { value: kilobytes, unit: 'kilobytes' };
  return { value: Math.ceil((bytes / megabyte) * 10) / 10, unit: 'megabytes' };
}
