import { alive, expect, test } from '../site/test.ts';

/** What a mistake in any remote could try, and how the browser takes it. */
const tries: Record<string, () => unknown> = {
  'the file of a release': () => Object.assign(document.createElement('script'), { src: '/releases/shell/1.0.0/x.js' }),
  'an upload as a script': () => Object.assign(document.createElement('script'), { src: '/uploads/x.js' }),
  'a script from elsewhere': () =>
    Object.assign(document.createElement('script'), { src: '//example.org/releases/x.js' }),
  'a text as a script': () => Object.assign(document.createElement('script'), { text: '1' }),
};

/** HTML that would act for the whole page, and some that does not. */
const texts = [
  '<p><a href="/">a</a></p>',
  '<meta http-equiv="refresh" content="0">',
  '<BASE href="//example.org">',
  '<p><style>*{}</style>',
  '<link rel="stylesheet" href="/x.css">',
];

test('nothing becomes a script but the files of releases', async ({ page, complaints }) => {
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  const could: string[] = [];
  for (const [what, attempt] of Object.entries(tries))
    if (
      await page.evaluate(attempt).then(
        () => true,
        () => false,
      )
    )
      could.push(what);
  expect(could).toEqual(['the file of a release']);
  complaints.expect(/Trusted|Content Security Policy/);
});

test('nothing that acts for the whole page comes with a text of HTML', async ({ page, complaints }) => {
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  const taken = await page.evaluate((all) => {
    const isTaken = (text: string) => {
      try {
        document.createElement('div').innerHTML = text;
        return true;
      } catch {
        return false;
      }
    };
    return all.filter(isTaken);
  }, texts);
  expect(taken).toEqual(texts.slice(0, 1));
  complaints.expect(/Trusted|Content Security Policy/);
});

test('the icons of browsers and home screens are there', async ({ page }) => {
  await page.goto('/fr/contact');
  const links = await page.locator('head link:is([rel="icon"], [rel="apple-touch-icon"])').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const address = (await link.getAttribute('href')) ?? '';
    const size = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return picture.naturalWidth;
    }, address);
    expect(size, address).toBeGreaterThanOrEqual(16);
  }
  const types = await page.evaluate(async () => {
    const { icons } = await (await fetch('/site.webmanifest')).json();
    const answers = await Promise.all(icons.map(({ src }: { src: string }) => fetch(`/${src}`)));
    return answers.map((answer: Response) => answer.headers.get('content-type'));
  });
  expect(types).toEqual(['image/png', 'image/png']);
});
