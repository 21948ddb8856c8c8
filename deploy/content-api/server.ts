import { openDatabase } from '../database/index.ts';
import { watchProcess } from '../observe/metrics.ts';
import { startTracing } from '../observe/start-tracing.ts';
import { foreignContentApi, readSettings } from '../settings/settings.ts';
import { exitPlainly, listenAt, settingsOrExit } from '../settings/start-server.ts';
import { buildContentApi } from './app.ts';
import { blockGallery } from './block-gallery.ts';
import { fillEmpty } from './import/fill-empty.ts';
import { createMailer, outboxOf, type Sender } from './mail/mailer.ts';
import { stopFilling } from './places/fill-places.ts';
import { databaseBrand } from './sources/menus.ts';
import { fillSearch } from './writing/search/fill-search.ts';

const settings = settingsOrExit(() => readSettings(process.env));
watchProcess();
const stopTracing = await startTracing('content-api', settings.tracesUrl);
const database = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataDir: settings.dataDir,
  port: settings.contentPort,
  sitePort: settings.port,
}).catch(exitPlainly);
const { contentDir } = settings;
if (contentDir !== undefined) await fillEmpty(database.db, contentDir, settings.pictureHosts).catch(exitPlainly);
await fillSearch(database.db);

const { smtpUrl, mailFrom, contactMailTo, siteUrl, dataDir, development } = settings;
const brandOf = databaseBrand(database.db);
const mailer = createMailer({ smtpUrl, from: senderOf }, outboxOf(dataDir));
const app = await buildContentApi(
  {
    ...settings,
    foreignContentApi: foreignContentApi(settings),
    guardedReads: !['127.0.0.1', '::1', 'localhost'].includes(settings.innerHost),
    graphiql: development,
    extraPages: development && contentDir !== undefined ? [await blockGallery(contentDir)] : undefined,
    snapshot: database.snapshot,
    signing: settings,
    mail: { mailer, contactTo: contactMailTo, siteUrl },
  },
  database.db,
).catch(exitPlainly);
/** Whom mails come from: the setting, otherwise the brand. */
async function senderOf(): Promise<Sender> {
  if (mailFrom) return mailFrom;
  const { name = '', mailFrom: address } = (await brandOf()) ?? {};
  return { name, address: address ?? `no-reply@${new URL(siteUrl).hostname}` };
}
let isEnding = false;
const close = async () => {
  // Ctrl-C arrives twice: from the terminal, and from the process that started this one.
  if (isEnding) return;
  isEnding = true;
  // Before the requests end that wait for it.
  const stopped = stopFilling(database.db);
  await app.close();
  await stopped;
  mailer.close();
  await database.close();
  await stopTracing();
};
process.once('SIGTERM', close);
process.once('SIGINT', close);

// It speaks to gateways and commands only, never to the public.
const address = await app.listen(listenAt({ port: settings.contentPort, host: settings.innerHost }, settings.listenFd));
console.log(`ready: content-api ${address}`);
