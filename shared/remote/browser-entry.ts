import definition from 'remote-definition';
import { browserRemote } from './browser.tsx';

// What each part takes its texts by is here for all of them; each page and fragment would carry it otherwise.
export { useTranslation } from 'react-i18next';
export const { surface, page, fragment, fetchPage } = browserRemote(definition);
