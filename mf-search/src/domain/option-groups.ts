import type { PictureImage } from 'shared/ui';

/** A link in the overlay's listbox. */
export interface Option {
  title: string;
  /** Where it is not the page's. */
  titleLanguage?: string | null;
  path: string;
  /** Of a product. */
  picture?: PictureImage;
  /** Of a collection. */
  icon?: PictureImage;
}

export interface OptionGroup {
  key: string;
  name: string;
  /** Where it is not the page's. */
  nameLanguage?: string | null;
  options: readonly Option[];
}

/**
 * The groups cut to `limit` options in all, without empty groups: each group keeps at least one option, and the first
 * groups get the rest.
 */
export function limitedTo(limit: number, groups: readonly OptionGroup[]): OptionGroup[] {
  const filled = groups.filter(({ options }) => options.length > 0).slice(0, limit);
  let left = limit - filled.length;
  return filled.map((group) => {
    const more = Math.min(group.options.length - 1, left);
    left -= more;
    return { ...group, options: group.options.slice(0, 1 + more) };
  });
}
