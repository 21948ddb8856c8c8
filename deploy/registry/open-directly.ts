import Fastify from 'fastify';
import type { OpenDatabase } from '../database/index.ts';
import { registryClient } from './client.ts';
import type { OpenRegistry, RegistrySettings } from './open-registry.ts';
import { registryRoutes } from './routes.ts';
import { usualRules } from './verdict/verdict.ts';

type DirectSettings = Pick<RegistrySettings, 'registryToken' | 'serviceSecret' | 'rollbackMinMounts'>;

/** The routes of the registry in this process, over the database that it opens: the same rules as over HTTP. */
export function openDirectly(
  { registryToken, serviceSecret, rollbackMinMounts: minMounts }: DirectSettings,
  database: OpenDatabase,
  token: string,
): OpenRegistry {
  const { db, close: closeDatabase } = database;
  const app = Fastify();
  app.register(registryRoutes, {
    prefix: '/registry',
    db,
    registryToken,
    serviceSecret,
    rules: { ...usualRules, minMounts },
  });
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
