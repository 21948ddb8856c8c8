import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { PageRoutes } from '../routes/index.ts';
import { applications, contracts as folder, folderOf, isAlone, shared, writeIfChanged } from './index.ts';

/** The file of the pages of all, beside the contracts. */
const pagesFile = join(folder, 'pages.ts');

/** What a remote alone has taken of its site, in the place of what the kit knows of others. */
const ofSite = join(folder, 'live');

/** What a `contract.ts` exports; each list comes with an interface of its name in capitals. */
export interface Contract {
  fragments?: Record<string, object>;
  events?: Record<string, number>;
  states?: Record<string, { initial: object }>;
}

/**
 * Writes `shared/contracts`, or the `contracts` of a remote alone: what each `contract.ts` says, for all who may not import
 * it. Throws Error where two give the same name, or one a fragment under another's.
 */
export async function collectContracts(): Promise<void> {
  const texts = await contractTexts();
  mkdirSync(folder, { recursive: true });
  for (const path of globSync(join(folder, '*.ts'))) if (!texts.has(path) && path !== pagesFile) rmSync(path);
  for (const [path, text] of texts) writeIfChanged(path, text);
}

/** The files of that folder as they have to be, by their paths. */
export async function contractTexts(): Promise<Map<string, string>> {
  const files = contractFiles();
  const given = await Promise.all(
    [...files].map(async ([owner, path]) => {
      const contract: Contract = await import(path);
      return { owner, ...contract };
    }),
  );
  const foreign = given.flatMap(({ owner, fragments = {} }) =>
    Object.keys(fragments).filter((name) => !name.startsWith(`${owner}/`)),
  );
  if (foreign.length > 0) throw new Error(`A fragment's name begins with its remote's: ${foreign.join(', ')}`);

  const states = given.flatMap(({ owner, states = {} }) =>
    Object.entries(states).map(([name, { initial, ...contract }]) => ({
      name,
      initial,
      contract: { owner, ...contract },
    })),
  );
  const index = [
    '/** Written by the build from each `contract.ts`; a contract is changed there. */',
    ...given.map(({ owner, ...contract }, at) => {
      const names = kinds
        .filter((kind) => contract[kind])
        .map((kind) => `${inCapitals(kind)} as ${inCapitals(kind)}${at}`);
      return `import type { ${names.join(', ')} } from './${owner}.ts';`;
    }),
    ...kinds.map((kind) => {
      const bases = given.flatMap((contract, at) => (contract[kind] ? [`${inCapitals(kind)}${at}`] : []));
      return `\nexport interface ${inCapitals(kind)}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''} {}`;
    }),
    constant(
      'fragments',
      given.map(({ fragments = {} }) => fragments),
    ),
    constant(
      'events',
      given.map(({ events = {} }) => events),
    ),
    constant(
      'states',
      states.map(({ name, contract }) => ({ [name]: contract })),
    ),
    constant(
      'initialStates',
      states.map(({ name, initial }) => ({ [name]: initial })),
    ),
    "\nexport { pages } from './pages.ts';",
    '',
  ].join('\n');
  return new Map([
    ...[...files].map(([owner, path]) => [join(folder, `${owner}.ts`), copyOf(owner, path)] as const),
    [join(folder, 'index.ts'), index] as const,
  ]);
}

/**
 * The `contract.ts` of each owner, by its name. A remote alone has those of others from its site, or from the kit, as they were
 * when that was packed.
 */
function contractFiles(): Map<string, string> {
  const own = applications.map((name) => [name, join(folderOf(name), 'contract.ts')] as const);
  return new Map([...contractsOfOthers(), ...own].filter(([, path]) => existsSync(path)));
}

function contractsOfOthers(): [string, string][] {
  if (!isAlone) return [];
  const paths = globSync(existsSync(ofSite) ? join(ofSite, '*.ts') : join(shared, 'contracts/*.js')).sort();
  return paths
    .map((path): [string, string] => [basename(path, extname(path)), path])
    .filter(([owner]) => !['index', 'pages'].includes(owner));
}

const kinds = ['fragments', 'events', 'states'] as const;

const inCapitals = (kind: string): string => `${kind[0]?.toUpperCase()}${kind.slice(1)}`;

/** What the kit has in the place of such a file are its values, with the types beside them. */
const copyOf = (owner: string, path: string): string =>
  path.endsWith('.js')
    ? readFileSync(path.replace(/js$/, 'd.ts'), 'utf8')
    : `// A copy of ${owner}/contract.ts, written by the build.\n${readFileSync(path, 'utf8')}`;

function constant(name: string, parts: Record<string, unknown>[]): string {
  const entries = parts.flatMap((part) => Object.entries(part));
  const twice = entries.find(([key], at) => entries.findIndex(([other]) => other === key) !== at);
  if (twice) throw new Error(`Two contracts give ${twice[0]}`);
  return `\nexport const ${name} = ${inLines(Object.fromEntries(entries))} as const;`;
}

/** JSON in which a list or an object takes one line where that is short. */
const inLines = (value: object): string =>
  [/\[\n([^{}[\]]*)\n\s*\]/g, /\{\n([^{}]*)\n\s*\}/g].reduce(
    (text, short) => text.replace(short, inOneLine),
    JSON.stringify(value, null, 2),
  );

function inOneLine(long: string, inside: string): string {
  const line = inside.trim().replace(/\n\s*/g, ' ');
  if (line.length > 100) return long;
  return long.startsWith('[') ? `[${line}]` : `{ ${line} }`;
}

const head = `/** What each remote declares of its pages, for the types of links. Written by the build from each \`src/routes.ts\`. */
export const pages = `;

/** Writes the pages of all beside the contracts: what each `src/routes.ts` says, for all who may not import it. */
export async function collectPages(): Promise<void> {
  writeIfChanged(pagesFile, await pagesText());
}

/** The text of that file as it has to be. */
export async function pagesText(): Promise<string> {
  const own = await Promise.all(applications.map(async (name) => [name, await routesOf(name)] as const));
  return `${head}${inLines({ ...(await pagesOfOthers()), ...Object.fromEntries(own) })} as const;\n`;
}

async function pagesOfOthers(): Promise<Record<string, PageRoutes>> {
  if (!isAlone) return {};
  return (await import(existsSync(ofSite) ? join(ofSite, 'pages.ts') : join(shared, 'contracts/pages.js'))).pages;
}

/** What an application declares of its pages. */
export async function routesOf(application: string): Promise<PageRoutes> {
  const { default: routes } = await import(join(folderOf(application), 'src/routes.ts'));
  return routes;
}
