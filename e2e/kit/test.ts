import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { applications, buildFolder, installed, repository, sharedReleases } from 'shared/build';
import { serveElsewhere } from '../../deploy/commands/dev/elsewhere/serve-elsewhere.ts';
import { buildRemotes } from '../../deploy/commands/release/build-remotes.ts';
import { readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { requireBrowser } from '../browser/find-browser.ts';

const usage = `Tests your remote: lint, types, what it declares, its component tests (*.test.tsx), and its tests in a browser (*.spec.ts) on
the site, with your remote as it is here.

  npm test [-- --site https://www.example.com]`;

const kit = join(import.meta.dirname, '../..');

await runCommand(usage, async () => {
  const { values } = readArguments({ site: { type: 'string' } });
  if (!values.site) throw wrongUse('Which site? --site https://www.example.com');
  const steps: [string, () => Promise<boolean>][] = [
    ['Generated types', () => run(join(kit, 'shared/build/generate-types.js'))],
    ['Lint', () => run(installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.')],
    ['Types', () => run(installed('typescript/bin/tsc'), '-p', '.')],
    ['What it declares', () => run(join(kit, 'shared/build/check-remotes.js'))],
    ['Component tests', () => run(installed('jest/bin/jest.js'), '--config', join(kit, 'shared/build/jest.config.js'))],
    ['Tests in a browser', () => inBrowser(new URL(values.site ?? ''))],
  ];
  const failed: string[] = [];
  for (const [title, step] of steps) {
    const start = performance.now();
    const passed = await step();
    console.log(`${passed ? 'passed' : 'FAILED'}  ${title}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (!passed) failed.push(title);
  }
  if (failed.length > 0) process.exitCode = 1;
});

/** Runs a program of Node in the team's folder; whether it succeeded. */
async function run(...command: string[]): Promise<boolean> {
  const child = spawn(process.execPath, command, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** As `npm run dev` shows the site. */
async function inBrowser(site: URL): Promise<boolean> {
  const [name = ''] = applications;
  const libraries = sharedReleases.map((library) => library.name);
  await buildRemotes('development', [name, ...libraries]);
  requireBrowser();
  const trial = await serveElsewhere(join(repository, '.build'), {
    ...{ site, name, port: 0 },
    libraries: libraries.map((library) => buildFolder('development', library)),
  });
  try {
    await trial.show(buildFolder('development', name));
    process.env.TESTED_SITE = trial.address;
    return await run(
      installed('@playwright/test/cli.js'),
      'test',
      '--config',
      join(import.meta.dirname, 'playwright.config.js'),
    );
  } finally {
    await trial.close();
  }
}
