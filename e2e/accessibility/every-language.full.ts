import { languages } from 'shared/i18n';
import { pagesIn } from '../site/pages.ts';
import { checkPages } from './check-pages.ts';

for (const language of languages) checkPages(await pagesIn(language), [390, 768, 1280, 1920]);
