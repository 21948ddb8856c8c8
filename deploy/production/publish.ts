import { buildFolders } from '../commands/release/build-remotes.ts';
import { registryOverHttp } from '../registry/client.ts';
import { signingKeyOf } from '../settings/installation-keys.ts';
import { readSettings } from '../settings/settings.ts';
import { settingsOrExit } from '../settings/start-server.ts';
import { publishBuilds } from '../start/publish-builds.ts';

// The first releases of a cluster: the builds that the image carries, published as a start does. What teams have released
// or rolled back since stays. Where the content API does not answer yet, it ends with an error and is started again.
const { contentHost, contentPort, registryToken } = settingsOrExit(() => readSettings(process.env));
await publishBuilds(
  registryOverHttp(`http://${contentHost}:${contentPort}`, registryToken, { signingKey: signingKeyOf() }),
  buildFolders('production'),
);
console.log('published: what the image carries');
