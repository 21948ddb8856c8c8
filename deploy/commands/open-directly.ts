import { buildContentApi } from '../content-api/app.ts';
import type { OpenDatabase } from '../database/index.ts';
import { registryClient } from '../registry/client.ts';
import { foreignContentApi } from '../settings/settings.ts';
import type { OpenRegistry, RegistrySettings } from './registry-here.ts';

/**
 * The content API with its registry in this process, over the database that it opens: the same rules as over HTTP, and
 * releases are held against the same content.
 */
export async function openDirectly(
  settings: RegistrySettings,
  database: OpenDatabase,
  token: string,
): Promise<OpenRegistry> {
  const { registryToken, serviceSecret, rollbackMinVisits } = settings;
  const { db, close: closeDatabase } = database;
  const app = await buildContentApi(
    { registryToken, serviceSecret, rollbackMinVisits, foreignContentApi: foreignContentApi(settings) },
    db,
  );
  const client = registryClient(async ({ method, path, headers, body }) => {
    const response = await app.inject({ method, url: `/registry${path}`, headers, payload: body });
    return { status: response.statusCode, body: response.rawPayload };
  }, token);
  const close = async () => {
    await app.close();
    await closeDatabase();
  };
  return { client, siteRuns: false, close };
}
