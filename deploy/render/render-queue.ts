import { type ErrorCode, SiteError } from 'shared/errors';
import type { RenderTask } from 'shared/remote';
import type { ContentAccess } from './content-calls.ts';

/** A render, as the gateway asks for it. */
export interface RenderOrder extends Omit<RenderTask, 'visit'> {
  visit: Omit<RenderTask['visit'], 'content'>;
  content: ContentAccess;
}

/** A render that is waiting, or under way in the process. */
export interface Render {
  order: RenderOrder;
  /** How many of its content calls are under way. */
  calls: number;
  /** Aborted once the caller has given it up: then its content calls end. */
  ending: AbortSignal;
  /** For how long its process has slept since it was begun or last got content, in ms. */
  asleepMs: number;
  resolve(part: Uint8Array): void;
  reject(error: Error): void;
}

/** How many renders of a process are under way at once: while one waits for content, another one works. */
const atOnce = 8;
/** What renders send content calls to: the supervisor, whatever it is called. */
const contentUrl = 'http://content/graphql';

/** What a release threw, with its own stack. */
const causeWith = (why: string, stack: string): Error => Object.assign(new Error(why), { stack });

/** The renders of one process; `begin` hands one to it. `key` names the release in errors, as `mf-search@1.0.0`. */
export function createRenderQueue(key: string, begin: (id: number, task: RenderTask) => void) {
  const waiting: Render[] = [];
  const running = new Map<number, Render>();
  let begun = 0;
  let isOpen = false;

  const failure = (code: ErrorCode, { name }: RenderOrder, why: string, stack?: string) =>
    new SiteError(code, `${key} ${name}: ${why}`, stack === undefined ? undefined : { cause: causeWith(why, stack) });

  function beginNext(): void {
    while (isOpen && running.size < atOnce) {
      const next = waiting.shift();
      if (!next) return;
      begun += 1;
      running.set(begun, next);
      const { content: _, visit, ...task } = next.order;
      begin(begun, { ...task, visit: { ...visit, content: { url: contentUrl } } });
    }
  }

  function finished(id: number): Render {
    const render = running.get(id);
    if (!render) throw new Error('it answers what it was not asked');
    running.delete(id);
    beginNext();
    return render;
  }

  return {
    running: running as ReadonlyMap<number, Render>,
    /** How many renders have begun since its start. */
    get begun() {
      return begun;
    },
    get length() {
      return running.size + waiting.length;
    },
    /** The process has loaded its release: renders begin. */
    open(): void {
      isOpen = true;
      beginNext();
    },
    /** Throws Error where the process was not asked for this render, as do `rendered` and `failed` both. */
    rendered: (id: number, part: Uint8Array): void => finished(id).resolve(part),
    failed(id: number, why: string, stack?: string, code: ErrorCode = 'render-failed'): void {
      const { order, reject } = finished(id);
      reject(failure(code, order, why, stack));
    },
    /** The part as JSON. Throws SiteError render-failed, render-refused (its HTML), or render-late after `limitMs`, or once `gone` is aborted. */
    add(order: RenderOrder, limitMs: number, gone?: AbortSignal): Promise<Uint8Array> {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const ending = new AbortController();
      const render: Render = { order, calls: 0, ending: ending.signal, asleepMs: 0, resolve, reject };
      const startedAt = performance.now();
      function giveUp(): void {
        ending.abort();
        const place = waiting.indexOf(render);
        // Nobody waits for it any more: what has not begun never does.
        if (place >= 0) waiting.splice(place, 1);
        const what = place >= 0 ? 'still waited for its turn' : 'was being rendered';
        reject(failure('render-late', order, `${what} after ${Math.round(performance.now() - startedAt)} ms`));
      }
      const late = setTimeout(giveUp, limitMs);
      gone?.addEventListener('abort', giveUp, { once: true });
      waiting.push(render);
      beginNext();
      return promise.finally(() => {
        clearTimeout(late);
        gone?.removeEventListener('abort', giveUp);
      });
    },
    /** The process has ended: every render fails, and so does every later one. */
    close(why: string): void {
      isOpen = false;
      for (const { order, reject } of [...running.values(), ...waiting]) reject(failure('render-failed', order, why));
      running.clear();
      waiting.length = 0;
    },
    refusal: (order: RenderOrder): SiteError => failure('render-failed', order, 'its process has ended'),
  };
}
