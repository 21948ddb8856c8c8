import { createServer, request, type Server } from 'node:http';

/**
 * The yardstick of the page times: for each address a page as somebody would write it by hand, with the same first picture,
 * 6 kB of styles, 2 kB of HTML, the fonts of the system and no script. Pictures come from the site of `port`.
 */
export function serveReference(port: number, referencePort: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path === '/reference.css') return answer('text/css', styles);
    if (!incoming.headers.accept?.includes('text/html')) return passOn(path);
    fetchText(port, path, incoming.headers.host ?? '').then(
      (html) => answer('text/html; charset=utf-8', written(html)),
      () => outgoing.destroy(),
    );

    function answer(type: string, body: string): void {
      outgoing.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
      outgoing.end(body);
    }

    function passOn(to: string): void {
      const asking = request({ host: '127.0.0.1', port, path: to, headers: incoming.headers }, (file) => {
        outgoing.writeHead(file.statusCode ?? 502, file.headers);
        file.pipe(outgoing);
      });
      asking.on('error', () => outgoing.destroy());
      asking.end();
    }
  });
  return new Promise((resolve) => server.listen(referencePort, '127.0.0.1', () => resolve(server)));
}

function fetchText(port: number, path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces).toString()));
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** What comes first of a page of the site, written down by hand. */
function written(html: string): string {
  const page = html.slice(html.indexOf('<div id="page">'));
  const pictures = page.match(/<picture[\s\S]*?<\/picture>|<img[^>]*>/g) ?? [];
  // An icon may come before the first picture, the one that the page preloads.
  const picture = pictures.find((html) => html.includes('fetchPriority="high"')) ?? '';
  const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? [];
  const [, heading = 'Rivelle'] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page) ?? [];
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Rivelle</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${preload}
<link rel="stylesheet" href="/reference.css"></head><body>
<header><a href="/fr">Rivelle</a><nav>${['Produits', 'Collections', 'Inspirations', 'Journal', 'Contact'].map((name) => `<a href="/fr">${name}</a>`).join('')}</nav></header>
<main><h1>${heading.replace(/<[^>]*>/g, '')}</h1><figure>${picture.replace(/ class="[^"]*"/g, '')}</figure>
${[1, 2, 3].map((number) => `<section><h2>Chapitre ${number}</h2><p>Des meubles de salle de bain dessinés et fabriqués avec soin, pour durer.</p><a href="/fr">Découvrir</a></section>`).join('')}
</main><footer><p>Rivelle, Nantes</p></footer></body></html>`;
}

const handWritten = `*{box-sizing:border-box;margin:0}body{background:#faf7f2;color:#1f1d1a;font:1rem/1.6 system-ui,sans-serif}
header,footer{align-items:center;display:flex;gap:1rem;justify-content:space-between;padding:1rem}nav{display:none;gap:1rem}
h1,h2{font-family:Georgia,serif;font-weight:400;line-height:1.1;padding:1rem}h1{font-size:2.5rem}figure img{display:block;height:auto;width:100%}
section{padding:3rem 1rem}a{color:inherit}@media(min-width:48em){nav{display:flex}h1{font-size:4rem}section{padding:6rem 2rem}}`;
/** As many rules as a small site has for its other pages. */
const otherRules = Array.from(
  { length: 60 },
  (_, number) => `.part-${number}{border:1px solid #e4ded4;display:grid;gap:${number}px;padding:${number}px 1rem}`,
);
const styles = [handWritten, ...otherRules].join('\n');
