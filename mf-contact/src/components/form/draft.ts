import type { MessageInput } from 'shared/contact';
import { fieldsInOrder } from './message-fields.tsx';

/** What was typed in this tab and not sent yet. */
export type Draft = Partial<MessageInput>;

// In sessionStorage a draft outlives a reload and a change of language, not the tab.
const draftKey = 'contact-draft';
const filesKey = 'contact-files';

/** What was typed, by field; what is chosen from a list is its code, which is the same in every language. */
export function readDraft(): Draft {
  const stored: Record<string, unknown> = { ...read(draftKey) };
  return Object.fromEntries(
    fieldsInOrder.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  );
}

export const storeDraft = ({ homepage: _, ...draft }: Draft): void => store(draftKey, draft);

export const forgetDraft = (): void => store(draftKey, undefined);

/** An uploaded file that belongs to no message yet. */
interface StoredFile {
  id: string;
  name: string;
  size: number;
  /** When it was uploaded, in ms since 1970. */
  at: number;
}

/** The server deletes such files after a day; an hour before that they count as expired. */
const expiresAfterMs = 23 * 60 * 60 * 1000;

/** The files of the draft: those that the server still has, and those that have expired. */
export function readFiles(now: number): { there: StoredFile[]; expired: StoredFile[] } {
  const stored = read(filesKey);
  const files = Array.isArray(stored) ? stored.filter(isStoredFile) : [];
  const isThere = ({ at }: StoredFile) => now - at < expiresAfterMs;
  return { there: files.filter(isThere), expired: files.filter((file) => !isThere(file)) };
}

export const storeFiles = (files: readonly StoredFile[]): void => store(filesKey, files.length ? files : undefined);

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['size', 'at'].every((name) => Number.isFinite(Reflect.get(value, name)));

function read(key: string): object | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser stores nothing for sites.
  }
}
