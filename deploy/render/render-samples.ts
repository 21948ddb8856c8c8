import { catchAllCountry } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import type { RenderTask } from 'shared/remote';
import { composeTable, declaredPages, match, type PackedRoutes, packRoutes, type RouteMatch } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { type ContentAccess, contentCalls } from './content-calls.ts';
import { startRenderProcess } from './render-process.ts';

/** A loop is found out in a second; a busy machine may take its time. */
const limitMs = 60_000;

/** A sample that a server part does not render. */
export interface SampleFailure {
  /** `/fr/produits`, or `its fragment product-slider with {}`. */
  sample: string;
  why: string;
}

/** Renders the samples of a release that nobody sees yet, in a process of its own that ends with it. */
export async function renderSamples(
  manifest: Pick<Manifest, 'name' | 'version' | 'samples' | 'operations' | 'routes'>,
  serverPart: Uint8Array,
  content: ContentAccess,
): Promise<SampleFailure[]> {
  const samples = samplesOf(manifest);
  if (samples.length === 0) return [];
  const key = `${manifest.name}@${manifest.version}`;
  let fault: string | undefined;
  const process = startRenderProcess({
    key,
    serverPart,
    calls: contentCalls(manifest.operations),
    onFault(_, why) {
      fault = why;
    },
    onOutput() {},
  });
  const failures: SampleFailure[] = [];
  try {
    for (const sample of samples) {
      const why = await process.render(orderOf(sample, content), limitMs).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (why !== undefined) failures.push({ sample: nameOf(sample), why: why.replace(`${key} `, '') });
      // Its process has ended: nothing else can be rendered.
      if (fault !== undefined) break;
    }
  } finally {
    process.end();
  }
  return failures;
}

const orderOf = ({ kind, name, props, route, routes }: Sample, content: ContentAccess) => ({
  kind,
  name,
  props,
  place: 's',
  visit: { country: catchAllCountry, origin: 'http://localhost', route, routes, signedIn: false },
  content,
});

const nameOf = ({ kind, name, props, route }: Sample): string =>
  kind === 'pages' ? route.path : `its fragment ${name} with ${props}`;

/** One sample of a release: what to render, and for which page. */
export type Sample = Pick<RenderTask, 'kind' | 'name' | 'props'> & {
  route: RouteMatch;
  /** Where it is found, and the pages that this repository has. */
  routes: PackedRoutes;
};

/** The samples that a release itself names: they can be rendered for anybody. */
export function samplesOf({ name, samples, routes }: Pick<Manifest, 'name' | 'samples' | 'routes'>): Sample[] {
  const table = composeTable({ ...declaredPages, [name]: routes });
  const packed = packRoutes(table);
  return withRoutes(table, () => samplesIn(samples)).map((sample) => ({ ...sample, routes: packed }));
}

function samplesIn(samples: Manifest['samples']): Omit<Sample, 'routes'>[] {
  const pages = samples.addresses
    .flatMap((address) => match(catchAllCountry, address) ?? [])
    .map((route) => ({ kind: 'pages' as const, name: route.page, props: '{}', route }));
  const home = match(catchAllCountry, '/fr');
  const fragments = Object.entries(samples.fragments).flatMap(([name, list]) =>
    list.map((props) => ({ kind: 'fragments' as const, name, props: JSON.stringify(props) })),
  );
  return [...pages, ...(home ? fragments.map((fragment) => ({ ...fragment, route: home })) : [])];
}
