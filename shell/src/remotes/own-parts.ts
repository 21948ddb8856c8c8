import { browserRemote } from 'shared/remote/browser';
import definition from '../remote.ts';

/** The shell's own pages and fragments, mounted like everybody else's. */
export const { surface, page, fragment, fetchPage } = browserRemote(definition);
