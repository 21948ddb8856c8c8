import type { Page } from '@playwright/test';
import hostile from '../../deploy/content-api/hostile-html.json' with { type: 'json' };
import { sanitised } from '../../deploy/content-api/sanitise.ts';
import { readThrough } from '../site/read-through.ts';
import { writePage } from '../site/site-content.ts';
import { alive, expect, test } from '../site/test.ts';

const path = '/cms/textes-hostiles';
const image = { url: '/pictures/placeholder.svg', alt: { fr: 'Un atelier' }, width: 1920, height: 800 };
const heading = { fr: 'Texte' };
const hostileHtml = Object.values(hostile).flat();
/** No import takes the others. */
const storable = hostileHtml.filter((html) => !html.includes('\0'));
// The product sliders that editors may place are asked for once.
const text = { fr: storable.filter((html) => !html.includes('mf-fragment')).join('\n') };
const mea = { heading, text, image, position: 'left' };

/** Every block that shows HTML, and in all of them everything hostile. */
const blocks = [
  { type: 'EditoSimple', text: { fr: storable.join('\n') } },
  { type: 'EditoHalf', heading, text, image1: image },
  { type: 'EditoTwoThird', heading, text, image },
  { type: 'EditoCompo1', heading, text, image1: image, image2: image, image3: image, image4: image },
  {
    type: 'EditoCompo2',
    ...{ heading, text, image1: image, image2: image, image3: image, image4: image, image5: image, image6: image },
  },
  { type: 'ImageFullTextBlock', text, backgroundDesktop: { image }, backgroundMobile: { image } },
  { type: 'MeaL', ...mea },
  { type: 'MeaXl', ...mea },
  { type: 'PushTextImage', heading, text, image },
  { type: 'PushCatalog', heading, text, image, document: { url: '/documents/catalogue.pdf', label: heading } },
  { type: 'Accordion', items: [{ heading, text }] },
  { type: 'CmsContent', content: text },
  { type: 'Html', code: text },
];

/** What ran: calls of `ran`, and dialogs. */
async function watch(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => runs.push('a script'));
  page.on('dialog', (dialog) => {
    runs.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return runs;
}

/** Attributes that would act, wherever in the document they are; the name of a window is only a name. */
const acting = (page: Page, root: string) =>
  page.locator(root).evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name, value }) => /^(?:on.*|srcdoc|formaction)$/.test(name) || /^\s*javascript:/i.test(value))
        .filter(({ name }) => name !== 'target')
        .map(({ name, value }) => `${name}=${value}`),
    ),
  );

/** Handlers that wait for a visitor: the pointer over and the focus on everything that is there. */
const touchAll = (page: Page, root: string) =>
  page.locator(root).evaluate((element) => {
    for (const one of element.querySelectorAll<HTMLElement>('*')) {
      one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      one.focus({ preventScroll: true });
    }
  });

// C55
test('whatever an editor writes into a rich text, nothing of it runs, in any block', async ({ page }) => {
  await writePage({ path, seo: { title: { fr: 'Textes hostiles' }, robots: 'noindex' }, blocks });
  const runs = await watch(page);
  await page.goto(`/fr${path}`);
  await alive(page, 'mf-content/blocks');
  await readThrough(page);
  for (const question of await page.locator('#content summary').all()) await question.click();
  await touchAll(page, '#content');
  expect(await acting(page, '#content')).toEqual([]);
  expect(runs).toEqual([]);
});

test('the sanitiser alone keeps scripts from running, also where no policy forbids them', async ({ page }) => {
  const runs = await watch(page);
  for (const html of hostileHtml) {
    await page.setContent(`<!doctype html><html lang="fr"><body>${sanitised(html)}</body></html>`);
    expect(await acting(page, 'body'), html).toEqual([]);
  }
  await page.setContent(`<!doctype html><html lang="fr"><body>${sanitised(hostileHtml.join(''))}</body></html>`);
  await touchAll(page, 'body');
  expect(runs).toEqual([]);
});

test('the strings are hostile indeed: without the sanitiser they run', async ({ page }) => {
  const runs = await watch(page);
  await page.setContent('<!doctype html><html lang="fr"><body><img src="data:," onerror="ran()" alt=""></body></html>');
  await expect.poll(() => runs).toEqual(['a script']);
});
