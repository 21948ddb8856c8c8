import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jestReport } from './runners/reports.ts';
import { check, suite } from './runners/runners.ts';
import { closingLine, total } from './runners/total.ts';

/** `npm test -w mf-search`: lint, types and tests of one remote, or of the shell, alone. */
const application = basename(process.cwd());
const repository = join(import.meta.dirname, '..');
const reports = join(repository, '.build/reports');
const binary = (name: string) => join(repository, 'node_modules/.bin', name);
mkdirSync(reports, { recursive: true });

await check('Lint and format', [binary('biome'), 'check', '--error-on-warnings', application]);
await check('GraphQL types', [process.execPath, 'shared/build/generate-types.ts']);
await check('Types', [binary('tsc'), '-p', '.']);
const report = join(reports, `${application}.json`);
const jest = [binary('jest'), '--config', 'shared/build/jest.config.js', '--json', '--outputFile', report];
await suite('Component tests', [process.execPath, ...jest, `^${join(repository, application)}/`], () =>
  jestReport(report),
);

console.log(`\n${closingLine()}`);
process.exit(total.failed === 0 ? 0 : 1);
