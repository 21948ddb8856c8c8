import { createHash } from 'node:crypto';
import { contractOf, isFragmentName } from 'shared/fragments/contracts';
import { libraryModules, libraryReleaseName, type Manifest, manifestSchema } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';
import { declaredPages } from 'shared/routes';

/** A small release for tests: what it gives, and the JavaScript of its `render(task)`. */
export interface TestRelease {
  manifest: Manifest;
  files: Map<string, Uint8Array>;
}

interface Given {
  name: string;
  version?: string;
  pages?: string[];
  fragments?: string[];
  /** Where its pages are found; those of this repository by default. */
  routes?: Manifest['routes'];
  /** Pieces of code that its parts need for some data. */
  pieces?: string[];
  /** The fragments of others that it shows, as `mf-content/blocks@1`. */
  uses?: string[];
  /** In the place of its fragments in their first major. */
  gives?: string[];
  /** The roles that its fragments play, as `{ search: 'search-overlay' }`; those that they play here by default. */
  roles?: Record<string, string>;
  /** Those of its fragments that content editors may write; what this repository lends them by default. */
  forEditors?: string[];
  /** Its fragments by the contracts of their former names. */
  formerly?: Record<string, string>;
  /** What its `contract.ts` says, with the types. */
  contract?: Manifest['contract'];
  /** The GraphQL operations that it sends. */
  operations?: string[];
  /** The libraries that it takes from the page, as `{ react: '^19.0.0' }`. */
  takes?: Record<string, string>;
  /** What its server part has to render. */
  samples?: Partial<Manifest['samples']>;
  /** More files, by their paths. */
  files?: Record<string, string>;
  /** The body of `async render(task)`; `part(html, data)` makes its answer. */
  render: string;
}

/** Every page and fragment has a script and a style of its own, named after it. */
export function testRelease({
  name,
  version = '1.0.0',
  pages = [],
  routes = routesHere(name, pages),
  fragments = [],
  pieces = [],
  uses = [],
  gives = fragments.map((fragment) => `${name}/${fragment}@1`),
  roles = rolesHere(name, fragments),
  forEditors = fragments.filter((fragment) => contractHere(name, fragment)?.content),
  formerly,
  contract,
  operations = [],
  takes = {},
  samples,
  files: more = {},
  render,
}: Given): TestRelease {
  const texts = {
    'server.cjs': `const part = (html, data = {}, seo = { title: 'Title of ${name}' }) => ({ missing: false, html, data, seo });
      module.exports.warm = async () => {};
      module.exports.render = async (task) => { ${render} };`,
    'browser/entry.js': `/* entry of ${name} ${version} */`.repeat(50),
    'browser/fr.js': '/* texts */',
    'browser/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...Object.fromEntries(
      [...pages, ...fragments, ...pieces].flatMap((part) => [
        [`browser/${part}.js`, `/* ${part} */`],
        [`browser/${part}.css`, `/* ${part} */`],
      ]),
    ),
    ...more,
  };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const assets = (names: string[]) =>
    Object.fromEntries(
      names.map((part) => [part, { scripts: [`browser/${part}.js`], styles: [`browser/${part}.css`] }]),
    );
  const manifest = manifestSchema.parse({
    name,
    version,
    source: `source-of-${version}`,
    platform: 1,
    entry: 'browser/entry.js',
    startup: { scripts: [], styles: [] },
    pages: assets(pages),
    routes,
    fragments: assets(fragments),
    pieces: assets(pieces),
    stylesInPlace: true,
    locales: { fr: { scripts: ['browser/fr.js'], styles: [] } },
    uses,
    gives,
    roles,
    forEditors,
    fullScreen: fragments.filter((fragment) => contractHere(name, fragment)?.fullScreen),
    formerly,
    contract,
    shared: Object.fromEntries(Object.entries(takes).map(([module, requires]) => [module, { requires }])),
    samples: { addresses: [], fragments: {}, ...samples },
    operations: Object.fromEntries(operations.map((text) => [operationHash(text), text])),
    files: Object.fromEntries(
      [...files].map(([path, content]) => [path, { bytes: content.length, integrity: integrityOf(content) }]),
    ),
  });
  return { manifest, files };
}

/** Where this repository has pages of a remote. */
const routesHere = (name: string, pages: string[]): Manifest['routes'] =>
  Object.fromEntries(
    Object.entries(declaredPages)
      .filter(([remote]) => remote === name)
      .flatMap(([, routes]) => Object.entries(routes).filter(([page]) => pages.includes(page))),
  );

function contractHere(remote: string, fragment: string) {
  const name = `${remote}/${fragment}`;
  return isFragmentName(name) ? contractOf(name) : undefined;
}

const rolesHere = (remote: string, fragments: string[]): Record<string, string> =>
  Object.fromEntries(
    fragments.flatMap((fragment) => {
      const role = contractHere(remote, fragment)?.role;
      return role ? [[role, fragment]] : [];
    }),
  );

/** What a browser sends in the place of an operation. */
export const operationHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A shell with a header, a footer and its two pages. */
export const testShell = (version = '1.0.0', takes: Record<string, string> = {}): TestRelease =>
  testRelease({
    name: 'shell',
    version,
    takes,
    pages: ['not-found', 'unavailable'],
    fragments: ['header', 'footer'],
    render: `return part('<p>' + task.name + ' of shell ${version}</p>')`,
  });

const modulesLent = (library: string): string[] => [
  ...(Object.entries(libraryModules).find(([name]) => name === library)?.[1].browser ?? []),
];

/** A release of a library whose first module says its version. */
export function testLibrary(library: string, version: string, more: Record<string, string> = {}): TestRelease {
  const name = libraryReleaseName(library, version);
  const { manifest, files } = testRelease({ name, version, files: more, render: '' });
  const serverPart = new TextEncoder().encode(
    `exports[${JSON.stringify(library)}] = () => ({ version: '${version}' });`,
  );
  files.set('server.cjs', serverPart);
  const described = { bytes: serverPart.length, integrity: integrityOf(serverPart) };
  return {
    manifest: { ...manifest, modules: modulesLent(library), files: { ...manifest.files, 'server.cjs': described } },
    files,
  };
}
