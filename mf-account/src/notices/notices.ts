/** What came of something that the visitor did, said wherever the visitor is by now. */
export type SaveNotice =
  | { kind: 'saved'; list: { id: string; title: string } }
  | { kind: 'kept-on-device' }
  /** A sentence of the content system. */
  | { kind: 'done'; text: string }
  | { kind: 'failed'; retry(): void };

let shown: SaveNotice | undefined;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one before; without one, shows none. */
export function showNotice(notice: SaveNotice | undefined): void {
  shown = notice;
  for (const changed of listeners) changed();
}

export const shownNotice = (): SaveNotice | undefined => shown;

export function onNotice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
