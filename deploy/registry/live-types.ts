import { applicationName, pageRoutes, versionSchema } from 'shared/release';
import { contractSaid } from 'shared/release/contract-said';
import { z } from 'zod';
import { listOf } from './contract.ts';

/** `GET /_kit/types.json` of a gateway: what is live gives, with its types. Each entry is another team's, and stands for itself. */
export const liveTypesSchema = z.object({
  remotes: listOf(
    z.object({ name: applicationName, version: versionSchema, contract: contractSaid.optional(), routes: pageRoutes }),
    500,
  ),
  /** The schema of the content, as GraphQL. */
  schema: z.string().max(1024 * 1024),
});
export type LiveTypes = z.output<typeof liveTypesSchema>;
