import { browserArguments, findBrowser } from '../browser/find-browser.ts';
import { pagesIn } from '../site/pages.ts';
import { test } from '../site/test.ts';
import { checkLayout } from './check-layout.ts';

// Who has set the browser's letters twice as large (WCAG 1.4.4), on phones, a tablet and a screen.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

/** The smallest letters have 14 px where nobody has set anything. */
const smallest = 2 * 14;

for (const language of ['de', 'nl'] as const) checkLayout(await pagesIn(language), [360, 390, 768, 1280], smallest);
