import stripDocuments from './strip-documents.ts';

const name = (value: string) => ({ kind: 'Name', value });
const fields = { kind: 'SelectionSet', selections: [{ kind: 'Field', name: name('secret') }] };
const query = { kind: 'OperationDefinition', operation: 'query', name: name('Pages'), selectionSet: fields };
const fragment = { kind: 'FragmentDefinition', name: name('Page'), selectionSet: fields };

const generated = (definitions: object[]) =>
  `export type Pages = { readonly secret: string };\nexport const PagesDocument = ${JSON.stringify({ __meta__: { hash: 'f00' }, kind: 'Document', definitions })} as unknown as DocumentNode<Pages, unknown>;\n`;

const documentIn = (source: string) => JSON.parse(/= (\{.*\}) as unknown/.exec(source)?.[1] ?? '');

it('leaves the hash, and the kind and name of the operation', () => {
  const { __meta__, definitions } = documentIn(stripDocuments(generated([query, fragment])));
  expect(__meta__).toEqual({ hash: 'f00' });
  expect(definitions).toHaveLength(1);
  expect(definitions[0]).toMatchObject({ operation: 'query', name: { value: 'Pages' } });
});

it('leaves no field of it, and everything else of the file', () => {
  const stripped = stripDocuments(generated([query, fragment]));
  expect(stripped.split('\n')[1]).not.toContain('secret');
  expect(stripped.split('\n')[0]).toBe('export type Pages = { readonly secret: string };');
  expect(stripped).toContain('as unknown as DocumentNode<Pages, unknown>;');
});
