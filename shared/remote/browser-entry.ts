import definition from 'remote-definition';
import { browserRemote } from './browser.tsx';

export const { page, fragment } = browserRemote(definition);
