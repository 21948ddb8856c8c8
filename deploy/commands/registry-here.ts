import type { RegistryClient } from '../registry/client.ts';
import type { Settings } from '../settings/settings.ts';

/** The options by which a command finds the registry. */
export type RegistrySettings = Pick<
  Settings,
  | 'dataDir'
  | 'port'
  | 'databaseUrl'
  | 'contentApiUrl'
  | 'contentHost'
  | 'contentPort'
  | 'registryToken'
  | 'serviceSecret'
  | 'rollbackMinVisits'
>;

/** The registry that a command works with. */
export interface OpenRegistry {
  client: RegistryClient;
  /** Whether the site runs, so that a change is seen at once. */
  siteRuns: boolean;
  /** The port of the site that was found on this machine, if one was. */
  sitePort?: number;
  close(): Promise<void>;
}
