import type { PictureImage } from 'shared/ui';

/** Something to choose in the overlay: the way to a page. */
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
 * The groups with so many options in all, in their order, without those that have none: each keeps one at least, and the
 * first groups get what is left.
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
