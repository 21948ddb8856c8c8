import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, printSchema } from 'graphql';
import { SiteError } from 'shared/errors';
import type { ContractSaid } from 'shared/release';
import { type LiveTypes, liveTypesSchema } from '../../registry/live-types.ts';

const limitMs = 30_000;
const mostBytes = 8 * 1024 * 1024;

interface Where {
  /** The site, as `https://www.example.com`. */
  site: string;
  /** The folder that is written into; what else is in it stays. */
  into: string;
  /** A remote that is left out, whose contracts are at home here. */
  except?: string;
}

/**
 * Writes what the live releases of a site give, as a `contract.ts` says it: a file `mf-x.ts` for each remote with a contract, their
 * pages (`pages.ts`), and the schema of the content (`schema.graphql`). Answers the versions that were written, by remote. Throws
 * SiteError `registry-failed` where the site does not answer with its types.
 */
export async function writeLiveTypes({ site, into, except }: Where): Promise<Record<string, string>> {
  const { remotes: all, schema } = await liveTypesOf(site);
  const remotes = all.filter(({ name }) => name !== except).sort((one, other) => (one.name < other.name ? -1 : 1));
  await mkdir(into, { recursive: true });
  for (const { name, version, contract } of remotes)
    if (contract) await writeFile(join(into, `${name}.ts`), contractText(name, version, contract));
  const pages = Object.fromEntries(remotes.map(({ name, routes }) => [name, routes]));
  await writeFile(
    join(into, 'pages.ts'),
    `/** The pages of what is live, for the types of links. */\nexport const pages = ${JSON.stringify(pages, null, 2)} as const;\n`,
  );
  await writeFile(join(into, 'schema.graphql'), schema);
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}

/** Everything in it is of others: what is not of its contract is left out, and a schema is written anew from what it says. */
async function liveTypesOf(site: string): Promise<LiveTypes> {
  const address = new URL('/_kit/types.json', site);
  // Only browsers resolve `fr.localhost`.
  if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost';
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
    const text = await answer.text();
    if (!answer.ok || text.length > mostBytes) throw new Error(`It answered ${answer.status}, ${text.length} letters`);
    const types = liveTypesSchema.parse(JSON.parse(text));
    return { ...types, schema: `${printSchema(buildSchema(types.schema))}\n` };
  } catch (cause) {
    throw new SiteError('registry-failed', `${address.origin} did not answer with its types: is that the site?`, {
      cause,
    });
  }
}

/** A contract as its `contract.ts` says it. Names and types have been checked: none ends what is around it. */
export function contractText(name: string, version: string, { fragments, events, states }: ContractSaid): string {
  const parts = [
    listText('fragments', fragments, ({ type: _, ...said }) => said),
    listText('events', events, ({ major }) => major),
    listText('states', states, ({ type: _, ...said }) => said),
  ];
  return [`// What ${name} ${version} gives, as it is live.`, ...parts.flat(), ''].join('\n');
}

function listText<Said extends { type: string }>(
  list: string,
  all: Readonly<Record<string, Said>>,
  more: (said: Said) => unknown,
): string[] {
  const entries = Object.entries(all);
  if (entries.length === 0) return [];
  const types = entries.map(([key, { type }]) => `  ${JSON.stringify(key)}: ${type};`);
  const said = Object.fromEntries(entries.map(([key, one]) => [key, more(one)]));
  return [
    `export interface ${list[0]?.toUpperCase()}${list.slice(1)} {`,
    ...types,
    '}',
    `export const ${list} = ${JSON.stringify(said, null, 2)} as const;`,
  ];
}
