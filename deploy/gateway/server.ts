import { readGatewaySettings } from '../settings/settings.ts';
import { buildGateway } from './app.ts';
import { rehearse } from './rehearse.ts';

const settings = readGatewaySettings(process.env);
const app = await buildGateway(settings);
await rehearse(app);
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => app.close());
console.log(`ready: gateway ${await app.listen({ port: settings.port, host: settings.host })}`);
