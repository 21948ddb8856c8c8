import type { FragmentContext } from 'shared/remote';
import { choiceIn } from '../../domain/project-choice.ts';
import { loadProjectOptions } from '../../project/load-options.ts';

/** The three choices in the page's address, else the first of each (R165). */
export async function load({ platform }: FragmentContext<'mf-catalogue/project-selection'>) {
  const options = await loadProjectOptions(platform);
  return { options, choice: choiceIn(platform.route.query, options) };
}
