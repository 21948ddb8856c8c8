import type { FastifyInstance } from 'fastify';
import type { ContentSystem } from '../registry/can-release/examiner.ts';
import { inspectBySchema, openEndpoint } from '../registry/operations/endpoint.ts';
import { renderSamples } from '../render/render-samples.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import { editedAddresses } from './edited-addresses.ts';
import { fragmentUses } from './fragment-uses.ts';
import { openSchema } from './schema.ts';

interface Settings {
  serviceSecret: string;
  /** A content system of somebody else's; undefined where the site's pages are made from this one. */
  foreignContentApi?: string;
}

/** The content system that releases are held against: this one, or the foreign one that the site is configured for. */
export const contentSystem = (app: FastifyInstance, { serviceSecret, foreignContentApi }: Settings): ContentSystem => ({
  async inspect() {
    if (foreignContentApi === undefined) return inspectBySchema(openSchema);
    return (await openEndpoint(foreignContentApi, await signAnonymous(serviceSecret))).inspect;
  },
  fragmentUses,
  editedAddresses,
  renderSamples: async (manifest, serverPart) =>
    renderSamples(manifest, serverPart, {
      url: foreignContentApi ?? `${await ownOrigin(app)}/graphql`,
      token: await signAnonymous(serviceSecret),
    }),
});

/** Where this process answers; for a command, which serves nobody, a port is opened when a sample needs it. */
async function ownOrigin(app: FastifyInstance): Promise<string> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return app.listen({ host: '127.0.0.1', port: 0 });
  const everywhere = address.address === '0.0.0.0' || address.address === '::';
  return `http://${everywhere ? '127.0.0.1' : address.address}:${address.port}`;
}
