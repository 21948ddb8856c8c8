import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { billOfMaterialsSchema, sidesOf } from 'shared/release/bill-of-materials';
import type { Configuration } from 'webpack';
import { writeBillOfMaterials } from '../../shared/build/bill-of-materials.ts';
import { compile } from '../../shared/build/compile.ts';
import { repository } from '../site/start-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
after(() => rmSync(folder, { recursive: true }));

const built = (name: string, source: string): Configuration => ({
  mode: 'production',
  context: join(repository, 'shared'),
  entry: { [name]: `data:text/javascript,${encodeURIComponent(source)}` },
  output: { path: folder, filename: `${name}.js` },
});
const installed = (name: string): string =>
  JSON.parse(readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8')).version;

test('a release lists the packages in its bundles, each with its version and side, and not what is only imported', async () => {
  const packages = await compile([
    built('browser', "import { Subject } from 'rxjs'; import { z } from 'zod'; globalThis.it = new Subject();"),
    built(
      'server',
      "import { Subject } from 'rxjs'; import valid from 'semver/functions/valid.js'; globalThis.it = [Subject, valid];",
    ),
  ]);
  writeBillOfMaterials(folder, 'mf-search', packages);
  const list = billOfMaterialsSchema.parse(JSON.parse(readFileSync(join(folder, 'bom.json'), 'utf8')));
  assert.deepEqual(
    list.components.map((one) => [one.name, one.version, sidesOf(one)]),
    [
      ['rxjs', installed('rxjs'), 'browser and server'],
      ['semver', installed('semver'), 'server'],
      ['tslib', installed('tslib'), 'browser and server'],
    ],
  );
  assert.equal(list.components[1]?.purl, `pkg:npm/semver@${installed('semver')}`);
});
