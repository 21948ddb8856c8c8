import { execFileSync, spawn } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../deploy/testing/free-port.ts';
import { keyIdOf, publicTextOf } from '../../deploy/tokens/signatures.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';

// docs/a-team-on-its-own.md, line by line.

const repository = join(import.meta.dirname, '../..');
const origin = `http://localhost:${site.port}`;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reviews-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A line as a team types it, outside of this repository: its code, and all that it says. */
function type(line: string, environment: Record<string, string> = {}) {
  const path = (process.env.PATH ?? '').split(':').filter((one) => !one.includes('node_modules'));
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|REGISTRY_)/i.test(name));
  const env = { ...Object.fromEntries(own), PATH: path.join(':'), ...environment };
  // In a group of its own: `dev` ends with all that it has started.
  const child = spawn('/bin/sh', ['-c', `${line} 2>&1`], { cwd: folder, env, detached: true });
  const said = { text: '' };
  child.stdout.on('data', (data) => {
    said.text += data;
  });
  const done = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said, done, end: () => child.pid && process.kill(-child.pid, 'SIGTERM') };
}
async function run(line: string, environment?: Record<string, string>) {
  const { said, done } = type(line, environment);
  return { code: await done, said: said.text };
}
async function succeed(line: string, environment?: Record<string, string>): Promise<string> {
  const { code, said } = await run(line, environment);
  expect(code, `${line}\n${said}`).toBe(0);
  return said;
}

test('an empty folder becomes a page of the site, with npm and the site as the only sources', async ({ page }) => {
  test.setTimeout(40 * 60_000);
  const admin = siteRegistry();
  // Releases of this site are signed: the team makes a key, operations take its public half, and nothing is started anew.
  await succeed('openssl genpkey -algorithm ed25519 -out reviews.key');
  await succeed('openssl pkey -in reviews.key -pubout -out reviews.pub');
  const operations = (...words: string[]) =>
    execFileSync('npm', ['run', '--silent', 'tokens', '--', ...words], {
      ...{ cwd: repository, encoding: 'utf8' },
      env: { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir },
    }).trim();
  const about = ['--role', 'team', '--remote', 'mf-reviews', '--name', 'Team Reviews'];
  const secret = operations('create', ...about, '--signing-key', join(folder, 'reviews.pub'));
  const { secret: ofOthers, id: otherId } = await admin.createToken({
    ...{ name: 'Team Stores', role: 'team', remotes: ['mf-stores'], by: 'e2e' },
  });
  const token = { REGISTRY_ACCESS_TOKEN: secret, RELEASE_SIGNING_KEY: 'reviews.key' };
  let address = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${origin}/_kit/`);
        if (answer.ok) address = `${origin}${(await answer.json()).address}`;
        return answer.status;
      },
      { timeout: 120_000 },
    )
    .toBe(200);
  const start = performance.now();

  await succeed('npm init -y');
  const tarball = basename(address);
  await succeed(`npm pack ${address}`);
  await succeed(`npm install --no-audit --no-fund --save-dev ./${tarball}`);
  await succeed(`npx --no -- site-kit new mf-reviews . --site ${origin}`);
  // A site that is changed hands out another file, and the team's packages are what they were.
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  expect(lock).toContain(`"resolved": "file:${tarball}"`);
  expect(lock).not.toContain(origin);

  const port = freePort();
  const dev = type(`npm run dev -- --port ${port}`);
  await expect.poll(() => dev.said.text, { timeout: 300_000 }).toContain('mf-reviews is shown');
  await page.goto(`http://localhost:${port}/fr/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'mf-reviews' })).toBeVisible();
  dev.end();
  await dev.done;

  // What is live, and no more what the kit knew; types and tests go on with it.
  expect(await succeed(`npm run types -- --site ${origin}`)).toMatch(/mf-search \d+\.\d+\.\d+/);
  expect(readFileSync(join(folder, 'contracts/mf-search.ts'), 'utf8')).toMatch(
    /What mf-search [\d.]+ gives, as it is live/,
  );

  const tested = await succeed('npm test');
  for (const step of ['Lint', 'Types', 'What it declares', 'Component tests', 'Tests in a browser'])
    expect(tested).toContain(`passed  ${step}`);

  const refused = await run(`npm run release -- --site ${origin}`, { REGISTRY_ACCESS_TOKEN: ofOthers });
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/may not|mf-stores/);
  expect((await fetchPage('/fr/reviews')).status).toBe(404);

  const unsigned = await run(`npm run release -- --site ${origin} --why first`, { REGISTRY_ACCESS_TOKEN: secret });
  expect(unsigned.said).toContain('is not signed, and its remote has keys (RELEASE_SIGNING_KEY)');
  await succeed('npm run release -- --why first', token);
  await expect.poll(async () => (await fetchPage('/fr/reviews')).text, { timeout: 60_000 }).toContain('Ici commence');
  console.log(`From an empty folder to live: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);

  await test.step('what is wrong is said in a sentence, with the way out', async () => {
    const says = async (line: string, sentence: RegExp) => {
      const { code, said } = await run(line, token);
      expect(said).toMatch(sentence);
      expect(said).not.toMatch(/^ +at /m);
      expect(code, line).not.toBe(0);
    };
    await says('npm run release -- --site http://127.0.0.1:9', /http:\/\/127\.0\.0\.1:9 did not answer/);
    await says(
      `npm run release -- --site ${origin}/`.replace(String(site.port), String(site.port + 1)),
      /hands out no kit/,
    );
    await says('cd src && npx --no -- site-kit release', /is the folder of no remote: npx --no -- site-kit new/);
    const own = readFileSync(join(folder, 'package.json'), 'utf8');
    writeFileSync(join(folder, 'package.json'), own.replace(`file:${tarball}`, address));
    await says('npx --no -- site-kit new mf-others .', /has no kit of its own: npm pack .*, npm install --save-dev \./);
    writeFileSync(join(folder, 'package.json'), own);
    const manifest = join(folder, 'node_modules/@site/kit/package.json');
    const kit = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, kit.replace(/"version": "\d+/, '"version": "99'));
    await says(
      `npm run release -- --site ${origin}`,
      /kit 99\.\d+\.\d+ is too new for .*: npm pack http.*\/_kit\/(.*) && npm install --save-dev \.\/\1/,
    );
    writeFileSync(manifest, kit.replace(/"version": "\d+/, '"version": "0'));
    await says(
      `npm run release -- --site ${origin}`,
      /kit 0\.\d+\.\d+ is too old for .*: npm pack http.*\/_kit\/(.*) && npm install --save-dev \.\/\1/,
    );
    writeFileSync(manifest, kit);
    renameSync(join(folder, 'node_modules/webpack'), join(folder, 'webpack'));
    await says(`npm run release -- --site ${origin}`, /node_modules is not whole, it lacks webpack: npm install/);
    renameSync(join(folder, 'webpack'), join(folder, 'node_modules/webpack'));
  });

  await succeed(`npm run rollback -- --site ${origin} --why "a test"`, token);
  await expect.poll(async () => (await fetchPage('/fr/reviews')).status, { timeout: 60_000 }).toBe(404);
  const own = (await admin.tokens()).find(({ name }) => name === 'Team Reviews')?.id ?? '';
  for (const one of [own, otherId]) await admin.revokeToken(one, { by: 'e2e', why: 'a test' });
  const key = keyIdOf(publicTextOf(createPublicKey(readFileSync(join(folder, 'reviews.pub')))));
  expect(operations('revoke', key)).toContain('mf-reviews@1.0.0');
});
