import { pagesIn } from '../site/pages.ts';
import { checkLayout } from './check-layout.ts';

// German has the longest words. Every width and language: `npm run e2e:full`.
checkLayout(await pagesIn('de'), [320, 768]);
