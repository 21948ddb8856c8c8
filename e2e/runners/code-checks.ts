import { join } from 'node:path';
import { jestReport } from './reports.ts';
import { check, suite } from './runners.ts';

/** What is checked of code without a site, for all of it or for one folder. */
const repository = join(import.meta.dirname, '../..');

/** Where runners write their results. */
export const reports = join(repository, '.build/reports');

/** A program that npm installed. */
export const binary = (name: string) => join(repository, 'node_modules/.bin', name);

export const generateTypes = () => check('GraphQL types', [process.execPath, 'shared/build/generate-types.ts']);

export const lint = (folder = '.') =>
  check('Lint and format', [binary('biome'), 'check', '--error-on-warnings', folder]);

export const checkTypes = () => check('Types', [binary('tsc'), '-p', '.']);

/** The component tests, or those of one application, or these files. */
export function componentTests({ application, files }: { application?: string; files?: string[] } = {}): Promise<void> {
  const report = join(reports, `${application ?? 'jest'}.json`);
  const jest = [binary('jest'), '--config', 'shared/build/jest.config.js', '--json', '--outputFile', report];
  // All of them on all processors; for those of one application a second worker costs more than it does.
  const all = application ? [`^${join(repository, application)}/`] : ['--maxWorkers=100%'];
  const which = files ? ['--runTestsByPath', ...files] : all;
  return suite('Component tests', [process.execPath, ...jest, ...which], () => jestReport(report));
}
