import { browserArguments, findBrowser } from '../browser/find-browser.ts';
import { pagesIn } from '../site/pages.ts';
import { test } from '../site/test.ts';
import { checkLayout } from './check-layout.ts';

// Who has set the browser's letters twice as large (WCAG 1.4.4), on a phone, a tablet and a screen.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

checkLayout(await pagesIn('de'), [390, 768, 1280]);
