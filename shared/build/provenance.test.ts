import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './index.ts';
import { provenanceOf } from './provenance.ts';

jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }));
const git = jest.mocked(execFileSync);

it.each([
  ['as the commit has them', '', true],
  ['changed since', ' M src/remote.ts\n', false],
])('says of which commit its sources are, and that they are %s', (_, status, isClean) => {
  git.mockImplementation((_program, args) => (args?.[0] === 'status' ? status : 'a1b2\n'));
  expect(provenanceOf('mf-search')).toMatchObject({ commit: 'a1b2', isClean, node: process.version });
  const asked = git.mock.lastCall?.[1] ?? [];
  expect(asked).toContain(join(repository, 'mf-search'));
  provenanceOf();
  expect(git.mock.lastCall?.[1]).toEqual(asked.filter((one) => one !== join(repository, 'mf-search')));
});

it('knows no commit where there is no repository, and its lockfile all the same', () => {
  git.mockImplementation(() => {
    throw new Error('not a git repository');
  });
  const lockfile = createHash('sha256')
    .update(readFileSync(join(repository, 'package-lock.json')))
    .digest('hex');
  expect(provenanceOf('mf-search')).toMatchObject({ commit: null, isClean: false, lockfile });
});
