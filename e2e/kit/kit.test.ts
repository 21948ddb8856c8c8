import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { installed, repository } from 'shared/build';
import { publicModules, unclearDeprecations } from './declare.ts';
import { goesWith } from './site-of-team.ts';
import { teamFiles } from './team-files.ts';

const number = fc.nat({ max: 30 });

test('a site speaks its own kit and those before it of the same major, whatever was mended in them', () => {
  fc.assert(
    fc.property(
      number,
      number,
      number,
      number,
      number,
      number,
      (major, minor, patch, otherMajor, otherMinor, otherPatch) => {
        const fits = goesWith(`${major}.${minor}.${patch}`, `${otherMajor}.${otherMinor}.${otherPatch}`);
        assert.equal(fits, major === otherMajor && minor <= otherMinor);
      },
    ),
  );
});

test('what a team may import is there, and api.txt says so', () => {
  const api = readFileSync(join(import.meta.dirname, 'api.txt'), 'utf8');
  for (const [name, file] of publicModules) {
    const source = [file, `${file}x`].find((path) => existsSync(join(repository, path)));
    assert.ok(source, name);
    assert.match(api, new RegExp(`^@site/kit/${name.slice(2)}  ${file}$`, 'm'));
  }
});

test('a new remote imports from the kit what it gives', () => {
  const given = publicModules.map(([name]) => `@site/kit/${name.slice(2)}`);
  const imported = Object.values(teamFiles('mf-reviews')).flatMap(
    (text) => text.match(/(?<=from ')@site\/kit\/[^']+/g) ?? [],
  );
  assert.ok(imported.length > 0);
  for (const name of imported) assert.ok(given.includes(name), name);
});

test('on an older Node, which npm 10 leaves in its place, the kit runs on the one that it brings', async (context) => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })";
  const program = [
    `--import=data:text/javascript,${encodeURIComponent(older)}`,
    join(import.meta.dirname, 'site-kit.ts'),
  ];
  await assert.rejects(
    promisify(execFile)(process.execPath, [...program, 'releases'], { cwd: await folderWith(context, {}) }),
    { code: 2, stderr: /is the folder of no remote/ },
  );
});

test('nothing that the kit brings asks for vitest: npm 10 breaks off over what that asks for', () => {
  const { packages }: { packages: Record<string, { peerDependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync(join(repository, 'package-lock.json'), 'utf8'),
  );
  assert.deepEqual(
    Object.keys(packages).filter((name) => packages[name]?.peerDependencies?.vitest !== undefined),
    [],
  );
});

const deprecated = (note: string) =>
  `/**\n * Leads to it.\n * @deprecated ${note}\n */\nexport declare function oldHref(): string;\n`;

test('what is deprecated says since when and what instead', async (context) => {
  const types = await folderWith(context, { 'shared/routes/href.d.ts': deprecated('since 1.2: use href') });
  assert.deepEqual(unclearDeprecations(types), []);
  for (const note of ['', 'use href', 'since 1.2', 'since 1.2: use']) {
    await writeFile(join(types, 'shared/routes/href.d.ts'), deprecated(note));
    assert.equal(unclearDeprecations(types).length, 1, note);
  }
});

test('a team that imports what is deprecated is told what to use instead, and passes', async (context) => {
  const kit = 'node_modules/@site/kit';
  const team = await folderWith(context, {
    'package.json': '{}\n',
    '.gitignore': 'node_modules\n',
    'biome.json': teamFiles('mf-reviews')['biome.json'] ?? '',
    'src/link.ts': "import { oldHref } from '@site/kit/routes';\n\nexport const link = oldHref();\n",
    [`${kit}/shared/routes/index.js`]: "export { oldHref } from './href.js';\n",
    [`${kit}/shared/routes/index.d.ts`]: "export { oldHref } from './href.js';\n",
    [`${kit}/shared/routes/href.d.ts`]: deprecated('since 1.2: use href'),
  });
  await cp(join(import.meta.dirname, 'package'), join(team, kit), { recursive: true });
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--colors=off', '.'],
    { cwd: team },
  );
  assert.match(stdout + stderr, /src\/link\.ts:1:10[\s\S]*Deprecated import: since 1\.2: use href/);
});

async function folderWith(context: TestContext, files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  context.after(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
