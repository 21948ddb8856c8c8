import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from 'shared/release/integrity';
import { fetchPage } from '../site/fetch-page.ts';
import { at, site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';
import { remotes } from './remotes.ts';

const releases = join(site.dataDir, 'releases');
const stored = () => globSync('*/*/**/*.*', { cwd: releases }).sort();

/** What happens to the copies of releases on a gateway's disk, while visitors come. */
const faults: Record<string, () => void> = {
  'all copies of releases are deleted': () => {
    // The gateway brings files back meanwhile.
    for (const name of readdirSync(releases)) rmSync(join(releases, name), { recursive: true, maxRetries: 50 });
  },
  'four bytes of every file change': () => {
    for (const file of stored().filter((path) => /\.(?:js|br|cjs)$/.test(path))) {
      const bytes = readFileSync(join(releases, file));
      bytes.write('oops', bytes.length >> 1);
      chmodSync(join(releases, file), 0o644);
      writeFileSync(join(releases, file), bytes);
    }
  },
};

/** The render server, by the port that it was started with. */
function killRenderServer(): void {
  const found = execFileSync('pgrep', ['-f', `render/server.ts --port=${site.port + 2} `], { encoding: 'utf8' });
  for (const pid of found.split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
}

/** Every script and style that a page names, as it is answered; the names of those that are not what the page says they are. */
async function wrongFiles(html: string): Promise<string[]> {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const address = /\b(?:src|href)="(?:https?:\/\/[^/"]+)?(\/releases\/[^"]+)"/.exec(tag)?.[1];
    const integrity = /\bintegrity="([^"]+)"/.exec(tag)?.[1];
    return address && integrity ? [{ address, integrity }] : [];
  });
  expect(named.length).toBeGreaterThan(3);
  const answers = named.map(async ({ address, integrity }) => {
    // The query has it read from the disk, and not from the memory of the gateway.
    const answer = await fetch(at('fr', `${address}?${performance.now()}`).replace('fr.localhost', '127.0.0.1'));
    return integrityOf(new Uint8Array(await answer.arrayBuffer())) === integrity ? [] : [`${answer.status} ${address}`];
  });
  return (await Promise.all(answers)).flat();
}

for (const [fault, happen] of Object.entries(faults))
  test(`${fault}, and the render server is killed: files stay right, pages come back at once, no release is paused`, async () => {
    const pages = await Promise.all(remotes.map(({ own }) => fetchPage(own)));
    // What was live before is fetched when somebody asks for it.
    const live = pages.flatMap(({ text }) =>
      [...text.matchAll(/\/releases\/([^/"]+\/[^/"]+\/)/g)].map(([, one = '']) => one),
    );
    const ofLive = () => stored().filter((file) => live.some((release) => file.startsWith(release)));
    const before = ofLive();
    happen();
    killRenderServer();
    for (const { text } of pages) expect(await wrongFiles(text)).toEqual([]);
    for (const { own } of remotes)
      await expect
        .poll(async () => (await fetchPage(`${own}${own.includes('?') ? '&' : '?'}from=a-fault`)).status)
        .toBe(200);
    await expect.poll(ofLive).toEqual(before);
    await expect.poll(async () => (await fetchPage('/health/ready')).text).toBe('{"ready":true}');
    const metrics = await (await fetch(`http://127.0.0.1:${site.port + 2}/metrics`)).text();
    expect(metrics).not.toMatch(/site_render_faults_total\{[^}]*fault="load"/);
  });
