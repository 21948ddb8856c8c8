import type { Context } from '../context.ts';
import { present } from '../loaders.ts';
import type { ProjectChoiceRecord, ProjectRecord } from '../sources/index.ts';
import { localised } from './localised.ts';

async function choiceOf(
  { sources }: Context,
  kind: ProjectChoiceRecord['kind'],
  id: string,
): Promise<ProjectChoiceRecord> {
  const found = (await sources.projects.choices()).find((choice) => choice.kind === kind && choice.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id}`);
  return found;
}

export const Project = {
  url: ({ id }: ProjectRecord) => `/project/${id}`,
  heading: localised('heading'),
  surface: ({ surface }: ProjectRecord, _args: unknown, context: Context) => choiceOf(context, 'surface', surface),
  familySituation: ({ familySituation }: ProjectRecord, _args: unknown, context: Context) =>
    choiceOf(context, 'familySituation', familySituation),
  inspiration: ({ inspiration }: ProjectRecord, _args: unknown, { inspirations }: Context) =>
    present(inspirations, inspiration),
};

export const Surface = { name: localised('name') };

export const FamilySituation = { name: localised('name') };
