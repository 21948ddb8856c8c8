import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applications, filesOf, repository } from './index.ts';
import { stylesName } from './styles-name.ts';

const classesOf = (path: string) => new Set(readFileSync(path, 'utf8').match(/(?<=\.)[a-z][\w-]*/gi));

it.each(applications)('gives every style file of %s, and those of shared/, class names of its own', (application) => {
  const files = [application, 'shared'].flatMap((folder) => filesOf(folder, '**/*.module.css'));
  const names = files.flatMap((path) => [...classesOf(path)].map((name) => `${stylesName(application, path)}-${name}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !name.startsWith(`${application}-`))).toEqual([]);
});

it('names the files of all remotes apart where one application is made of them', () => {
  const page = (remote: string) => stylesName('shell', join(repository, remote, 'src/pages/search/page.module.css'));
  expect([page('mf-search'), page('mf-stores')]).toEqual(['mf-search-search-page', 'mf-stores-search-page']);
});
