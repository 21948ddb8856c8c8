import { StableFederationIdsPlugin } from './stable-federation-ids.ts';

it('calls what a federated build begins with by names that say nothing of folders, and leaves all else', () => {
  const ids: unknown[] = [];
  const compilation = {
    chunkGraph: { setModuleId: (module: { path: string }, id: string) => ids.push([module.path, id]) },
    hooks: { beforeModuleIds: { tap: (_: string, name: (modules: object[]) => void) => name(modules) } },
  };
  const moduleOf = (path: string, identifier = path) => ({
    ...{ path, nameForCondition: () => (path === 'container' ? null : path), identifier: () => identifier },
  });
  const modules = [
    moduleOf('/home/me/.federation/entry.1a2b.js'),
    moduleOf('/home/me/.federation/other.js'),
    moduleOf('/home/me/entry.js'),
    moduleOf('container', 'container entry (default) /home/me'),
  ];
  const compiler = { hooks: { compilation: { tap: (_: string, begin: (one: object) => void) => begin(compilation) } } };
  new StableFederationIdsPlugin().apply(Object.assign(Object.create(null), compiler));
  expect(ids).toEqual([
    ['/home/me/.federation/entry.1a2b.js', 'federation-runtime'],
    ['container', 'container'],
  ]);
});
