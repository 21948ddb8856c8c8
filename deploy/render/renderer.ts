import { isErrorCode, SiteError } from 'shared/errors';
import type { RenderedPart, RenderTask } from 'shared/remote';
import { z } from 'zod';
import { onwardHeaders } from '../observe/onward-headers.ts';
import { measuredRender } from './measured-render.ts';
import { seoSchema, structuredSchema } from './seo-schema.ts';
import type { ReleaseName } from './warming.ts';

/** Renders parts in the render pool. */
export interface Renderer {
  /** Throws SiteError: render-failed, render-late (after `limitMs`), render-paused. */
  render(release: ReleaseName, task: RenderTask, limitMs: number): Promise<RenderedPart>;
  /** Asks the pool to load releases before a visitor needs them. Never throws: they load later then. */
  warm(releases: ReleaseName[]): Promise<void>;
  isReady(): Promise<boolean>;
}

const answerMarginMs = 50;
const warmLimitMs = 6_000;
const readyLimitMs = 1_000;

const renderedSchema = z.discriminatedUnion('missing', [
  z.object({ missing: z.literal(true) }),
  z.object({
    missing: z.literal(false),
    html: z.string(),
    data: z.custom<object>((value) => typeof value === 'object' && value !== null),
    seo: seoSchema.optional(),
    structured: z.array(structuredSchema).optional(),
  }),
]);
const failureSchema = z.object({ code: z.string(), message: z.string() });

/** The render pool over HTTP; `address` as `http://127.0.0.1:8082`. */
export function createRenderer(address: string): Renderer {
  const post = (path: string, body: object, limitMs: number): Promise<Response> =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...onwardHeaders() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    });

  async function render(release: ReleaseName, task: RenderTask, limitMs: number): Promise<RenderedPart> {
    try {
      const response = await post('/render', { release, task, limitMs }, limitMs + answerMarginMs);
      const answer: unknown = await response.json();
      if (response.ok) return renderedSchema.parse(answer);
      const { code, message } = failureSchema.parse(answer);
      throw new SiteError(isErrorCode(code) ? code : 'render-failed', message);
    } catch (cause) {
      if (cause instanceof SiteError) throw cause;
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw new SiteError(isLate ? 'render-late' : 'render-failed', 'The render pool did not answer as it should', {
        cause,
      });
    }
  }

  return {
    render: (release, task, limitMs) => measuredRender(release, render(release, task, limitMs)),
    async warm(releases) {
      await post('/warm', { releases }, warmLimitMs).catch(() => {});
    },
    async isReady() {
      const signal = AbortSignal.timeout(readyLimitMs);
      return fetch(`${address}/health/live`, { signal }).then(
        (response) => response.ok,
        () => false,
      );
    },
  };
}
