import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArguments } from '../browser/find-browser.ts';
import { startHttpsFront } from '../site/https-front.ts';
import { alive, expect, test } from '../site/test.ts';

/** Chromium without windows delivers no reports by itself. */
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

test.skip(!executablePath, 'Chromium with its windows is not installed: apt-get install chromium');

test('over https the browser itself reports what the policy kept out, and the site takes the report', async () => {
  const front = await startHttpsFront();
  // The front's certificate is nobody's, and a browser keeps its reports for a minute.
  const args = [...browserArguments, '--ignore-certificate-errors', '--short-reporting-delay'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(`${front.origin('be')}/fr/contact?email=ann@example.org`);
    expect(answer?.headers()).toMatchObject({
      'reporting-endpoints': 'reports="/reports"',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    await alive(page, 'mf-contact/contact');
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://example.org/pixel.gif' }));
    });
    const reports = () => front.posts.filter(({ headers }) => /reports\+json/.test(headers['content-type'] ?? ''));
    await expect.poll(() => reports().length, 'the browser reports').toBeGreaterThan(0);
    const [report] = reports();
    expect(report).toMatchObject({ path: '/reports', status: 204 });
    expect(report?.body).toContain('"type":"csp-violation"');
    expect(report?.body).toContain('"blockedURL":"https://example.org/pixel.gif"');
  } finally {
    await browser.close();
    front.close();
  }
});
