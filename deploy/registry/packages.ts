import { satisfies, validRange } from 'semver';
import { hasCode, SiteError } from 'shared/errors';
import type { Manifest } from 'shared/release';
import { chooseLibraries } from 'shared/release';
import {
  type BillOfMaterials,
  billOfMaterialsFile,
  billOfMaterialsSchema,
  type Component,
} from 'shared/release/bill-of-materials';
import type { RegistryClient } from './client.ts';
import type { LiveVersions } from './contract.ts';

type Reader = Pick<RegistryClient, 'manifest' | 'file'>;

/** What is in a release, by its own list; undefined for one from before there were lists, or whose files were forgotten. Throws as the client. */
export async function packagesOf(client: Reader, manifest: Manifest): Promise<BillOfMaterials | undefined> {
  if (!Object.hasOwn(manifest.files, billOfMaterialsFile)) return undefined;
  const text = await client.file(manifest.name, manifest.version, billOfMaterialsFile).catch((error: unknown) => {
    if (hasCode(error, 'release-forgotten')) return undefined;
    throw error;
  });
  return text && billOfMaterialsSchema.parse(JSON.parse(text.toString()));
}

/** A live release that has a package. */
export interface Having {
  remote: string;
  version: string;
  /** Who sees it: countries, or `*`. */
  countries: string[];
  /** The package in it; undefined: it has no list. */
  found: Component | undefined;
  /** The pages that load it, as `mf-search/search`. */
  pages: string[];
}

/**
 * The live releases that have a package in a range of versions, as `i18next@<27.1.3`, rollouts too, and those that have no list.
 * Throws SiteError `command-wrong` where the text is no package with a range.
 */
export async function liveWith(client: Reader, { live }: Pick<LiveVersions, 'live'>, text: string): Promise<Having[]> {
  const [, name = '', range = ''] = /^(@?[^@]+)@(.+)$/.exec(text) ?? [];
  if (!name || validRange(range) === null)
    throw new SiteError(
      'command-wrong',
      `A package is named with a range of its versions, as 'i18next@<27.1.3', not ${text}`,
    );
  const seen = new Map<string, { manifest: Manifest; countries: string[] }>();
  for (const [country, remotes] of Object.entries(live))
    for (const [remote, { version, candidate }] of Object.entries(remotes))
      for (const one of [version, ...(candidate ? [candidate.version] : [])]) {
        const known = seen.get(`${remote}@${one}`) ?? { manifest: await client.manifest(remote, one), countries: [] };
        known.countries.push(country);
        seen.set(`${remote}@${one}`, known);
      }
  const manifests = [...seen.values()].map(({ manifest }) => manifest);
  const having = await Promise.all(
    [...seen.values()].map(async ({ manifest, countries }): Promise<Having[]> => {
      const about = {
        remote: manifest.name,
        version: manifest.version,
        countries,
        pages: pagesOf(manifest, manifests),
      };
      const list = await packagesOf(client, manifest);
      if (!list) return [{ ...about, found: undefined }];
      const isIt = (one: Component) => one.name === name && satisfies(one.version, range, { includePrerelease: true });
      return list.components.filter(isIt).map((found) => ({ ...about, found }));
    }),
  );
  return having.flat();
}

/** The pages that load a release: its own, those of remotes that show its fragments, all for the shell, of a library those of who takes it. */
function pagesOf({ name, version }: Manifest, all: readonly Manifest[]): string[] {
  const { taken } = chooseLibraries(all);
  const takes = ({ name: user }: Manifest) =>
    (taken.get(user) ?? []).some((one) => one.name === name && one.version === version);
  const loads = (one: Manifest) =>
    one.name === name || name === 'shell' || takes(one) || one.uses.some((use) => use.startsWith(`${name}/`));
  // What the shell has is on every page, libraries too.
  const everywhere = all.some((one) => one.name === 'shell' && takes(one));
  const pages = all
    .filter((one) => everywhere || loads(one))
    .flatMap((one) => Object.keys(one.pages).map((page) => `${one.name}/${page}`));
  return [...new Set(pages)].sort();
}
