import { catchAllCountry } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import { type ContentAccess, contentCalls } from './content-calls.ts';
import { startRenderProcess } from './render-process.ts';
import { type Sample, samplesOf } from './samples.ts';

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
