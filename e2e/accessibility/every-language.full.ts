import { languages } from 'shared/i18n';
import { pagesIn } from '../site/pages.ts';
import { checkPage } from './check-pages.ts';

for (const language of languages) for (const page of await pagesIn(language)) checkPage(page, [390, 768, 1280, 1920]);
