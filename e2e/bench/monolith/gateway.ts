import { createServer } from 'node:http';
import { buildGateway } from '../../../deploy/gateway/app.ts';
import { readGatewaySettings } from '../../../deploy/settings/settings.ts';
import { monolithRoutes } from './routes.ts';

// A gateway of the running site, and the same site as one application, in one process, on two ports.
const settings = readGatewaySettings(process.env);
const port = Number(process.argv[2]);

const app = await buildGateway(settings);
await monolithRoutes(app, settings, port);
await app.listen({ port: settings.port, host: settings.host });
const monolith = createServer((request, response) => app.routing(request, response));
// A connection rests while the other one is measured.
monolith.keepAliveTimeout = app.server.keepAliveTimeout;
await new Promise<void>((listens) => monolith.listen(port, settings.host, () => listens()));
console.log('ready');

process.once('SIGTERM', async () => {
  monolith.close();
  monolith.closeAllConnections();
  await app.close();
});
