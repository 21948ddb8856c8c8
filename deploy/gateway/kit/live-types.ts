import type { FastifyInstance } from 'fastify';
import { schemaText } from 'shared/schema';
import type { LiveTypes } from '../../registry/live-types.ts';
import { liveSnapshot } from '../compose/choose-composition.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Snapshot } from '../releases/snapshot.ts';

const made = new WeakMap<Snapshot, string>();

/** The contracts of what is live, with their types, and the schema of the content: for teams with a repository of their own. */
export async function liveTypesRoutes(app: FastifyInstance, { live }: { live: LiveReleases }): Promise<void> {
  app.get('/_kit/types.json', async (_, reply) => {
    const snapshot = liveSnapshot(live);
    const text = made.get(snapshot) ?? JSON.stringify(typesOf(snapshot));
    made.set(snapshot, text);
    return reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8').send(text);
  });
}

/** What is live for all counts before what is live in one country. */
function typesOf({ byCountry }: Snapshot): LiveTypes {
  const { '*': everywhere = {}, ...countries } = byCountry;
  const releases = new Map([...Object.values(countries), everywhere].flatMap((remotes) => Object.entries(remotes)));
  const remotes = [...releases.values()].map(({ release: { manifest } }) => {
    const { name, version, contract, routes } = manifest;
    return { name, version, contract, routes };
  });
  return { remotes, schema: schemaText };
}
