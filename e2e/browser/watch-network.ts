import type { CDPSession } from 'playwright';

type Kind = 'document' | 'style' | 'font' | 'image' | 'script';

/** What was sent over the network, by kind, in kB (1000 bytes) as compressed. */
export type Kilobytes = Record<Kind, number>;

/** Watches what a page fetches, from now on. */
export async function watchNetwork(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const kinds = new Map<string, Kind>();
  const bytes = { document: 0, style: 0, font: 0, image: 0, script: 0 };
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ request, initiator, type, requestId }) => {
    // What is fetched ahead when nothing else is to be done belongs to the next page.
    if (request.url.startsWith('data:') || request.headers.purpose === 'prefetch') return;
    const kind = kindOf(request.url, type);
    if (kind) kinds.set(requestId, kind);
    if (kind !== 'image') requests += 1;
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const depth = cause === undefined || cause === '' ? 1 : (depths.get(cause) ?? 0) + 1;
    if (!depths.has(request.url)) depths.set(request.url, depth);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return {
    /** Beside pictures: how far below the screen a browser fetches those depends on how fast the line seems to it. */
    requests: () => requests,
    kilobytes: (): Kilobytes => ({
      document: bytes.document / 1000,
      style: bytes.style / 1000,
      font: bytes.font / 1000,
      image: bytes.image / 1000,
      script: bytes.script / 1000,
    }),
    /** The longest chain of requests in which one had to arrive before the next was known. */
    chain: () => Math.max(...depths.values()),
  };
}

const endings: [RegExp, Kind][] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
];
const kindOf = (url: string, type?: string): Kind | undefined =>
  endings.find(([ending]) => ending.test(url))?.[1] ??
  (type === 'Document' ? 'document' : type === 'Image' || /\.(?:avif|webp|jpg|svg)$/.test(url) ? 'image' : undefined);
