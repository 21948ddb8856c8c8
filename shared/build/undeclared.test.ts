import { givenBy, type RemoteDefinition } from '../remote/definition.ts';
import { routesOf } from './collect-declared.ts';
import { samplesMissing, undeclaredIn } from './undeclared.ts';

const name = 'mf-search';
const described = async (): Promise<{ default: RemoteDefinition }> => import(`../../${name}/src/remote.ts`);

it('npm run check names a use that is missing and one that nothing needs, without a build', async () => {
  const { default: search } = await described();
  const routes = await routesOf(name);
  expect(undeclaredIn(name, givenBy(search), routes)).toEqual([]);
  const [first = 'page:home@1', ...others] = search.uses;
  const changed = givenBy({ ...search, uses: [...others, 'state:auth@1'] });
  expect(undeclaredIn(name, changed, routes)).toEqual([
    `'${first}' is missing in uses`,
    "'state:auth@1' is in uses, but nothing needs it",
  ]);
});

it('it asks for a sample of each fragment, and of each page with a slug that the content does not name', async () => {
  const samples = { addresses: [], fragments: { list: [{}], empty: [] }, mayShowNothing: [] };
  const { article } = await routesOf('mf-content');
  if (!article) throw new Error('mf-content has no articles');
  const pages = {
    review: { ...article, name: 'review' },
    draft: { ...article, name: 'draft', indexed: false as const },
  };
  const given = { fragments: ['list', 'empty', 'stars'], samples };
  expect(samplesMissing('mf-reviews', given, pages)).toEqual([
    "samples.fragments has no props for 'mf-reviews/empty'",
    "samples.fragments has no props for 'mf-reviews/stars'",
    "samples.addresses has no address in French of the page 'draft', which the content does not name",
  ]);
  const named = { ...given, fragments: ['list'], samples: { ...samples, addresses: ['/fr/journal/none?draft=1'] } };
  expect(samplesMissing('mf-reviews', named, pages)).toEqual([]);
});
