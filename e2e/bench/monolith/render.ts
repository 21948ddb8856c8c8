import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { isCountry } from 'shared/i18n';
import { cacheAnswers } from '../../../deploy/render/answer-cache.ts';
import { contentCalls } from '../../../deploy/render/content-calls.ts';
import type { RenderedSite, render } from './app/server.tsx';
import { folder, operationsOfAll } from './build.ts';

interface ContentAccess {
  contentApiUrl: string;
  token(): Promise<string>;
}

/** An address that says for which country a render asks; no request is ever sent to it. */
export const contentAddress = (country: string): string => `http://content/${country}`;

/**
 * Loads the server part into this process, without a box. Its content calls are cached as those of releases are; content
 * does not change while it is measured.
 */
export function loadRender({ contentApiUrl, token }: ContentAccess): typeof render {
  const calls = cacheAnswers(contentCalls(operationsOfAll()));
  const fetchContent: typeof fetch = async (address, { body, headers } = {}) => {
    const country = new URL(String(address)).pathname.slice(1);
    if (!isCountry(country)) throw new Error(`There is no country ${country}`);
    const language = new Headers(headers).get('accept-language') ?? undefined;
    const access = { url: contentApiUrl, token: await token(), cacheAs: 'as it is' };
    const answer = await calls(access, String(body), { country, language });
    return new Response(Buffer.from(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  };
  const file = join(folder, 'server.cjs');
  const holder: { exports: { render?: (...what: Parameters<typeof render>) => Promise<RenderedSite> } } = {
    exports: {},
  };
  compileFunction(readFileSync(file, 'utf8'), ['exports', 'require', 'module', 'fetch'], { filename: file }).call(
    holder.exports,
    holder.exports,
    createRequire(import.meta.url),
    holder,
    fetchContent,
  );
  if (!holder.exports.render) throw new Error('The server part exports no render');
  return holder.exports.render;
}
