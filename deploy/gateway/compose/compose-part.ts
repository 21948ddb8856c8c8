import { SiteError } from 'shared/errors';
import type { Manifest } from 'shared/release';
import type { RenderedPart, RenderTask } from 'shared/remote';
import { askedByName, incompatibilityOf } from 'shared/surface';
import { onwardHeaders } from '../../observe/observe-requests.ts';
import { inSpan } from '../../observe/spans.ts';
import { lengthOf } from '../../render/renderer.ts';
import { renderedAs } from '../releases/libraries.ts';
import type { ComposeContext } from './compose-context.ts';
import { manifestsOf } from './composition.ts';
import { partsLeftEmpty } from './metrics.ts';
import { type Placeholder, placeholdersIn } from './part-html.ts';

/** The place of the page's own part; those inside it are `p-0`, `p-0-1`. */
const ownPlace = 'p';
const depthLimit = 6;
const partsLimit = 100;
const propsLimit = 16 * 1024;
/** The most letters of all parts of one remote in a document, with their state; usually it is some hundred thousand. */
const lettersLimit = 4 * 1024 * 1024;

/** A part of the composed document, with the parts inside it. */
export interface Part {
  /** `mf-catalogue/products`. */
  of: string;
  kind: Exclude<RenderTask['kind'], 'forms'>;
  name: string;
  /** The JSON text of its props; empty for a page. */
  props: string;
  place: string;
  /** Set where it is hydrated after the page. */
  waits?: true;
  manifest: Manifest;
  /** Set where the browser has its code from another machine. */
  elsewhere?: string;
  /** Undefined where the part failed: its place stays empty, and the browser fills it. */
  rendered: RenderedPart | undefined;
  /** How long its render took, in ms; undefined where the server did not try. */
  renderMs?: number;
  /** The fragments in its HTML; a placeholder whose owner is unknown stays empty. */
  inside: { placeholder: Placeholder; part: Part | undefined }[];
}

/** Renders the page or fragment `of`, and then, all at once, the fragments inside it. Undefined where no release gives it. */
export async function composePart(
  document: ComposeContext,
  part: Pick<Part, 'of' | 'kind' | 'props' | 'place' | 'waits'>,
  depth = 0,
): Promise<Part | undefined> {
  const [, name = ''] = part.of.split('/');
  const manifest = ownerOf(document, part.of);
  if (!manifest || !Object.hasOwn(manifest[part.kind], name) || !isObject(part.props || '{}')) {
    document.log.warn({ part: part.of }, 'A page or fragment was asked for that no live release gives');
    return undefined;
  }
  const elsewhere = document.composed[manifest.name]?.elsewhere;
  const start = performance.now();
  const rendered = elsewhere ? undefined : await render(document, { ...part, name, manifest });
  const renderMs = elsewhere ? undefined : performance.now() - start;
  if (part.place === ownPlace && !rendered?.missing) document.budget.pageIsThere();
  const manifests = manifestsOf(document.composed);
  const placeholders =
    rendered && !rendered.missing && depth < depthLimit ? placeholdersIn(rendered.html, partsLimit) : [];
  const inside = placeholders.map(async (placeholder, index) => {
    if (!mayHaveAnother(document)) return { placeholder, part: undefined };
    const asked = askedByName(placeholder, manifests);
    const refusal = incompatibilityOf(asked, ownerOf(document, asked.of), manifest);
    if (refusal) {
      document.log.warn({ part: part.of, version: manifest.version, refusal }, 'A fragment is not shown');
      return { placeholder, part: undefined };
    }
    const { of, props, waits } = asked;
    const place = `${part.place}-${index}`;
    return {
      placeholder,
      part: await composePart(document, { of, props, place, waits, kind: 'fragments' }, depth + 1),
    };
  });
  return { ...part, name, manifest, elsewhere, rendered, renderMs, inside: await Promise.all(inside) };
}

/**
 * Whether the document may have another part. Parts beyond the limit stay empty, and do not count as failures of their
 * remotes.
 */
function mayHaveAnother({ budget, log }: ComposeContext): boolean {
  budget.partsLeft -= 1;
  if (budget.partsLeft === -1) log.warn(`A document has more than ${partsLimit} parts: the others are left empty`);
  return budget.partsLeft >= 0;
}

/** Whether a remote's parts, this one included, are short enough for one document. */
function fits({ budget, log }: ComposeContext, remote: string, part: RenderedPart): boolean {
  const letters = (budget.letters.get(remote) ?? 0) + lengthOf(part);
  budget.letters.set(remote, letters);
  if (letters > lettersLimit) log.warn({ remote, letters }, 'The parts of a remote are too long for a document');
  return letters <= lettersLimit;
}

/** The release that gives a part, by the part's name. */
function ownerOf({ composed }: ComposeContext, of: string): Manifest | undefined {
  const [remote = ''] = of.split('/');
  return Object.hasOwn(composed, remote) ? composed[remote]?.manifest : undefined;
}

type PartToRender = Omit<Part, 'rendered' | 'inside'>;

async function render(document: ComposeContext, part: PartToRender): Promise<RenderedPart | undefined> {
  const { of, manifest } = part;
  const { name: remote, version } = manifest;
  const { country } = document.visit;
  try {
    document.count({ remote, version, country, kind: 'render' });
    const found = await inSpan(`part ${of}`, { 'site.version': version }, () => rendered(document, part));
    return fits(document, remote, found) ? found : undefined;
  } catch (error) {
    // Nobody waits for the document: this says nothing of the release.
    document.gone?.throwIfAborted();
    const code = error instanceof SiteError ? error.code : 'render-failed';
    document.budget.hasLate ||= code === 'render-late' || code === 'site-busy';
    partsLeftEmpty.inc({ remote, version, code });
    document.count({ remote, version, country, kind: 'render-failure' });
    document.log.warn({ part: of, version, code, err: error }, 'A part was not rendered');
    return undefined;
  }
}

async function rendered(
  document: ComposeContext,
  { kind, name, props, place, manifest }: PartToRender,
): Promise<RenderedPart> {
  const { budget, visit, renderer, gone } = document;
  const isBeside = place !== ownPlace && budget.fragmentsBy === Number.POSITIVE_INFINITY;
  const byItself = Math.min(performance.now() + budget.partLimitMs, budget.fragmentsBy);
  const by = place === ownPlace || isBeside ? budget.pageBy : byItself;
  const limitMs = Math.max(1, Math.floor(by - performance.now()));
  const ending = AbortSignal.any([...(gone ? [gone] : []), ...(isBeside ? [budget.besideIsLate] : [])]);
  const content = { ...document.content, headers: { ...document.content.headers, ...onwardHeaders() } };
  const posted = visit.posted && mayHave(visit.posted.form, manifest) ? visit.posted : undefined;
  const order = { kind, name, props: props || '{}', place, visit: { ...visit, posted }, content };
  return renderer.render(renderedAs(document.composed, manifest), order, limitMs, ending);
}

/** The outcome of a form is for the remote that gives the form; that of a role's form, any part may show. */
const mayHave = (form: string, { name }: Manifest): boolean => form.startsWith('role:') || form.startsWith(`${name}/`);

/** Props travel as JSON; a content editor may have written anything. */
function isObject(text: string): boolean {
  try {
    const value: unknown = text.length <= propsLimit && JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A part and all parts inside it, in the order of the document. */
export const withInside = (part: Part): Part[] => [
  part,
  ...part.inside.flatMap((inside) => (inside.part ? withInside(inside.part) : [])),
];
