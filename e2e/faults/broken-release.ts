import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from 'shared/build';
import { integrityOf } from 'shared/release/integrity';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { expect } from '../site/test.ts';
import { remoteNamed } from './remotes.ts';

/** A fault that is built into a release, as a team might publish it by mistake. */
export type BuiltFault = ServerFault | BrowserFault;
export type ServerFault = (typeof serverFaults)[number];
export type BrowserFault = keyof typeof brokenViews;

export const serverFaults = [
  'server throws',
  'server hangs',
  'server loops',
  'server eats heap',
  'server eats buffers',
  'server throws at load',
  'server ends',
] as const;

const isServerFault = (fault: BuiltFault): fault is ServerFault => Object.hasOwn(faultyCode, fault);

/** The fault shows to visitors alone: a warm-up, which is for the host of no country, goes well. */
const forVisitors = (fault: string): string => `
  const { render } = module.exports;
  const isWarmUp = ({ visit }) => visit.country === 'nan';
  module.exports = {
    ...module.exports,
    async render(task) { if (isWarmUp(task)) return render(task); const kept = []; ${fault} },
  };`;

/** Appended to the code of the server part. */
const faultyCode: Record<ServerFault, string> = {
  'server throws': forVisitors('throw new Error("a fault of the server part");'),
  'server hangs': forVisitors('await new Promise(() => {});'),
  'server loops': forVisitors('for (;;);'),
  'server eats heap': forVisitors('for (;;) kept.push(new Array(10_000).fill(kept));'),
  'server eats buffers': forVisitors('for (;;) { kept.push(Buffer.alloc(1e7, 1)); await new Promise(setImmediate); }'),
  'server throws at load': 'throw new Error("a fault at load");',
  'server ends': forVisitors(
    'setImmediate(() => { throw new Error("a fault outside of the render"); }); await new Promise(() => {});',
  ),
};

/** Publishes a remote with a fault, makes it live while `use` runs, and then the sound version; waits for the site to show each. */
export async function withFault(
  name: string,
  fault: BuiltFault,
  use: (version: string) => Promise<void>,
): Promise<void> {
  const sound = await liveVersion(name);
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  try {
    cpSync(buildFolder('production', name), folder, { recursive: true });
    if (isServerFault(fault)) change(join(folder, 'server.cjs'), (text) => `${text}\n${faultyCode[fault]}`);
    else breakViews(folder, brokenViews[fault]);
    signAgain(folder);
    const { version } = await publishFolder(siteRegistry(), folder, { live: true, force: true, by: 'e2e', why: fault });
    await untilLive(name, version);
    await use(version);
  } finally {
    rmSync(folder, { recursive: true });
    await makeLive(name, sound);
    await untilLive(name, sound);
  }
}

/** How quickly gateways follow the registry is shown by other tests: here a busy machine may take its time. */
async function untilLive(name: string, version: string): Promise<void> {
  const address = name === 'shell' ? '/fr/contact' : remoteNamed(name).elsewhere;
  const isLive = async () => (await fetchPage(address)).text.includes(`"${name}":{"version":"${version}"`);
  await expect.poll(isLive, `${name} ${version} is live`).toBe(true);
}

const change = (path: string, edit: (text: string) => string) => writeFileSync(path, edit(readFileSync(path, 'utf8')));

/** What every View becomes: it throws or loops when it is drawn; or the part is refused before it is mounted. */
const brokenViews = {
  'view throws': 'View:()=>()=>{throw new Error("a fault of the view")}',
  'view loops': 'View:()=>()=>{for(;;);}',
  'part rejects': 'View:()=>{throw new Error("a fault of the part")}',
};

const exportedView = /View:\(\)=>[\w$]+/;

/** Breaks every View of the browser files. The files that load them get their new integrity, as from a build. */
function breakViews(folder: string, broken: string): void {
  const scripts = globSync(join(folder, 'browser/*.js'));
  // A chunk that holds more than one module is named after all of them.
  const views = scripts.filter((path) => /src_(pages|fragments)_/.test(path));
  if (!views.some((path) => exportedView.test(readFileSync(path, 'utf8')))) throw new Error('The build has no views');
  for (const path of views) changeLoaded(scripts, path, (text) => text.replace(exportedView, broken));
}

/** Changes a script, and its hash in the scripts that load it, which changes theirs. */
function changeLoaded(scripts: readonly string[], path: string, edit: (text: string) => string): void {
  const before = integrityOf(readFileSync(path));
  change(path, edit);
  const after = integrityOf(readFileSync(path));
  if (after === before) return;
  for (const loader of scripts)
    if (readFileSync(loader, 'utf8').includes(before))
      changeLoaded(scripts, loader, (text) => text.replaceAll(before, after));
}

/** Writes the manifest anew, so that the registry takes the release. */
function signAgain(folder: string): void {
  change(join(folder, 'manifest.json'), (text) => {
    const manifest = JSON.parse(text);
    for (const path of Object.keys(manifest.files)) {
      const content = readFileSync(join(folder, path));
      manifest.files[path] = { bytes: content.length, integrity: integrityOf(content) };
    }
    return JSON.stringify(manifest);
  });
}
