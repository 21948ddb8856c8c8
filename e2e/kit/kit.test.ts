import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { repository } from 'shared/build';
import { publicModules } from './declare.ts';
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
