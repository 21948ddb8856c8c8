import { acceptLanguage } from 'shared/i18n';
import type { ContentCalls } from 'shared/platform';
import type { FirstVisit } from 'shared/release';

/** Content calls in the language of a page. The client is big and most visits never need it: the first call fetches it. */
export function createContentCalls({ country, route }: FirstVisit['context']): ContentCalls {
  let loading: Promise<ContentCalls> | undefined;
  const client = () => {
    loading ??= import('shared/graphql').then(({ apolloContent }) =>
      apolloContent({
        url: '/graphql',
        documents: 'id',
        headers: {
          'x-requested-with': 'rivelle',
          'accept-language': acceptLanguage(country, route.language),
        },
      }),
    );
    return loading;
  };
  return {
    query: async (document, variables) => (await client()).query(document, variables),
    mutate: async (document, variables) => (await client()).mutate(document, variables),
  };
}
