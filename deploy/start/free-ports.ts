import { once } from 'node:events';
import { createServer } from 'node:net';
import { SiteError } from 'shared/errors';
import type { Settings } from '../settings/settings.ts';

/** Throws SiteError `start-failed` naming every port of the site that cannot be listened on. */
export async function requireFreePorts(
  settings: Pick<Settings, 'port' | 'host' | 'contentPort' | 'renderPort'>,
): Promise<void> {
  const { port, host, contentPort, renderPort } = settings;
  const problems = await Promise.all([
    problemWith(port, host),
    problemWith(contentPort, '127.0.0.1'),
    problemWith(renderPort, '127.0.0.1'),
  ]);
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length)
    throw new SiteError(
      'start-failed',
      `${found.join('\n')}\nStop what uses it (perhaps the site runs already), or choose another: PORT=9000 npm start`,
    );
}

async function problemWith(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return inUse ? `Port ${port} is in use.` : `Port ${port} of ${host} cannot be used: ${error}`;
  }
  server.close();
  await once(server, 'close');
}
