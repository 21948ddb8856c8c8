import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentAccess } from './content-calls.ts';
import type { RenderOrder } from './render-queue.ts';

/** For tests: the code of a server part, by the body of its `async render(task)` and what runs while it is loaded. */
export const serverPartOf = (render: string, atLoad = ''): string => `
  ${atLoad}
  const part = (html) => ({ missing: false, html, data: {} });
  exports.warm = async () => {};
  exports.render = async (task) => { ${render} };`;

/** A release cache in a folder of its own. */
export function testReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  return {
    folder,
    add(name: string, serverPart: string, version = '1.0.0', operations: string[] = []) {
      const place = join(folder, name, version);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'server.cjs'), serverPart);
      writeFileSync(join(place, 'manifest.json'), JSON.stringify({ operations: { ...operations } }));
      return { name, version };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A render of the home page for somebody in France. */
export const testOrder = (content: ContentAccess = { url: 'http://127.0.0.1:1/graphql', token: '' }): RenderOrder => ({
  kind: 'pages',
  name: 'home',
  props: '{}',
  place: 'p',
  visit: {
    country: 'fr',
    origin: 'http://fr.localhost',
    route: { name: 'home', remote: 'mf-content', page: 'home', language: 'fr', params: {}, path: '/fr', query: {} },
    signedIn: false,
  },
  content,
});
