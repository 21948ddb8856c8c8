import type { ContentCalls } from './content-calls.ts';
import type { ProcessMessage, SupervisorMessage } from './messages.ts';
import type { Render } from './render-queue.ts';

/** How many content calls of one process are under way at once, at most: a bulkhead for the content API. */
const callsAtOnce = 64;

type Call = Extract<ProcessMessage, { kind: 'call' }>;
type Send = (message: SupervisorMessage, body: Uint8Array | string) => void;

/**
 * Makes the content calls of one process's renders and sends it the answers. The function that it returns throws Error where
 * the process makes too many at once.
 */
export function createCallAnswers(calls: ContentCalls, renders: ReadonlyMap<number, Render>, send: Send) {
  let underWay = 0;

  return async function answer({ call, of, language }: Call, request: string): Promise<void> {
    const render = renders.get(of);
    if (!render || render.ending.aborted) return send({ kind: 'content', call, status: 499 }, 'The render has ended');
    if (underWay >= callsAtOnce) throw new Error('it makes too many content calls');
    underWay += 1;
    render.calls += 1;
    const { content, visit } = render.order;
    const { country, brand } = visit;
    const { status, body } = await calls(
      content,
      request,
      { country, host: brand?.hosts[country], language },
      render.ending,
    ).catch((error: Error) => ({
      // As GraphQL servers say it, so that the error of the render holds the reason.
      status: 200,
      body: JSON.stringify({ errors: [{ message: error.message }] }),
    }));
    underWay -= 1;
    render.calls -= 1;
    render.asleepMs = 0;
    send({ kind: 'content', call, status }, body);
  };
}
