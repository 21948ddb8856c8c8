import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { testsOf } from './related-tests.ts';

const repository = mkdtempSync(join(tmpdir(), 'related-'));
after(() => rmSync(repository, { recursive: true }));

for (const [path, text] of Object.entries({
  'mf-a/src/rule.ts': 'export const discount = (price) => price / 2;',
  'mf-a/src/page.tsx': "import { discount } from './rule.ts';",
  'mf-a/src/command.ts': "spawn('./rule.ts');",
  'mf-a/src/rule.test.ts': "import { discount } from './rule.ts';",
  'mf-a/src/pages/far.test.tsx': "import { Page } from '../page.tsx';",
  'mf-a/src/pages/close.test.tsx': "import { Page } from '../page.tsx'; it('shows the discount of a price');",
  'mf-a/src/command.test.ts': "import './command.ts';",
  'mf-a/src/type.test.ts': "import type { Rule } from './rule.ts';",
  'mf-a/src/other.test.ts': 'the discount of a price',
  'mf-b/src/rule.test.ts': "import { discount } from '../../mf-a/src/rule.ts';",
  'e2e/rule.test.ts': "import { discount } from '../mf-a/src/rule.ts';",
})) {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
}

test('the tests that run a file are its own, then those beside it, then those of its room that speak most of the same, then those of others', () => {
  const { beside, elsewhere } = testsOf(repository, 'mf-a/src/rule.ts');
  const named = (paths: string[]) => paths.map((path) => path.slice(repository.length + 1));
  assert.deepEqual(named(beside), [
    'mf-a/src/rule.test.ts',
    'mf-a/src/command.test.ts',
    'mf-a/src/pages/close.test.tsx',
    'mf-a/src/pages/far.test.tsx',
  ]);
  assert.deepEqual(named(elsewhere), ['mf-b/src/rule.test.ts']);
});
