import type { Loaded } from 'shared/remote';
import { ProjectForm } from '../../components/project-form/project-form.tsx';
import type { load } from './load.ts';

/** The three questions of the project configurator, wherever a page invites to it. */
export const View = ({ data: { options, choice } }: { data: Loaded<typeof load> }) => (
  <ProjectForm options={options} choice={choice} />
);
