import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Seo } from '../../../../shared/remote/definition.ts';
import { serverPlatform, type VisitContext } from '../../../../shared/remote/server.tsx';
import { unpackRoutes } from '../../../../shared/routes/index.ts';
import { withRoutes } from '../../../../shared/routes/on-server.ts';
import type { StructuredData } from '../../../../shared/seo/structured-data.ts';
import { App, createSite } from './site.tsx';

/** The whole page as HTML, with what was loaded for it. */
export interface RenderedSite {
  html: string;
  seo?: Seo;
  structured?: readonly StructuredData[];
  /** The page first, then all fragments. */
  parts: { of: string; props: string; data: object; pieces?: { first: string[]; later: string[] } }[];
}

/**
 * Renders a whole page in one go; every fragment is loaded when the tree comes to it, side by side with others. For a
 * navigation the page is rendered `alone`, to find what it needs.
 */
export const render = (visit: VisitContext, alone: boolean): Promise<RenderedSite> =>
  withRoutes(unpackRoutes(visit.routes ?? []), async () => {
    const site = createSite(serverPlatform(visit));
    const { remote, page } = visit.route;
    const [{ seo, structured }, html] = await Promise.all([
      site.ready(`${remote}/${page}`, ''),
      textOf(<App site={site} alone={alone} />),
    ]);
    const parts = (await site.loaded()).map(({ of, props, data, pieces }) => ({ of, props, data, pieces }));
    return { html, seo, structured, parts };
  });

function textOf(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const text = new Writable({
      write(piece: Buffer, _, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // In one piece, as nothing of it is sent before it is whole.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(text),
      onError: reject,
    });
  });
}
