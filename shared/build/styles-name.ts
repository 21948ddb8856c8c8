import { basename, dirname, relative, sep } from 'node:path';
import { applications, repository } from './index.ts';

/**
 * What the class names of a style file begin with: `mf-account-save-notice`; of a page, `mf-account-wishlist-page`. They carry the
 * remote's name, so that two remotes with different versions of shared/ui never collide. A hash in each would be 6 % of a
 * document as it is sent; a test holds that no two files of a remote have the same name.
 */
export function stylesName(application: string, path: string): string {
  const [top = ''] = relative(repository, path).split(sep);
  const owner = applications.includes(top) ? top : application;
  const file = basename(path).replace(/(?:\.module)?\.css$/, '');
  return `${owner}-${file === 'page' ? `${basename(dirname(path))}-page` : file}`;
}
