import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser/find-browser.ts';
import { binary, generateTypes } from './runners/code-checks.ts';
import { playwrightReport } from './runners/reports.ts';
import { check, suite } from './runners/runners.ts';
import { makeScratchFolder } from './runners/scratch-folder.ts';
import { serverTestsEmbedded } from './runners/server-tests.ts';
import { summary, total } from './runners/total.ts';

/** `npm run e2e:full`: the matrices of which `npm test` takes a sample, each whole. It takes about an hour, three on a slow machine. */
const repository = join(import.meta.dirname, '..');
const reports = join(repository, '.build/reports-full');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.TMPDIR = makeScratchFolder();

await generateTypes();
await serverTestsEmbedded(reports);
for (const mode of ['production', 'development'])
  await check(`Build for ${mode}`, [process.execPath, 'shared/build/cli.ts', '--mode', mode]);
requireBrowser();
const {
  default: { projects = [] },
} = await import('./full.config.ts');
for (const { name = '' } of projects) {
  // Each begins with a site that nobody has released to, whatever has failed before.
  rmSync(join(repository, '.build/e2e'), { recursive: true, force: true });
  const command = [binary('playwright'), 'test', '--config', 'e2e/full.config.ts', '--project', name];
  await suite(`In a browser, ${name}`, command, () => playwrightReport(join(repository, '.build/e2e/report.json')));
}

console.log(summary());
process.exit(total.failed === 0 ? 0 : 1);
