import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoutes } from '../routes/index.ts';
import { applications, filesOf, repository, writeIfChanged } from './index.ts';

const folder = join(repository, 'shared/contracts');

/** What a `contract.ts` exports; each list comes with an interface of its name in capitals. */
interface Contract {
  fragments?: Record<string, object>;
  events?: Record<string, number>;
  states?: Record<string, { initial: object }>;
}

/**
 * Writes `shared/contracts`: what each `contract.ts` says, for all who may not import it. Throws Error where two give the
 * same name, or one a fragment under another's.
 */
export async function collectContracts(): Promise<void> {
  const texts = await contractTexts();
  mkdirSync(folder, { recursive: true });
  for (const path of filesOf('shared', 'contracts/*.ts')) if (!texts.has(path)) rmSync(path);
  for (const [path, text] of texts) writeIfChanged(path, text);
}

/** The files of that folder as they have to be, by their paths. */
export async function contractTexts(): Promise<Map<string, string>> {
  const owners = applications.filter((name) => existsSync(join(repository, name, 'contract.ts')));
  const given = await Promise.all(
    owners.map(async (owner) => {
      const contract: Contract = await import(`../../${owner}/contract.ts`);
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
    '',
  ].join('\n');
  return new Map([
    ...owners.map((owner) => [join(folder, `${owner}.ts`), copyOf(owner)] as const),
    [join(folder, 'index.ts'), index] as const,
  ]);
}

const kinds = ['fragments', 'events', 'states'] as const;

const inCapitals = (kind: string): string => `${kind[0]?.toUpperCase()}${kind.slice(1)}`;

const copyOf = (owner: string): string =>
  `// A copy of ${owner}/contract.ts, written by the build.\n${readFileSync(join(repository, owner, 'contract.ts'), 'utf8')}`;

function constant(name: string, parts: Record<string, unknown>[]): string {
  const entries = parts.flatMap((part) => Object.entries(part));
  const twice = entries.find(([key], at) => entries.findIndex(([other]) => other === key) !== at);
  if (twice) throw new Error(`Two contracts give ${twice[0]}`);
  return `\nexport const ${name} = ${inLines(Object.fromEntries(entries))} as const;`;
}

const file = join(repository, 'shared/routes/declared.ts');

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

const head = `import { composeTable, type PageRoutes, type RouteTable } from './table.ts';

/**
 * What the remotes of this repository declare of their pages, for the types of links. Written by the build from each
 * \`src/routes.ts\`; a page is changed there.
 */
export const declaredPages = `;

const foot = `
/** The table of all of them, whatever is live: for servers and tests, never for browsers. */
export const declaredRoutes: RouteTable = composeTable(declaredPages);
`;

/** Writes `shared/routes/declared.ts`: what each `src/routes.ts` says, for all who may not import it. */
export async function collectRoutes(): Promise<void> {
  writeIfChanged(file, await declaredText());
}

/** The text of that file as it has to be. */
export async function declaredText(): Promise<string> {
  const declared = await Promise.all(applications.map(async (name) => [name, await routesOf(name)] as const));
  return `${head}${inLines(Object.fromEntries(declared))} as const satisfies Readonly<Record<string, PageRoutes>>;
${foot}`;
}

/** What an application declares of its pages. */
export async function routesOf(application: string): Promise<PageRoutes> {
  const { default: routes } = await import(`../../${application}/src/routes.ts`);
  return routes;
}
