import type { Context } from '../context.ts';
import type { ProjectRecord } from '../sources/index.ts';
import { localised } from './localised.ts';

const choiceOf = async ({ sources }: Context, kind: 'surface' | 'familySituation', id: string) =>
  (await sources.projects.choices()).find((choice) => choice.kind === kind && choice.id === id);

export const Project = {
  url: ({ id }: ProjectRecord) => `/project/${id}`,
  heading: localised('heading'),
  surface: ({ surface }: ProjectRecord, _args: unknown, context: Context) => choiceOf(context, 'surface', surface),
  familySituation: ({ familySituation }: ProjectRecord, _args: unknown, context: Context) =>
    choiceOf(context, 'familySituation', familySituation),
  inspiration: ({ inspiration }: ProjectRecord, _args: unknown, { inspirations }: Context) =>
    inspirations.load(inspiration),
};

export const Surface = { name: localised('name') };

export const FamilySituation = { name: localised('name') };
