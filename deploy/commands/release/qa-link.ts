import { countryNames } from 'shared/i18n';
import { countryOrigin, readQaOptions, secondsOf } from '../../registry/qa/qa-link.ts';
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
import { numberOf } from './roll-back-content.ts';
import { sayQaLink } from './say-qa-link.ts';

const usage = `Prints a link that shows the browser that opens it other versions than everybody else sees, or a fault.

  npm run qa-link -- --with mf-search=2.1.0-rc.1 [--with …] [--fault mf-stores=slow] [--for 2h] [--path /fr/recherche]
  npm run qa-link -- --with mf-search=http://localhost:9001     # as npm run dev -- mf-search --serve 9001 serves it
  npm run qa-link -- --with mf-search=2.1.0 --content 42        # with a change of content that is not live
  npm run qa-link -- --composition 0123456789abcdef             # what a visitor saw, by the id in an error report

  --with         a published version of a remote, or your own machine; live or not
  --fault        what is wrong with a remote: slow (2 s late), hang, 404 (its files are missing) or throw
  --composition  all the versions of a composition that was shown to some visitor
  --content      the number of a preview of content (npm run content:import -- FILE --preview), with versions or alone
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
    content: { type: 'string' },
    for: { type: 'string', default: '2h' },
    path: { type: 'string', default: '/' },
    country: { type: 'string', default: 'fr' },
    why: { type: 'string', default: '' },
  });
  const seconds = secondsOf(values.for);
  if (seconds === undefined) throw wrongUse(`--for is a time as 30m, 2h or 7d, not ${values.for}`);
  const content = numberOf('--content', values.content);
  const qaOptions = { ...readQaOptions(values.with, values.fault), composition: values.composition, content };
  const country = oneOf('country ', values.country, countryNames);
  const link = { ...qaOptions, seconds, by: personHere(values.by), why: values.why };
  const { site, path } = values;
  const where = { country, path, site };
  await withRegistry((registry) => sayQaLink(registry, link, where), { site: site && countryOrigin(site, country) });
});
