import { countryNames } from 'shared/i18n';
import { countryOrigin, qaAddress, readQaOptions, secondsOf } from '../../registry/qa/qa-link.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { viewInWords } from '../../tokens/qa-view.ts';
import {
  oneOf,
  personHere,
  readOptions,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';

const usage = `Prints a link that shows the browser that opens it other versions than everybody else sees, or a fault.

  npm run qa-link -- --with mf-search=2.1.0-rc.1 [--with …] [--fault mf-stores=slow] [--for 2h] [--path /fr/recherche]
  npm run qa-link -- --with mf-search=http://localhost:9001     # as npm run dev -- mf-search --serve 9001 serves it
  npm run qa-link -- --composition 0123456789abcdef             # what a visitor saw, by the id in an error report

  --with         a published version of a remote, or your own machine; live or not
  --fault        what is wrong with a remote: slow (2 s late), hang, 404 (its files are missing) or throw
  --composition  all the versions of a composition that was shown to some visitor
  --for          how long it lasts, as 30m, 2h or 7d (the longest)
  --path         the page that it opens
  --country      the country whose host it opens (fr)
  --why          the reason, for the history
${registryUsage}

  A site whose countries have hosts of their own is named as https://{country}.example.com.`;

await runCommand(usage, async () => {
  const values = readOptions({
    ...registryOptions,
    with: { type: 'string', multiple: true, default: [] },
    fault: { type: 'string', multiple: true, default: [] },
    composition: { type: 'string' },
    for: { type: 'string', default: '2h' },
    path: { type: 'string', default: '/' },
    country: { type: 'string', default: 'fr' },
    why: { type: 'string', default: '' },
  });
  const seconds = secondsOf(values.for);
  if (seconds === undefined) throw wrongUse(`--for is a time as 30m, 2h or 7d, not ${values.for}`);
  const qaOptions = { ...readQaOptions(values.with, values.fault), composition: values.composition };
  const country = oneOf('country ', values.country, countryNames);
  const originOf = (site: string) => countryOrigin(site, country);
  await withRegistry(
    async ({ client, sitePort = readStartSettings(process.env).port }) => {
      const origin = originOf(values.site ?? `http://localhost:${sitePort}`);
      const signed = await client.signQaLink({ ...qaOptions, seconds, by: personHere(values.by), why: values.why });
      console.log(qaAddress(origin, signed.ticket, values.path));
      console.error(`\nShows ${viewInWords(signed)} until ${signed.expires}; ${origin}/_qa/off ends it sooner.`);
    },
    { site: values.site && originOf(values.site) },
  );
});
