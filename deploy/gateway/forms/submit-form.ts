import { SiteError } from 'shared/errors';
import type { FormOutcome, FormStep, StepAnswer } from 'shared/forms';
import { playerOf } from 'shared/surface';
import { z } from 'zod';
import type { ReleaseName } from '../../render/live-releases.ts';
import type { RenderOrder } from '../../render/render-queue.ts';
import type { Renderer } from '../../render/renderer.ts';
import { type Composed, manifestsOf } from '../compose/composition.ts';
import type { Release } from '../releases/release-store.ts';

/** A run only decides on the next step, which takes far less. */
const runLimitMs = 5_000;
/** Saving a guest's list takes a step for each product. */
const mostSteps = 120;

/** The longest form, in bytes: a message of 5,000 characters of any script fits in. None of its fields is longer. */
export const longestForm = 64 * 1024;
const fields = z.record(z.string().max(100), z.string().max(longestForm));
const step: z.ZodType<FormStep> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    hash: z.string(),
    operationName: z.string(),
    variables: z.record(z.string(), z.unknown()),
  }),
  z.object({ kind: z.literal('sign-in'), email: z.string().max(254), password: z.string().max(1024) }),
  z.object({ kind: z.literal('sign-out') }),
  z.object({ kind: z.literal('keep-for-guest'), uid: z.string().max(255) }),
  z.object({ kind: z.literal('forget-for-guest'), uid: z.string().max(255) }),
  z.object({ kind: z.literal('forget-guest-products'), uids: z.array(z.string()) }),
]);
/** The outcome comes from a release: `to` may not lead out of the site. */
const outcomeSchema: z.ZodType<FormOutcome> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step }),
  z.object({
    kind: z.literal('done'),
    to: z.string().regex(/^\/(?![/\\])[^\\\s]*$/),
    done: z.string().max(500).optional(),
  }),
  z.object({
    kind: z.literal('again'),
    posted: z.object({
      values: fields,
      problems: fields,
      refused: z.string().max(500).optional(),
      failed: z.object({ code: z.string(), retryAfterSeconds: z.number().optional() }).optional(),
    }),
  }),
]);

interface Submission {
  release: ReleaseName;
  /** The name after the slash. */
  form: string;
  values: Record<string, string>;
  renderer: Pick<Renderer, 'render'>;
  /** Makes the order of a run, with the visitor's token of that moment. */
  order(): Pick<RenderOrder, 'visit' | 'content'>;
  perform(step: FormStep): Promise<StepAnswer>;
}

/**
 * Runs a form without scripts: the release that gives the form decides on one step after the other, and `perform` takes each
 * in the visitor's name. Throws SiteError: render-failed, render-late, render-paused, or not-found where there is no such
 * form.
 */
export async function submitForm(submission: Submission): Promise<Exclude<FormOutcome, { kind: 'step' }>> {
  const { release, form, values, renderer, order, perform } = submission;
  const answers: StepAnswer[] = [];
  while (answers.length <= mostSteps) {
    const props = JSON.stringify({ values, answers });
    const run = { kind: 'forms', name: form, props, place: 'form', ...order() } as const;
    const answer = await renderer.render(release, run, runLimitMs);
    if (answer.missing) throw new SiteError('not-found', `${release.name} gives no form ${form}`);
    const parsed = outcomeSchema.safeParse(answer.data);
    if (!parsed.success) throw new SiteError('render-failed', `${release.name}/${form} came to nothing that is known`);
    const outcome = parsed.data;
    if (outcome.kind !== 'step') return outcome;
    answers.push(await perform(outcome.step));
  }
  throw new SiteError('render-failed', `${release.name}/${form} does not come to an end`);
}

/**
 * The release that gives a form, and what the form is called there. A form belongs to a remote, as `mf-account/sign-in`,
 * or to whoever plays a role, as `role:save/save-product`.
 */
export function formOwner(form: string, composed: Composed): { release: Release | undefined; name: string } {
  const [owner = '', name = ''] = form.split('/');
  const [kind, role = ''] = owner.split(':');
  const player = kind === 'role' ? playerOf(role, manifestsOf(composed))?.of.split('/')[0] : undefined;
  const remote = player ?? owner;
  return { release: Object.hasOwn(composed, remote) ? composed[remote] : undefined, name };
}
