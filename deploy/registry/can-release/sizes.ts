import { libraryOf, type Manifest } from 'shared/release';
import { packedName, packTexts } from '../packed-texts.ts';
import type { Reason } from './reason.ts';

/** How much of a remote may travel to a browser, in kB of brotli (1000 bytes). */
interface Budget {
  /** Its entry and what it needs on every page. */
  start: number;
  /** The largest of its pages and fragments, on top of that. */
  part: number;
}

/** A little above each remote's size when its budget was set. A team that needs more raises it here, in a review. */
const budgets: Record<string, Budget> = {
  react: { start: 62, part: 0 },
  i18next: { start: 15, part: 0 },
  shell: { start: 60, part: 16 },
  'mf-catalogue': { start: 13, part: 18 },
  'mf-content': { start: 13, part: 12 },
  'mf-account': { start: 15, part: 32 },
  'mf-search': { start: 12, part: 11 },
  'mf-stores': { start: 12, part: 13 },
  'mf-contact': { start: 12, part: 25 },
};

/** For a remote that has no budget of its own yet. */
const firstBudget: Budget = { start: 20, part: 40 };

/** A version of a library that pages load beside another one, from a release on. */
export interface Copy {
  /** `react 18.3.1`. */
  library: string;
  pages: string[];
  /** What such a page loads more, in bytes of brotli. */
  bytes: number;
  /** Whether the release takes it itself, and does not only show parts that do. */
  isOwn: boolean;
}

/** What a release sends to browsers, in bytes of brotli: its start, and the largest of its pages and fragments. */
export async function sizesOf(
  { entry, startup, pages, fragments, pieces }: Pick<Manifest, 'entry' | 'startup' | 'pages' | 'fragments' | 'pieces'>,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<{ start: number; part: number; largest: string }> {
  const packed = await packTexts(files);
  const sizeOf = (path: string) => (packed.get(packedName(path)) ?? files.get(path))?.length ?? 0;
  const sum = (paths: readonly string[]) => [...new Set(paths)].reduce((total, path) => total + sizeOf(path), 0);
  const first = [entry, ...startup.scripts, ...startup.styles];
  const parts = Object.entries({ ...pieces, ...fragments, ...pages }).map(([name, { scripts, styles }]) => ({
    name,
    size: sum([...scripts, ...styles].filter((path) => !first.includes(path))),
  }));
  const largest = parts.reduce((most, part) => (part.size > most.size ? part : most), { name: '', size: 0 });
  return { start: sum(first), part: largest.size, largest: largest.name };
}

/**
 * Where a release is larger than its budget. Copies of libraries that it takes belong to its start; the shell may go ahead of
 * others, who follow when they like.
 */
export async function overweight(
  manifest: Pick<Manifest, 'name' | 'version' | 'entry' | 'startup' | 'pages' | 'fragments' | 'pieces'>,
  files: ReadonlyMap<string, Uint8Array>,
  copies: readonly Copy[],
): Promise<Reason[]> {
  const budget = budgets[libraryOf(manifest.name) ?? manifest.name] ?? firstBudget;
  const own = copies.filter(({ isOwn }) => isOwn && manifest.name !== 'shell');
  const brought = own.reduce((total, { bytes }) => total + bytes, 0);
  const { start, part, largest } = await sizesOf(manifest, files);
  const consumer = `${manifest.name} ${manifest.version}`;
  const over = (what: string, size: number, allowed: number): Reason[] =>
    size > allowed * 1000
      ? [
          {
            kind: 'size',
            consumer,
            message: `${what} of ${consumer} is ${(size / 1000).toFixed(1)} kB, its budget ${allowed} kB`,
          },
        ]
      : [];
  const first = ['The start', ...own.map(({ library }) => `with ${library}`)].join(' ');
  return [...over(first, start + brought, budget.start), ...over(`The part ${largest}`, part, budget.part)];
}
