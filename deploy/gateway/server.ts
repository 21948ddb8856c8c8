import { settingsOrExit } from '../settings/or-exit.ts';
import { readGatewaySettings } from '../settings/settings.ts';
import { buildGateway } from './app.ts';

const settings = settingsOrExit(() => readGatewaySettings(process.env));
const app = await buildGateway(settings);
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => app.close());
console.log(`ready: gateway ${await app.listen({ port: settings.port, host: settings.host })}`);
