import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import type { Place } from '../../gateway/development/routes.ts';

const mostPlaces = 5;

/** Where built files lie, and where they come from. */
interface Sources {
  /** The folder of a release. */
  build: string;
  repository: string;
}

/**
 * The source lines of a stack, the innermost first. `fileOf` finds the built file that a frame is in, from the folder of its
 * build; undefined where it is in none.
 */
export function placesOf(stack: string, { build, repository }: Sources, fileOf: (frame: string) => string | undefined) {
  const maps = new Map<string, SourceMap | undefined>();
  const places: Place[] = [];
  for (const frame of stack.split('\n')) {
    const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame.trim()) ?? [];
    const file = fileOf(frame);
    if (!file || !line || !column || places.length === mostPlaces) continue;
    if (!maps.has(file)) maps.set(file, mapOf(join(build, file)));
    const found = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Code without a map, as a library's, would be taken for the last line before it that has one.
    if (!found || !('originalSource' in found) || found.generatedLine !== Number(line) - 1) continue;
    const path = relative(repository, found.originalSource);
    if (!isAbsolute(found.originalSource) || path.startsWith('..') || path.includes('node_modules')) continue;
    places.push(placeAt(repository, path, found.originalLine + 1, found.originalColumn + 1));
  }
  return places;
}

/** A place with the line that stands there now. */
export function placeAt(repository: string, file: string, line: number, column: number): Place {
  return { file, line, column, text: lineOf(join(repository, file), line) };
}

function mapOf(path: string): SourceMap | undefined {
  try {
    const payload: SourceMapPayload = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    return new SourceMap(payload);
  } catch {
    // A build that was followed by many others is gone.
    return undefined;
  }
}

function lineOf(path: string, line: number): string | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n')[line - 1]?.trim();
  } catch {
    return undefined;
  }
}
