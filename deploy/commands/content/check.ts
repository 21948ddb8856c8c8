import { checkEndpoint, findingLines, liveOperations, openEndpoint } from '../../registry/operations.ts';
import { readStartSettings, type Settings } from '../../settings/settings.ts';
import { signAnonymous } from '../../tokens/tokens.ts';
import { readArguments, runCommand, withRegistry, wrongUse } from '../run-command.ts';

const usage = `Checks a GraphQL endpoint against all operations that the live remotes send, and prints what it lacks.

  npm run content:check -- https://content.example/graphql --token TOKEN
  npm run content:check                        # the content API of this site

  --token TOKEN   what the endpoint wants as bearer token`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({ token: { type: 'string' } });
  const settings = readStartSettings(process.env);
  const [url = settings.contentApiUrl, ...more] = positionals;
  if (more.length || !URL.canParse(url)) throw wrongUse('Give the address of one endpoint');

  await withRegistry(async ({ client }) => {
    const operations = await liveOperations(client, (release, error) =>
      console.error(`${release} is not checked: ${error instanceof Error ? error.message : error}`),
    );
    if (operations.length === 0) {
      console.log('No release is live yet: there is nothing to check');
      return;
    }
    const endpoint = await openEndpoint(url, values.token ?? (await ownToken(url, settings)));
    if (!endpoint.introspects)
      console.log(`${url} does not show its schema; queries are put to it in a way in which it does not run them.`);
    const findings = await checkEndpoint(endpoint, operations);
    for (const line of findingLines(findings)) console.log(line);
    if (findings.lacking.length) process.exitCode = 1;
  });
});

/** Our own content API takes a token that we sign. */
async function ownToken(url: string, { contentPort, serviceSecret }: Settings): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const isOurs = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) && port === String(contentPort);
  return isOurs ? signAnonymous(serviceSecret) : undefined;
}
