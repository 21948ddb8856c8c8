import { SiteError } from 'shared/errors';
import { readQaOptions } from '../../deploy/registry/qa/qa-link.ts';

/** What one side of a comparison shows: what is live, with other versions of some remotes. */
export interface ComparedView {
  title: string;
  versions: Record<string, string>;
}

const live = 'live';

/**
 * The two sides of `live,mf-search=2.1.0-rc.1`; several versions of one side are joined by `+`.
 * Throws SiteError `command-wrong`.
 */
export function readViews(text: string): [ComparedView, ComparedView] {
  const [before, after, ...more] = text.split(',').map((title) => ({
    title,
    versions: title === live ? {} : readQaOptions(title.split('+'), []).versions,
  }));
  if (!before || !after || more.length > 0)
    throw new SiteError('command-wrong', `--compare has two sides as live,mf-search=2.1.0-rc.1, not ${text}`);
  return [before, after];
}
