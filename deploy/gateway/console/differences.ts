import type { Manifest } from 'shared/release';
import type { BillOfMaterials } from 'shared/release/bill-of-materials';
import { contractLines } from '../../registry/can-release/contract-lines.ts';

/** The bytes of one kind of file in two releases. */
interface SizeChange {
  group: string;
  before: number;
  after: number;
}

/** What was added and what was removed. */
export interface Change {
  added: string[];
  removed: string[];
}

export interface Differences {
  sizes: SizeChange[];
  pages: Change;
  /** What it gives to others: fragments, events. */
  gives: Change;
  uses: Change;
  /** What it agrees on with others, with the types. */
  contract: Change;
  operations: Change;
  /** The packages in them, with their versions; undefined where one of them is from before releases had such lists. */
  packages: Change | undefined;
}

const groups: [name: string, holds: (path: string) => boolean][] = [
  ['server part', (path) => path === 'server.cjs'],
  ['scripts', (path) => path.endsWith('.js')],
  ['styles', (path) => path.endsWith('.css')],
  ['fonts', (path) => /\.woff2?$/.test(path)],
  ['other', () => true],
];

const groupOf = (path: string): string => groups.find(([, holds]) => holds(path))?.[0] ?? 'other';

/** What is different between two releases of a remote, by what their manifests and their lists of packages say. */
export function differences(
  before: Manifest,
  after: Manifest,
  [packagesBefore, packagesAfter]: readonly (BillOfMaterials | undefined)[] = [],
): Differences {
  const [old, now] = [sizes(before), sizes(after)];
  return {
    sizes: groups
      .map(([group]) => ({ group, before: old[group] ?? 0, after: now[group] ?? 0 }))
      .filter((size) => size.before + size.after > 0),
    pages: change(Object.keys(before.pages), Object.keys(after.pages)),
    gives: change(before.gives, after.gives),
    uses: change(before.uses, after.uses),
    contract: change(contractLines(before), contractLines(after)),
    operations: change(
      Object.values(before.operations).map(operationName),
      Object.values(after.operations).map(operationName),
    ),
    packages: packagesBefore && packagesAfter && change(namesIn(packagesBefore), namesIn(packagesAfter)),
  };
}

const namesIn = ({ components }: BillOfMaterials): string[] =>
  components.map(({ name, version }) => `${name} ${version}`);

function sizes({ files }: Manifest): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [path, { bytes }] of Object.entries(files)) sums[groupOf(path)] = (sums[groupOf(path)] ?? 0) + bytes;
  return sums;
}

const change = (before: readonly string[], after: readonly string[]): Change => ({
  added: after.filter((name) => !before.includes(name)).sort(),
  removed: before.filter((name) => !after.includes(name)).sort(),
});

/** The name of an operation, as `query Stores`; without a name, its beginning. */
const operationName = (text: string): string =>
  /\b(?:query|mutation|subscription)\s+\w+/.exec(text)?.[0].replace(/\s+/, ' ') ?? text.slice(0, 60);
