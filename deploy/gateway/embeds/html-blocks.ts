import { SiteError } from 'shared/errors';
import type { Language } from 'shared/i18n';
import { z } from 'zod';
import { askContent } from '../graphql/ask-content.ts';
import type { Bearers } from '../session/bearers.ts';

export interface HtmlBlock {
  /** Sanitised by the content system. */
  code: string;
  sideEffects: string[];
}

export type HtmlBlocks = (path: string, language: Language) => Promise<HtmlBlock[]>;

const query = `query ($path: String!) {
  blocksForPage(path: $path) { __typename ... on Html { code sideEffects } }
}`;
const answerLimitMs = 5_000;

const html = z.object({ __typename: z.literal('Html'), code: z.string(), sideEffects: z.array(z.string()) });
const other = z.object({ __typename: z.string() });
const answerSchema = z.object({
  data: z.object({ blocksForPage: z.array(z.union([html, other])).nullable() }),
});

interface Asking {
  contentApiUrl: string;
  bearers: Pick<Bearers, 'anonymous'>;
}

/** Asks for the `Html` blocks of a page, in their order. What it makes throws SiteError `content-failed`. */
export function createHtmlBlocks({ contentApiUrl, bearers }: Asking): HtmlBlocks {
  return async (path, language) => {
    try {
      const response = await askContent(contentApiUrl, {
        query,
        variables: { path },
        token: await bearers.anonymous(),
        headers: { 'accept-language': language },
        limitMs: answerLimitMs,
        reads: true,
      });
      const { blocksForPage } = answerSchema.parse(await response.json()).data;
      return (blocksForPage ?? []).flatMap((block) => ('code' in block ? [block] : []));
    } catch (cause) {
      throw new SiteError('content-failed', 'The blocks of a page cannot be had', { cause });
    }
  };
}
