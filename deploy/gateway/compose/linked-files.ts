import { type Assets, fileAddress, type LinkedFile, type Manifest } from 'shared/release';
import type { VisitContext } from 'shared/remote';
import type { Part } from './compose-part.ts';
import { integrityIn } from './composition.ts';

/** Styles and scripts with absolute addresses: the chunk loader compares those, and would load relative ones again. */
export interface LinkedFiles {
  styles: LinkedFile[];
  scripts: LinkedFile[];
}

/**
 * Every file that the parts need in the browser, each once; also those of failed parts, which the browser fills. A page
 * load gives its `shell`: what that starts with is needed on every page, whether it shows something there or not. Of the pieces
 * of a part it may want those alone that are needed at once.
 */
export function linkedFiles(
  parts: Part[],
  { origin, route }: Pick<VisitContext, 'origin' | 'route'>,
  { shell, pieces = 'all' }: { shell?: Manifest; pieces?: 'first' | 'all' } = {},
): LinkedFiles {
  const files = { styles: new Map<string, LinkedFile>(), scripts: new Map<string, LinkedFile>() };
  const add = (manifest: Manifest, kind: keyof LinkedFiles, file: string) => {
    const href = `${origin}${fileAddress(manifest, file)}`;
    files[kind].set(href, { href, integrity: integrityIn(manifest, file) });
  };
  const addAll = (manifest: Manifest, group?: Assets) => {
    for (const style of group?.styles ?? []) add(manifest, 'styles', style);
    for (const script of group?.scripts ?? []) add(manifest, 'scripts', script);
  };
  if (shell) addAll(shell, shell.startup);
  for (const part of parts) {
    const { manifest, kind, name, elsewhere } = part;
    // Only its own entry knows its chunks.
    if (elsewhere) continue;
    // The shell's entry is the script of the page itself.
    if (manifest.name !== 'shell') add(manifest, 'scripts', manifest.entry);
    for (const group of [manifest.startup, manifest[kind][name], manifest.locales[route.language]])
      addAll(manifest, group);
    for (const piece of piecesOf(part, pieces))
      if (Object.hasOwn(manifest.pieces, piece)) addAll(manifest, manifest.pieces[piece]);
  }
  return { styles: [...files.styles.values()], scripts: [...files.scripts.values()] };
}

function piecesOf({ rendered }: Part, wanted: 'first' | 'all'): string[] {
  if (!rendered || rendered.missing || !rendered.pieces) return [];
  const { first, later } = rendered.pieces;
  return wanted === 'all' ? [...first, ...later] : first;
}
