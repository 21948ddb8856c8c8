/** What the project configurator lets visitors choose from; the first of each is chosen until they choose. */
export interface ProjectOptions {
  size: readonly Option[];
  status: readonly Option[];
  inspiration: readonly Option[];
}

interface Option {
  id: string;
  name: string;
  /** Where it is not the page's. */
  nameLanguage?: string | null;
}

/** The three choices, under the names that they have in the address. */
export interface ProjectChoice {
  size: string;
  status: string;
  inspiration: string;
}

type ProjectKey = keyof ProjectChoice;

export const projectKeys = ['size', 'status', 'inspiration'] as const satisfies readonly ProjectKey[];

type Query = Readonly<Record<string, string | undefined>>;

/** What is chosen at first: what the address says, else the first option of each list. */
export function choiceIn(query: Query, options: ProjectOptions): ProjectChoice {
  const chosen = (key: ProjectKey) => (options[key].find(({ id }) => id === query[key]) ?? options[key][0])?.id ?? '';
  return { size: chosen('size'), status: chosen('status'), inspiration: chosen('inspiration') };
}

/** Whether an address asks for a choice that is not offered: the first option replaces it. */
export const asksForUnknown = (query: Query, options: ProjectOptions): boolean =>
  projectKeys.some((key) => query[key] && !options[key].some(({ id }) => id === query[key]));

/** Whether an address asks for a result: one that chooses nothing shows the questions alone. */
export const asksForProject = (query: Query): boolean => projectKeys.some((key) => query[key]);

interface Project {
  surface: { id: string };
  familySituation: { id: string };
  inspiration: { id: string };
}

/** The project that is recommended for a choice, if there is one. */
export const projectFor = <Known extends Project>(
  projects: readonly Known[],
  { size, status, inspiration }: ProjectChoice,
): Known | undefined =>
  projects.find(
    (project) =>
      project.surface.id === size && project.familySituation.id === status && project.inspiration.id === inspiration,
  );
