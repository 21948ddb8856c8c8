import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { readOptions, runCommand } from '../../deploy/commands/run-command.ts';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { takePicture } from '../compare/take-picture.ts';
import { everywhere, pagesIn } from '../site/pages.ts';
import { at } from '../site/sites.ts';
import { startSite } from '../site/start-site.ts';

const usage = `Takes a picture of every page, on a phone and on a screen, into .build/screenshots.

  npm run screenshots [-- --port 8080]    of the site on that port, or of one of its own`;

await runCommand(usage, async () => {
  const values = readOptions({ port: { type: 'string' } });
  const port = Number(values.port ?? 8460);
  const folder = join(import.meta.dirname, '../../.build/screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const site = values.port ? undefined : await startSite(port, 'bench');
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  try {
    const pages = await pagesIn('fr', port);
    for (const width of [390, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      // The first visit has each picture made in its size.
      page.setDefaultTimeout(120_000);
      for (const { name, address } of pages.filter(({ live }) => live)) {
        const path = join(folder, `${name}-${width}.png`);
        writeFileSync(path, await takePicture(page, at(everywhere, address, { port })));
        console.log(path);
      }
      await page.close();
    }
    for (const { address } of pages.filter(({ live }) => !live)) console.log(`left out, no live page: ${address}`);
  } finally {
    await browser.close();
    await site?.close();
  }
});
