import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser/find-browser.ts';
import { binary, checkTypes, componentTests, generateTypes, lint, reports } from './runners/code-checks.ts';
import { playwrightReport } from './runners/reports.ts';
import { check, suite } from './runners/runners.ts';
import { makeScratchFolder } from './runners/scratch-folder.ts';
import { serverTests } from './runners/server-tests.ts';
import { closingLine, slowest, total } from './runners/total.ts';

/**
 * `npm test`: everything that says whether the product is well, in the order in which it is cheapest to learn.
 * `npm test -- server journeys`: these suites alone, each of which starts whatever it needs.
 */
const repository = join(import.meta.dirname, '..');

const suites: Record<string, () => Promise<void>> = {
  async code() {
    await lint();
    await checkTypes();
    await check('Documents', [process.execPath, 'e2e/documents/check.ts']);
  },
  server: () => serverTests(reports),
  components: () => componentTests(),
  async journeys() {
    if (!(await check('Build', [process.execPath, 'shared/build/cli.ts']))) return;
    requireBrowser();
    // Journeys start from a site that nobody has released to.
    rmSync(join(repository, '.build/e2e'), { recursive: true, force: true });
    const report = join(repository, '.build/e2e/report.json');
    await suite('Journeys in a browser', [binary('playwright'), 'test', '--config', 'e2e'], () =>
      playwrightReport(report),
    );
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in suites));
if (unknown.length) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.TMPDIR = makeScratchFolder();

const generated = await generateTypes();
for (const [name, run] of Object.entries(suites))
  if (generated && (named.length === 0 || named.includes(name))) await run();

console.log(`\nThe slowest ten:\n${slowest()}\n\n${closingLine()}`);
const wellInCi = !process.env.CI || total.skipped === 0;
process.exit(total.failed === 0 && wellInCi ? 0 : 1);
