import { catchAllCountry } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import type { RenderedPart } from 'shared/remote';
import { declaredRoutes, type RouteTable } from 'shared/routes';
import { type ContentAccess, contentCalls } from './content-calls.ts';
import type { NamedByContent } from './named-by-content.ts';
import { type RenderedCode, startRenderProcess } from './render-process.ts';
import { type Sample, type SampleFailure, type SampleInLanguages, samplesToJudge } from './samples.ts';

/** A loop is found out in a second; a busy machine may take its time. */
const limitMs = 60_000;

interface Tried extends Pick<RenderedCode, 'serverPart' | 'libraries'> {
  manifest: Pick<Manifest, 'name' | 'version' | 'samples' | 'operations' | 'routes'>;
}

/**
 * Renders the samples of a release that nobody sees yet, in a process of its own that ends with it. Each has to show
 * something, in every language. `live` is the table by which the content system writes addresses.
 */
export async function renderSamples(
  { manifest, serverPart, libraries }: Tried,
  content: ContentAccess,
  named: NamedByContent,
  live: RouteTable = declaredRoutes,
): Promise<SampleFailure[]> {
  const { all, wrong } = samplesToJudge(manifest, named, live);
  if (all.length === 0) return wrong;
  const key = `${manifest.name}@${manifest.version}`;
  let fault: string | undefined;
  const process = startRenderProcess({
    key,
    serverPart,
    libraries,
    calls: contentCalls(manifest.operations),
    onFault(_, why) {
      fault = why;
    },
    onOutput() {},
  });
  const attempt = async (sample: Sample, mayShowNothing: boolean) => {
    try {
      const part = await process.render(orderOf(sample, content), limitMs);
      return mayShowNothing ? undefined : emptinessOf(JSON.parse(new TextDecoder().decode(part)));
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).replace(`${key} `, '');
    }
  };
  const failures: SampleFailure[] = [];
  try {
    for (const { samples, mayShowNothing } of all) {
      const whys: (string | undefined)[] = [];
      // One at a time, and once more: where a machine is busy, content comes late, and that is no fault of the release.
      for (const sample of samples) {
        const why = await attempt(sample, mayShowNothing);
        whys.push(why === undefined || fault !== undefined ? why : await attempt(sample, mayShowNothing));
        if (fault !== undefined) break;
      }
      failures.push(...failuresIn(samples.slice(0, whys.length), whys));
      // Its process has ended: nothing else can be rendered.
      if (fault !== undefined) break;
    }
  } finally {
    process.end();
  }
  return [...wrong, ...failures];
}

const orderOf = ({ kind, name, props, route, routes }: Sample, content: ContentAccess) => ({
  kind,
  name,
  props,
  place: 's',
  visit: { country: catchAllCountry, origin: 'http://localhost', route, routes, signedIn: false },
  content,
});

/** Letters, or what shows without any: a picture, a field, a place for another part. */
const shown = /(?:^|>)\s*[^<\s]|<(?:img|svg|video|input|iframe|mf-fragment)\b/i;

function emptinessOf(part: RenderedPart): string | undefined {
  if (!part.missing && shown.test(part.html)) return undefined;
  const found = part.missing ? 'its load finds nothing in the content' : 'it shows nothing';
  return `${found}; where that is right without such content, name it in samples.mayShowNothing of src/remote.ts`;
}

/** One failure for all languages that fail alike. */
function failuresIn(samples: Sample[], whys: (string | undefined)[]): SampleFailure[] {
  const reasons = [...new Set(whys.filter((why) => why !== undefined))];
  return reasons.map((why) => ({
    sample: nameOf(
      samples.filter((_, index) => whys[index] === why),
      samples,
    ),
    why,
  }));
}

function nameOf(failing: Sample[], all: SampleInLanguages['samples']): string {
  const [{ kind, name, props } = { kind: '', name: '', props: '' }] = failing;
  if (kind === 'pages') return failing.map(({ route }) => route.path).join(', ');
  const some = failing.length < all.length && ` in ${failing.map(({ route }) => route.language).join(', ')}`;
  return `its fragment ${name} with ${props}${some || ''}`;
}
