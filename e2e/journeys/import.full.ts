import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { generatedCsv } from '../../deploy/commands/content/products-under-test.ts';
import { importFolder } from '../../deploy/commands/content/testing.ts';
import { collections } from '../../deploy/content-api/import/kinds/names.ts';
import { recordsOf } from '../../deploy/demo/content.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { repository, startSite } from '../site/start-site.ts';

/** A site of its own: an import changes what all others see. */
const port = 8500;
const name = 'e2e/import';

test('while 3,000 products are imported every page answers, also those that nobody has asked for yet', async () => {
  test.setTimeout(600_000);
  await rm(join(repository, '.build', name), { recursive: true, force: true });
  const site = await startSite(port, name);
  const folder = await importFolder();
  try {
    const ids = recordsOf(collections).map(({ id }) => id);
    const file = await folder.stream('products.csv', generatedCsv(3000, ids));
    let isOver = false;
    const env = { ...process.env, DATA_DIR: site.dataDir, PORT: String(port) };
    const importing = promisify(execFile)(process.execPath, ['deploy/commands/content/import.ts', file], {
      ...{ cwd: repository, env },
    }).finally(() => {
      isOver = true;
    });

    const answers: { time: number; status: number; ms: number }[] = [];
    for (let time = 0; !isOver; time++) {
      const start = performance.now();
      const { status } = await fetchPage(`/fr/produits?dimension=width-${30 + (time % 100)}-${140 + time}`, 'fr', port);
      answers.push({ time, status, ms: Math.round(performance.now() - start) });
    }
    const { stdout } = await importing;
    console.log(stdout.trim(), `; ${answers.length} pages, slowest ${Math.max(...answers.map(({ ms }) => ms))} ms`);
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  } finally {
    await site.close();
    await folder.remove();
  }
});
