import { manifestSchema } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';
import type { CollectedRelease } from '../../../deploy/commands/release/publish-folder.ts';

interface Renamed {
  /** As `mf-ab`. */
  name: string;
  version: string;
  /** The remote whose card its page shows, which was made of the same release. */
  shows: string;
}

/** What documents of its page have as their title. */
export const titleOf = ({ name, version }: Pick<Renamed, 'name' | 'version'>): string => `${name} ${version}`;

/** Its events, states and addresses have it as `ab`, its browser part as `mf_ab`. */
const ownWord = (name: string): string => name.replace('mf-', '');

/**
 * A release under another name and version: its page has an address of its own, says both in its title, and shows the card of
 * another remote. It plays no role: the site has somebody for each. The release is one as `e2e/fossils` has them.
 */
export function renameRelease({ manifest, files }: CollectedRelease, wanted: Renamed): CollectedRelease {
  const { name, version, shows } = wanted;
  const rename = (text: string) => text.replaceAll(ownWord(manifest.name), ownWord(name));
  const inCode = (text: string) =>
    rename(
      text
        .replaceAll(`title:"${manifest.name}"`, `title:"${titleOf(wanted)}"`)
        .replaceAll(`${manifest.name}/card`, `${shows}/card`),
    );
  const texts = new Map([...files].map(([path, content]) => [path, inCode(content.toString())]));
  // It refuses files of its release that do not have the hashes that it holds.
  const entry = [...texts].reduce(
    (text, [path, file]) => text.replaceAll(manifest.files[path]?.integrity ?? path, integrityOf(file)),
    texts.get(manifest.entry) ?? '',
  );
  const renamed = new Map([...texts.set(manifest.entry, entry)].map(([path, text]) => [path, Buffer.from(text)]));
  const said = {
    ...JSON.parse(rename(JSON.stringify({ ...manifest, roles: {}, fullScreen: [] }))),
    ...{ version, source: `rehearsal of ${titleOf(wanted)}` },
    uses: manifest.uses.map((used) => rename(used.replace(`${manifest.name}/card`, `${shows}/card`))),
    files: Object.fromEntries(
      [...renamed].map(([path, content]) => [path, { bytes: content.length, integrity: integrityOf(content) }]),
    ),
  };
  return { manifest: manifestSchema.parse(said), files: renamed };
}
