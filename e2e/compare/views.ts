import { SiteError } from 'shared/errors';
import { readQaOptions } from '../../deploy/registry/qa/qa-link.ts';

/** What one side of a comparison shows: what is live, with other versions of some remotes. */
export interface ComparedView {
  title: string;
  versions: Record<string, string>;
  /** The preview of content that it shows. */
  content?: number;
}

const live = 'live';

/**
 * The two sides of `live,mf-search=2.1.0-rc.1`; several versions of one side, and a preview as `content=42`, are joined by `+`.
 * Throws SiteError `command-wrong`.
 */
export function readViews(text: string): [ComparedView, ComparedView] {
  const [before, after, ...more] = text.split(',').map((title) => {
    const parts = title === live ? [] : title.split('+');
    const [content] = parts.flatMap((part) => /^content=([1-9]\d{0,8})$/.exec(part)?.[1] ?? []);
    const { versions } = readQaOptions(
      parts.filter((part) => part !== `content=${content}`),
      [],
    );
    return { title, versions, ...(content !== undefined && { content: Number(content) }) };
  });
  if (!before || !after || more.length > 0)
    throw new SiteError('command-wrong', `--compare has two sides as live,mf-search=2.1.0-rc.1, not ${text}`);
  return [before, after];
}
