import { chromium } from 'playwright';
import { catchAllCountry } from 'shared/i18n';
import { oneRemote } from '../../deploy/commands/release/arguments.ts';
import {
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../../deploy/commands/run-command.ts';
import { everyCountry } from '../../deploy/registry/contract.ts';
import { pictureLimits } from '../../deploy/registry/pictures/contract.ts';
import { countryOrigin } from '../../deploy/registry/qa/qa-link.ts';
import { readStartSettings } from '../../deploy/settings/settings.ts';
import { browserArguments, requireBrowser } from '../browser/find-browser.ts';
import { takePictures } from '../compare/take-picture.ts';
import { type SampleView, sampleViews } from './sample-views.ts';

const usage = `Takes pictures of a version's samples with this machine's browser and sends them to the registry, for its console.

  npm run sample-pictures -- mf-search [--version 2.1.0-rc.1]

  --version   a published version, otherwise what is live; one that is not takes a token of QA or ops
${registryUsage}`;

const viewport = { width: 800, height: 1000 };
const linkSeconds = 30 * 60;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({ ...registryOptions, version: { type: 'string' } });
  const name = oneRemote(positionals);
  await withRegistry(async ({ client, sitePort }) => {
    const live = (await client.live()).live[everyCountry]?.[name]?.version;
    const version = values.version ?? live;
    if (!version) throw wrongUse(`Nothing is live of ${name}: name a --version`);
    const samples = sampleViews(name, await client.manifest(name, version)).slice(0, pictureLimits.count);
    if (samples.length === 0) throw wrongUse(`${name} ${version} names no samples`);
    const by = personHere(values.by);
    // What everybody sees needs no link, which teams may not make.
    const link = {
      versions: { [name]: version },
      faults: {},
      seconds: linkSeconds,
      by,
      why: 'pictures of its samples',
    };
    const ticket = version === live ? undefined : (await client.signQaLink(link)).ticket;
    const origin = countryOrigin(
      values.site ?? `http://localhost:${sitePort ?? readStartSettings(process.env).port}`,
      catchAllCountry,
    );
    const taken = await picturesOf(origin, ticket, samples);
    const { kept } = await client.sendPictures(name, version, { by, pictures: taken });
    console.log(`${kept} pictures of ${name} ${version} are in the console.`);
  }, values);
});

async function picturesOf(
  origin: string,
  ticket: string | undefined,
  samples: readonly SampleView[],
): Promise<{ sample: string; content: string }[]> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  try {
    const pictures = await takePictures(browser, samples, { origin, ticket, viewport, type: 'jpeg' });
    return pictures.map((picture, index) => ({
      sample: samples[index]?.title ?? '',
      content: picture.toString('base64'),
    }));
  } finally {
    await browser.close();
  }
}
