import type { FragmentContext, Loaded } from 'shared/remote';
import { choiceIn } from '../../domain/project-choice.ts';
import { loadProjectOptions, ProjectForm } from '../../project/project-form.tsx';

/** The three choices in the page's address, else the first of each. */
export async function load({ platform }: FragmentContext<'mf-catalogue/project-selection'>) {
  const options = await loadProjectOptions(platform);
  return { options, choice: choiceIn(platform.route.query, options) };
}

/** The three questions of the project configurator, wherever a page invites to it. */
export const View = ({ data: { options, choice } }: { data: Loaded<typeof load> }) => (
  <ProjectForm options={options} choice={choice} />
);
