import { setTimeout as delay } from 'node:timers/promises';
import { Histogram } from 'prom-client';
import { isErrorCode, SiteError } from 'shared/errors';
import type { RenderedPart, Seo } from 'shared/remote';
import type { StructuredData } from 'shared/seo';
import { z } from 'zod';
import { onwardHeaders } from '../observe/observe-requests.ts';
import { callServer } from './call-server.ts';
import type { ReleaseName } from './live-releases.ts';
import type { RenderOrder } from './render-queue.ts';

/** Renders parts, each in the process of its release. */
export interface Renderer {
  /**
   * Throws SiteError: render-failed, render-refused, render-late (after `limitMs`), render-paused. Once `ending` is aborted it throws the
   * reason of that, and the render ends.
   */
  render(release: ReleaseName, order: RenderOrder, limitMs: number, ending?: AbortSignal): Promise<RenderedPart>;
  /**
   * Says which releases are live: each has a process once a part of it is asked for, and a new one of a remote in use when
   * this is fulfilled; the processes of others end. Never throws: what it does not hear of starts when a visitor needs it, too.
   */
  live(releases: ReleaseName[]): Promise<void>;
  isReady(): Promise<boolean>;
}

const answerMarginMs = 50;
const againMs = 50;
/** Once it is away for longer, the render server is not just being started again: nobody waits for it. */
const restartMs = 2_000;
const liveLimitMs = 6_000;
const readyLimitMs = 1_000;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** The SEO record of a page, as a render answers it. */
const seoSchema: z.ZodType<Seo> = z.object({
  title: z.string(),
  titleLanguage: text,
  description: text,
  abstract: text,
  keywords: text,
  robots: text,
  canonicalUrl: text,
  contentLanguage: text,
  ogDeterminer: text,
  ogSiteName: text,
  ogType: text,
  ogUrl: text,
  ogTitle: text,
  ogDescription: text,
  ogImage: text,
  twitterType: text,
  twitterTitle: text,
  twitterDescription: text,
  twitterUrl: text,
  twitterImage: text,
  addresses: z
    .array(z.object({ language: z.string(), url: z.string().regex(/^\/(?!\/)/) }))
    .nullish()
    .transform((value) => value ?? undefined),
});

/** What a page says of itself in the words of schema.org. */
const structuredSchema: z.ZodType<StructuredData> = z.looseObject({ '@type': z.string() });

const pieceNames = z.array(z.string().max(60)).max(100);
const renderedSchema = z.discriminatedUnion('missing', [
  z.object({ missing: z.literal(true) }),
  z.object({
    missing: z.literal(false),
    html: z.string(),
    still: z.boolean().optional(),
    data: z.custom<object>((value) => typeof value === 'object' && value !== null),
    seo: seoSchema.optional(),
    structured: z.array(structuredSchema).optional(),
    pieces: z.object({ first: pieceNames, later: pieceNames }).optional(),
  }),
]);
const lengths = new WeakMap<RenderedPart, number>();
/** How long a part is, with its state, as text. */
export const lengthOf = (part: RenderedPart): number => lengths.get(part) ?? JSON.stringify(part).length;

/** A part as a render process gives it. Throws where it is none. */
export function parsePart(text: string): RenderedPart {
  const part = renderedSchema.parse(JSON.parse(text));
  lengths.set(part, text.length);
  return part;
}

const failureSchema = z.object({ code: z.string(), message: z.string() });

const connectionError = z.object({ code: z.enum(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']) });
/** Why there is no connection, where that is what a call failed for. */
const connectionErrorOf = (error: unknown) => connectionError.safeParse(error).data?.code;

/** The render server over HTTP; `address` as `http://127.0.0.1:8082`. */
export function createRenderer(address: string): Renderer {
  let awaySince: number | undefined;
  const post = (path: string, body: object, signal: AbortSignal) =>
    callServer(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...onwardHeaders() },
      body: JSON.stringify(body),
      signal,
    });

  /**
   * Asks again while the render server is being started again, and once where it ended over this; never where it ended over a
   * form: the first try may have done it.
   */
  async function postPatiently(
    body: { order: RenderOrder; release: ReleaseName; limitMs: number },
    signal: AbortSignal,
  ) {
    for (let mayRepeat = body.order.kind !== 'forms'; ; ) {
      try {
        const answer = await post('/render', body, signal);
        awaySince = undefined;
        return answer;
      } catch (error) {
        const why = connectionErrorOf(error);
        const wasTaken = why !== 'ECONNREFUSED';
        if (!why || (wasTaken && !mayRepeat)) throw error;
        mayRepeat &&= !wasTaken;
        awaySince ??= performance.now();
        if (performance.now() - awaySince > restartMs) throw error;
        await delay(againMs);
      }
    }
  }

  async function render(...[release, order, limitMs, ending]: Parameters<Renderer['render']>): Promise<RenderedPart> {
    try {
      const limit = AbortSignal.timeout(limitMs + answerMarginMs);
      const signal = ending ? AbortSignal.any([limit, ending]) : limit;
      const { status, bytes } = await postPatiently({ release, order, limitMs }, signal);
      const answer = bytes.toString();
      if (status === 200) return parsePart(answer);
      const { code, message } = failureSchema.parse(JSON.parse(answer));
      throw new SiteError(isErrorCode(code) ? code : 'render-failed', message);
    } catch (cause) {
      if (cause instanceof SiteError) throw cause;
      ending?.throwIfAborted();
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw new SiteError(isLate ? 'render-late' : 'render-failed', 'The render server did not answer as it should', {
        cause,
      });
    }
  }

  return {
    render: (...what) => measuredRender(what[0], render(...what)),
    async live(releases) {
      await post('/live', { releases }, AbortSignal.timeout(liveLimitMs)).catch(() => {});
    },
    async isReady() {
      const signal = AbortSignal.timeout(readyLimitMs);
      return callServer(`${address}/health/live`, { signal }).then(
        ({ status }) => status === 200,
        () => false,
      );
    },
  };
}

const renderSeconds = new Histogram({
  name: 'site_part_render_seconds',
  help: 'Time that the render of a part took; the outcome is rendered, missing, abandoned, or the code of an error',
  labelNames: ['remote', 'version', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3, 8],
});

/** Measures one render. */
export async function measuredRender(
  { name: remote, version }: ReleaseName,
  rendering: Promise<RenderedPart>,
): Promise<RenderedPart> {
  const end = renderSeconds.startTimer({ remote, version });
  try {
    const part = await rendering;
    end({ outcome: part.missing ? 'missing' : 'rendered' });
    return part;
  } catch (error) {
    const isAbandoned = error instanceof Error && error.name === 'AbortError';
    end({ outcome: error instanceof SiteError ? error.code : isAbandoned ? 'abandoned' : 'render-failed' });
    throw error;
  }
}
