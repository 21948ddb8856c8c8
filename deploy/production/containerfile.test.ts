import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';

const repository = join(import.meta.dirname, '../..');
const listed = z.record(z.string(), z.string()).default({});
const packageOf = (folder: string) =>
  z
    .object({ dependencies: listed, optionalDependencies: listed })
    .parse(JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')));
const containerfile = readFileSync(join(import.meta.dirname, 'Containerfile'), 'utf8');

test('the image has the packages of production only, and runs them on its own Node, of the major that runs them here', () => {
  assert.match(containerfile, /^RUN npm ci --omit=dev --workspace=deploy /m);
  assert.match(containerfile, /^CMD \["node", /m);
  // `npm ci` of one workspace installs nothing that is the root's alone.
  const { dependencies, optionalDependencies } = packageOf('deploy');
  const installed = { ...packageOf('').dependencies, ...dependencies, ...optionalDependencies };
  assert.deepEqual(
    Object.keys(installed).filter((name) => /^node(-|$)/.test(name)),
    [],
  );
  const ofRoot = Object.entries(packageOf('').optionalDependencies).filter(([name]) => /^node-/.test(name));
  const [[, version] = ['', ''], ...otherMachines] = ofRoot;
  assert.ok(otherMachines.length > 0 && otherMachines.every(([, one]) => one === version));
  const [major] = version.split('.');
  assert.equal(/^ARG BASE=\S+\/node:(\d+)-/m.exec(containerfile)?.[1], major);
  const [, ...others] = containerfile.match(/(?<=^FROM )\S+/gm) ?? [];
  assert.deepEqual(others, ['packages', 'packages', 'scratch']);
  assert.match(containerfile, /^COPY --from=builds \/app\/\.build\/production \.build\/production$/m);
});

/** The packages that a file imports when it runs, and those of all that it imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const imported = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type) (?:[^'"]*? from )?'([^']+)';$/gms);
  return new Set(
    [...imported].flatMap(([, name = '']) => {
      if (name.startsWith('node:')) return [];
      if (name.startsWith('.')) return [...packagesOf(resolve(dirname(file), name), seen)];
      if (!name.startsWith('shared/')) return [name.split('/', name.startsWith('@') ? 2 : 1).join('/')];
      const [, inside = ''] = /^shared\/(.*)$/.exec(name) ?? [];
      const index = join(repository, 'shared', inside, 'index.ts');
      return existsSync(index) ? [...packagesOf(index, seen)] : [];
    }),
  );
}

for (const program of ['gateway/server.ts', 'content-api/server.ts', 'render/server.ts', 'production/publish.ts'])
  test(`${program} runs with packages of production only`, () => {
    const packages = packagesOf(join(repository, 'deploy', program));
    const there = { ...packageOf('deploy').dependencies, ...packageOf('shared').dependencies };
    assert.ok(packages.size > 0);
    assert.deepEqual(
      [...packages].filter((name) => !Object.hasOwn(there, name)),
      [],
    );
  });
