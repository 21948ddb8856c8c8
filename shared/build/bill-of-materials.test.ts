import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { billOfMaterialsSchema } from '../release/bill-of-materials.ts';
import { packagesIn, writeBillOfMaterials } from './bill-of-materials.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file that is installed, and the package that it is of. */
function installed(path: string, says: object): string {
  const file = join(folder, path);
  const [, name = ''] = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify(says));
  return file;
}
const moduleOf = (file: string | null, modules?: object[]) => ({
  nameForCondition: () => file,
  ...(modules && { modules }),
});
/** A finished build: only modules that are in a chunk are in its files. */
const buildOf = (modules: object[], leftOut: object[] = []) => {
  const chunkGraph = { getNumberOfModuleChunks: (module: object) => (leftOut.includes(module) ? 0 : 1) };
  return Object.assign(Object.create(null), { compilation: { modules: [...modules, ...leftOut], chunkGraph } });
};

it('finds the packages of what is in the files, with the sides that have them, and nothing of our own', () => {
  const rxjs = installed('node_modules/rxjs/dist/esm/index.js', {
    name: 'rxjs',
    version: '7.8.2',
    license: 'Apache-2.0',
  });
  mkdirSync(join(folder, 'node_modules/rxjs/dist/esm'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/rxjs/dist/esm/package.json'), '{ "type": "module" }');
  const zod = installed('node_modules/@scope/zod/mini.js', { name: '@scope/zod', version: '4.0.0' });
  const inner = installed('node_modules/rxjs/node_modules/tslib/a.js', { name: 'tslib', version: '2.0.0' });
  const unused = installed('node_modules/unused/a.js', { name: 'unused', version: '1.0.0' });
  const together = moduleOf(null, [moduleOf(rxjs), moduleOf(inner), moduleOf(join(folder, 'src/main.ts'))]);
  const found = packagesIn([
    buildOf([together, moduleOf(join(folder, 'node_modules/none/a.js'))], [moduleOf(unused)]),
    buildOf([moduleOf(rxjs), moduleOf(zod)]),
  ]);
  expect([...found].map(([key, { sides }]) => [key, ...sides])).toEqual([
    ['rxjs@7.8.2', 'browser', 'server'],
    ['tslib@2.0.0', 'browser'],
    ['@scope/zod@4.0.0', 'server'],
  ]);
});

it('writes them in the order of their names, with a license where it is one text', () => {
  const one = (name: string, license?: unknown) => ({
    name,
    version: '1.0.0',
    license,
    sides: new Set(['browser' as const]),
  });
  const all = [one('b', 'MIT'), one('@a/c', { type: 'MIT' }), one('a')];
  writeBillOfMaterials(folder, 'mf-search', new Map(all.map((each) => [each.name, each])));
  const said = billOfMaterialsSchema.parse(JSON.parse(readFileSync(join(folder, 'bom.json'), 'utf8')));
  expect(said.components.map(({ purl, licenses }) => [purl, licenses?.[0]?.expression])).toEqual([
    ['pkg:npm/%40a/c@1.0.0', undefined],
    ['pkg:npm/a@1.0.0', undefined],
    ['pkg:npm/b@1.0.0', 'MIT'],
  ]);
});
