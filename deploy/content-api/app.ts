import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import { registryRoutes } from '../registry/routes.ts';
import { graphqlRoutes } from './graphql.ts';
import { healthRoutes } from './health.ts';
import { databaseSources } from './sources/index.ts';

export interface ContentApiSettings {
  /** Signs the tokens that callers carry. */
  serviceSecret: string;
  /** Guards the writes of the registry. */
  registryToken: string;
  /** `silent` unless said otherwise. */
  logLevel?: string;
}

/** The content API with the registry beside it, ready to listen or to be asked without a port. */
export async function buildContentApi(settings: ContentApiSettings, db: Database): Promise<FastifyInstance> {
  const { serviceSecret, registryToken, logLevel = 'silent' } = settings;
  const app = fastify({ logger: { level: logLevel } });

  await app.register(healthRoutes, { db });
  await app.register(registryRoutes, { prefix: '/registry', db, registryToken });
  await app.register(graphqlRoutes, { sources: databaseSources(db), serviceSecret });

  return app;
}
