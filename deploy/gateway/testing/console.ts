import type { Whoami } from '../../registry/access/contract.ts';
import { registryClient } from '../../registry/client.ts';

/** A registry that answers what a test says, by the path that is asked for, and what it was asked. */
export function answeringRegistry(answers: Record<string, object>) {
  const asked: { path: string; body: unknown }[] = [];
  const registry = registryClient(async ({ method, path, body }) => {
    asked.push({ path: `${method} ${path}`, body: body && JSON.parse(body.toString()) });
    const [address = ''] = path.split('?');
    const unknown = { code: 'release-unknown', message: `Nothing is at ${address}` };
    const { status = 200, ...answer } = { ...(answers[address] ?? { status: 404, ...unknown }) };
    return { status: Number(status), body: Buffer.from(JSON.stringify(answer)) };
  });
  return { registry, asked };
}

/** Somebody who looks at the console. */
export const viewerOf = (role: Whoami['role'], ...remotes: string[]) => ({
  holder: { name: 'Olga', role, remotes },
  key: 'k',
});

/** HTML as it is read, without line breaks. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;:.)])|(?<=\() /g, '')
    .trim();

/** What a page of the console shows below its header. */
export const mainOf = (page: string): string => /<main id="content">(.*)<\/main>/s.exec(page)?.[1] ?? '';

/** The entries of a list on a page, as they are read. */
export const itemsOn = (page: string): string[] =>
  [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => wordsIn(item));
