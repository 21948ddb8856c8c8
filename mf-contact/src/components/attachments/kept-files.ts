/** A file that the server has and no message names yet. */
export interface KeptFile {
  id: string;
  name: string;
  size: number;
  /** When it came to the server, in ms since 1970. */
  at: number;
}

const key = 'contact-files';
/** The server forgets them after a day; what is nearly gone is not offered. */
const keptMs = 23 * 60 * 60 * 1000;

/** The files of the message that was begun in this tab: those that the server still has, and those that it has forgotten. */
export function readKeptFiles(now: number): { kept: KeptFile[]; expired: KeptFile[] } {
  const files = storedFiles();
  return { kept: files.filter(({ at }) => now - at < keptMs), expired: files.filter(({ at }) => now - at >= keptMs) };
}

function storedFiles(): KeptFile[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptFile) : [];
  } catch {
    return [];
  }
}

const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['size', 'at'].every((name) => Number.isFinite(Reflect.get(value, name)));

export function keepFiles(files: readonly KeptFile[]): void {
  try {
    if (files.length) sessionStorage.setItem(key, JSON.stringify(files));
    else sessionStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, the form works without.
  }
}
