import Fastify, { type FastifyInstance } from 'fastify';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import type { ContentSystem } from './can-release/examiner.ts';
import { type RegistryClient, registryClient, type Send, sendInto } from './client.ts';
import { registryRoutes } from './routes.ts';

/** For tests: a registry of its own over an empty database. */
export interface TestRegistryApp {
  app: FastifyInstance;
  database: TestDatabase;
  send: Send;
  /** The registry for the holder of this token; the admin's where none is named. */
  as(token?: string): RegistryClient;
  close(): Promise<void>;
}

export const testRegistryToken = 't'.repeat(32);
export const testServiceSecret = 's'.repeat(32);

/** A registry without a port over an empty database of its own. */
export async function startTestRegistry(content?: ContentSystem): Promise<TestRegistryApp> {
  const database = await openTestDatabase();
  const app = Fastify();
  app.register(registryRoutes, {
    prefix: '/registry',
    db: database.db,
    registryToken: testRegistryToken,
    serviceSecret: testServiceSecret,
    content,
  });
  const send = sendInto(app);
  return {
    app,
    database,
    send,
    as: (token = testRegistryToken) => registryClient(send, token),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
