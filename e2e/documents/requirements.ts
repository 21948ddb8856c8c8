import { documents, isProduct, isTest, read, sources } from './repository.ts';

const specification = 'docs/specification.md';
/** Citations in code are for lines that nobody would understand without them. */
const mostCitationsInCode = 60;

const citation = /(?<![\w#%])([RC]\d{1,3})(?!\w)/g;
const range = /(?<!\w)([RC])(\d{1,3}) to \1(\d{1,3})(?!\w)/g;

/** The lines that a file cites, by themselves or as `R17 to R37`. */
const citedIn = (path: string): string[] => [
  ...[...read(path).matchAll(citation)].map(([, id = '']) => id),
  ...[...read(path).matchAll(range)].flatMap(([, letter, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => `${letter}${Number(first) + step}`),
  ),
];

interface Requirement {
  id: string;
  /** The file of a test that proves it. */
  test?: string;
}

const requirements: Requirement[] = [
  ...read(specification).matchAll(/^\| \*\*([RC]\d+)\*\* \| .+? \| (?:`([^`]+)`)? *\|$/gm),
].map(([, id = '', test]) => ({ id, test }));

/** Everything that documents and sources cite is a line of the specification, and code cites next to nothing. */
export function wrongCitations(): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const cited = [...sources, ...documents.filter((path) => path !== specification)].flatMap((path) =>
    citedIn(path).map((id) => ({ id, path })),
  );
  const inCode = cited.filter(({ path }) => isProduct(path));
  return [
    ...cited.filter(({ id }) => !known.has(id)).map(({ id, path }) => `${path}: ${id} is not in ${specification}`),
    ...(inCode.length > mostCitationsInCode
      ? [`code cites the specification ${inCode.length} times: tests are to cite it (at most ${mostCitationsInCode})`]
      : []),
  ];
}

/** Every line names a test, which is there and cites it. */
export function untestedRequirements(): string[] {
  const tests = sources.filter(isTest).map((path) => ({ path, cites: new Set(citedIn(path)) }));
  return requirements.flatMap(({ id, test }) => {
    const citing = tests.filter(({ cites }) => cites.has(id)).map(({ path }) => path);
    if (test && citing.includes(test)) return [];
    const problem = test ? `${test} does not cite it` : 'names no test';
    return [`${specification}: ${id}: ${problem}; these cite it: ${citing.join(', ') || 'none'}`];
  });
}
