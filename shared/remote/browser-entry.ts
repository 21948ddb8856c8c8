import definition from 'remote-definition';
import { browserRemote } from './browser.tsx';

export const { surface, page, fragment, fetchPage } = browserRemote(definition);
