import type { FastifyInstance } from 'fastify';
import { ownHeader } from 'shared/gateway-calls';
import { z } from 'zod';
import { attributesHtml } from '../compose/part-html.ts';
import { ownFileRoutes } from '../content-files.ts';
import type { Shown } from '../releases/live-releases.ts';

const prefix = '/_dev';
const stackSchema = z.object({ stack: z.string().max(16_000) });

/** What stands in the head of every document of a developer's own gateway, before the shell's script. */
export const developmentHead = ({ remote }: Pick<Development, 'remote'>): string =>
  `<link rel="stylesheet" href="${prefix}/panel.css"><script${attributesHtml({
    src: `${prefix}/follow.js`,
    'data-remote': remote,
    'data-header': JSON.stringify(ownHeader),
  })}></script>`;

/** Tells pages of a new build and of errors, as server-sent events; finds the source lines of an error in the browser. */
export async function developmentRoutes(
  app: FastifyInstance,
  { development }: { development: Development },
): Promise<void> {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get(`${prefix}/events`, (_, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (state: object) => raw.write(`data: ${JSON.stringify(state)}\n\n`);
    send(development.state);
    const stop = development.follow(send);
    const end = () => raw.end();
    open.add(end);
    raw.on('close', () => {
      stop();
      open.delete(end);
    });
  });

  app.post(`${prefix}/places`, (request) => development.placesOf(stackSchema.parse(request.body).stack));

  ownFileRoutes(app, `${prefix}/`, import.meta.dirname, ['follow.js', 'panel.js', 'panel.css']);
}

/** A line of a source file. */
export interface Place {
  /** From the repository: `mf-search/src/pages/search/page.tsx`. */
  file: string;
  line: number;
  column: number;
  /** The text of that line. */
  text?: string;
}

/** What is wrong with the remote that somebody works on. */
export interface Problem {
  kind: 'build' | 'types' | 'server' | 'browser';
  message: string;
  places: Place[];
}

/** The state that pages of a developer's own gateway get as server-sent events. */
export interface DevelopmentState {
  /** The version of the build that is shown: a page with another one reloads. */
  version: string | undefined;
  problems: Problem[];
}

/** The remote that somebody works on, as a gateway of their own shows it. */
export interface Development {
  remote: string;
  readonly state: DevelopmentState;
  /** Calls `onState` with each new state, until the returned function is called. */
  follow(onState: (state: DevelopmentState) => void): () => void;
  /** The source lines that the stack of an error leads through, the innermost first. */
  placesOf(stack: string): Place[];
  /** Called when the gateway shows the write of the registry with this number. */
  shown(shown: Pick<Shown, 'registry'>): void;
}
