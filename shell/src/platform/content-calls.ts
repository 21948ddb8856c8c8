import { nextTask } from 'shared/browser';
import { ContentError } from 'shared/errors';
import { ownHeader } from 'shared/gateway-calls';
import { acceptLanguage } from 'shared/i18n';
import type { ContentCalls } from 'shared/platform';
import type { Composition, FirstVisit } from 'shared/release';

/** The client in two tasks: on a slow telephone either takes as long as a tap may wait. What the first tap shows comes before both. */
async function loadApollo() {
  await nextTask();
  await import(/* webpackChunkName: "content-client", webpackExports: ["InMemoryCache"] */ '@apollo/client/cache');
  await nextTask();
  return import(/* webpackChunkName: "content-client" */ 'shared/graphql');
}

/**
 * The content calls of a tab, each in the language of the page that it is on then. The client is big and most visits never
 * need it: the first call fetches it, and where that fails, which is as good as no answer, the next one does.
 */
export function createContentCalls(
  tab: () => { context: Pick<FirstVisit['context'], 'country' | 'route'>; composition: Pick<Composition, 'remotes'> },
  load: () => Promise<Pick<typeof import('shared/graphql'), 'apolloContent'>> = loadApollo,
): ContentCalls {
  let loading: Promise<ContentCalls> | undefined;

  const client = (): Promise<ContentCalls> => {
    loading ??= load().then(
      ({ apolloContent }) => apolloContent({ url: '/graphql', documents: 'id', headers }),
      (cause: unknown) => {
        loading = undefined;
        throw new ContentError('The client of the content system did not come', [], { cause });
      },
    );
    return loading;
  };

  function headers(): Record<string, string> {
    const { context, composition } = tab();
    const { country, route } = context;
    return { ...ownHeader, ...ownVersions(composition), 'accept-language': acceptLanguage(country, route.language) };
  }

  return {
    query: async (document, variables) => (await client()).query(document, variables),
    mutate: async (document, variables, how) => (await client()).mutate(document, variables, how),
  };
}

/** The header with the versions that this tab has: the server answers with those, and for those. */
export const ownVersions = ({ remotes }: Pick<Composition, 'remotes'>): { 'x-composition': string } => ({
  'x-composition': Object.entries(remotes)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(','),
});
