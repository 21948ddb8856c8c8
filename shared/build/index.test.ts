import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';
import { applications, contracts, folderOf, repository, shared, writeIfChanged } from './index.ts';

test('a file that says the same already keeps its time, which watchers look at', () => {
  const folder = mkdtempSync(join(tmpdir(), 'written-'));
  const path = join(folder, 'file.ts');
  const long = new Date('2020-01-02T00:00:00Z');
  writeIfChanged(path, 'one');
  utimesSync(path, long, long);
  writeIfChanged(path, 'one');
  expect(statSync(path).mtime).toEqual(long);
  writeIfChanged(path, 'two');
  expect(statSync(path).mtime).not.toEqual(long);
  expect(readFileSync(path, 'utf8')).toBe('two');
  rmSync(folder, { recursive: true });
});

test('the kit that a team has installed builds the folder of its remote, and this repository builds its workspaces', () => {
  const team = realpathSync(mkdtempSync(join(tmpdir(), 'team-')));
  const kit = join(team, 'node_modules/@site/kit');
  mkdirSync(join(kit, 'shared/build'), { recursive: true });
  writeFileSync(join(team, 'package.json'), JSON.stringify({ name: 'mf-reviews' }));
  writeFileSync(join(kit, 'package.json'), JSON.stringify({ type: 'module' }));
  const places = join(kit, 'shared/build/places.js');
  const { code } = transformFileSync(join(shared, 'build/places.ts'), { jsc: { parser: { syntax: 'typescript' } } });
  writeFileSync(places, code);
  const ask = `const { folderOf, programOf, ...all } = await import('${places}');
    console.log(JSON.stringify({ ...all, folder: folderOf('mf-reviews'), program: programOf('deploy/start.ts') }))`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', ask], { cwd: team, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({
    isAlone: true,
    applications: ['mf-reviews'],
    repository: team,
    folder: team,
    contracts: join(team, 'contracts'),
    shared: join(kit, 'shared'),
    program: join(kit, 'deploy/start.js'),
  });
  rmSync(team, { recursive: true });
  expect(applications).toContain('mf-search');
  expect(folderOf('mf-search')).toBe(join(repository, 'mf-search'));
  expect(contracts).toBe(join(shared, 'contracts'));
});
