import type { ReleasedRoute } from './table.ts';

/** A path that a page takes for itself in a language: today's, a former one, or its second address. */
export interface Claim {
  language: string;
  pattern: string;
  page: string;
}

/** All paths that the pages of one release take for themselves. */
export const claimsOf = (routes: Readonly<Record<string, ReleasedRoute>>): Claim[] =>
  Object.entries(routes).flatMap(([page, { paths, formerly = {}, elsewhere = {} }]) => [
    ...Object.entries(paths).map(([language, pattern]) => ({ language, pattern, page })),
    ...Object.entries(formerly).flatMap(([language, patterns]) =>
      patterns.map((pattern) => ({ language, pattern, page })),
    ),
    ...Object.values(elsewhere).map((address) => {
      const [, language = '', ...rest] = address.split('/');
      return { language, pattern: rest.join('/'), page };
    }),
  ]);

/**
 * Whether two remotes may not have both: some address fits either. A path that is one parameter alone gives way to every
 * path that begins with a word; two of its kind exclude each other.
 */
export function collide(one: Pick<Claim, 'language' | 'pattern'>, other: Pick<Claim, 'language' | 'pattern'>): boolean {
  if (one.language !== other.language || !overlap(one.pattern, other.pattern)) return false;
  return isParameter(one.pattern) === isParameter(other.pattern);
}

/** The same path by other names of its parameters: not even one remote may have it twice. */
export const isSame = (one: Claim, other: Claim): boolean =>
  one.language === other.language && shapeOf(one.pattern) === shapeOf(other.pattern);

/** The path of a page in some language: a page has one in all, with the same parameters, or none at all. */
export const anyPathOf = ({ paths }: Pick<ReleasedRoute, 'paths'>): string | undefined => Object.values(paths)[0];

/** The names of a path's parameters, in alphabetical order. */
export const parametersIn = (pattern: string): string[] =>
  pattern
    .split('/')
    .filter(isParameter)
    .map((step) => step.slice(1))
    .sort();

const isParameter = (step: string): boolean => step.startsWith(':') && !step.includes('/');
const shapeOf = (pattern: string): string => pattern.replace(/:\w+/g, ':');

function overlap(one: string, other: string): boolean {
  const [steps, others] = [one.split('/'), other.split('/')];
  if (steps.length !== others.length) return false;
  return steps.every((step, index) => {
    const against = others[index] ?? '';
    return step === against || isParameter(step) || isParameter(against);
  });
}
