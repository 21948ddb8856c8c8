import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

// What a release has: the language, and what a browser has without a page. It gets nothing else of Node's, nor what a later
// Node will bring: a name that is not here is taken away. Requests are made through the platform: `Headers`, `Response` and
// `FormData` would have each process load all of Node's HTTP client, a third of what its start takes.
const language = `
  Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math Intl
  ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array
  Uint8ClampedArray Float16Array Float32Array Float64Array DataView Map BigInt Set Iterator WeakMap WeakSet WeakRef Proxy
  Reflect FinalizationRegistry DisposableStack AsyncDisposableStack Temporal decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape eval isFinite isNaN`;
const web = `
  global Buffer URL URLSearchParams AbortController AbortSignal DOMException Event EventTarget TextEncoder TextDecoder ReadableStream
  TransformStream Blob File setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask structuredClone atob
  btoa`;
const kept = new Set<PropertyKey>(`${language} ${web}`.trim().split(/\s+/));
const modules = new Map<unknown, () => object>([
  ['async_hooks', () => ({ AsyncLocalStorage })],
  ['node:async_hooks', () => ({ AsyncLocalStorage })],
]);
const prints = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'];

/** What a release requires. Says the same of every other name: nobody learns which files there are. */
export function requireListed(name: unknown): object {
  const listed = modules.get(name);
  if (!listed)
    throw new TypeError('A server part may require nothing but async_hooks and the modules of its libraries');
  return listed();
}

/** Lets a release require the modules of a library; what is listed already stays as it is. */
export function list(library: Partial<Record<string, () => object>>): void {
  for (const [name, module] of Object.entries(library)) if (module && !modules.has(name)) modules.set(name, module);
}

/** Leaves a release its globals, with this `fetch`, and a console that prints with `print`. */
export function confine(
  fetch: (address: unknown, request?: RequestInit) => Promise<object>,
  print: (text: string) => void,
): void {
  const say = (...values: unknown[]): void => print(`${format(...values)}\n`);
  const { crypto, performance } = globalThis;
  // Node loads some of these when they are asked for, and others with them: they are here before the rest goes.
  const found = [...kept].map((name) => [name, Reflect.get(globalThis, name)] as const);
  for (const [name, value] of found) Reflect.defineProperty(globalThis, name, { value, writable: true });
  const own = {
    console: Object.fromEntries(Object.keys(console).map((name) => [name, prints.includes(name) ? say : () => {}])),
    crypto: {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      randomUUID: crypto.randomUUID.bind(crypto),
    },
    fetch,
    navigator: { userAgent: navigator.userAgent, platform: navigator.platform, language: 'en' },
    performance: { now: performance.now.bind(performance), timeOrigin: performance.timeOrigin },
    process: { env: {} },
  };
  for (const name of Reflect.ownKeys(globalThis))
    if (!kept.has(name) && !Reflect.deleteProperty(globalThis, name)) Reflect.set(globalThis, name, undefined);
  Object.assign(globalThis, own);
  seal(Object.getPrototypeOf(globalThis));
  for (const name of Reflect.ownKeys(globalThis)) seal(Reflect.get(globalThis, name));
}

const sealed = new Set<unknown>([globalThis]);
/**
 * Seals an object and what hangs on it. Node's own code runs on the same prototypes: with a getter or an index added to them,
 * or another object behind them, a release would be handed what that code is working with.
 */
function seal(value: unknown): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || sealed.has(value)) return;
  sealed.add(value);
  Object.seal(value);
  seal(Object.getPrototypeOf(value));
  for (const name of Reflect.ownKeys(value)) {
    const property = Object.getOwnPropertyDescriptor(value, name);
    seal(property?.value);
    seal(property?.get);
    seal(property?.set);
  }
}
