import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applications, filesOf, repository } from './applications.ts';
import { writeIfChanged } from './write-if-changed.ts';

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
  return `\nexport const ${name} = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const;`;
}
