import { buildFolder } from 'shared/build';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';

const remote = 'mf-search';

/** Publishes the live build of mf-search under another version, and answers that; nobody sees it yet. */
export async function publishCandidate(): Promise<string> {
  const version = `${await liveVersion(remote)}-rc.${Date.now()}`;
  const own = { version, live: false, by: 'e2e', why: 'a candidate' };
  return (await publishFolder(siteRegistry(), buildFolder('production', remote), own)).version;
}

/** Runs something while a tenth of the visitors sees the candidate. */
export async function whileRolledOut(version: string, work: () => Promise<void>): Promise<void> {
  const change = { by: 'e2e', why: 'a test' };
  await siteRegistry().rollOut(remote, { ...change, version, percent: 10 });
  try {
    await work();
  } finally {
    await siteRegistry().halt(remote, change);
  }
}
