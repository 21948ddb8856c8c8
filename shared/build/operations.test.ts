import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { parse, print } from 'graphql';
import { documentHash, operationFiles, operationsOf } from './operations.ts';

const named = (application: string, file: string): string => {
  const found = operationFiles(application).find(({ path }) => basename(path) === file);
  if (!found) throw new Error(`${application} has no ${file}`);
  return print(found.document);
};

test('an operation is whole: each of its fragments is in it once, wherever it is written', () => {
  const blocks = named('mf-content', 'blocks-for-page.graphql');
  for (const fragment of ['EveryBlock', 'Diaporama', 'Picture'])
    expect(blocks.split(`fragment ${fragment} on `)).toHaveLength(2);
  expect(named('mf-search', 'pre-search.graphql')).not.toContain('fragment Diaporama');
});

test('every selection names its type, once, but the root’s', () => {
  expect(named('mf-content', 'blocks-for-page.graphql')).toMatch(
    /^query BlocksForPage\(\$path: String!\) \{\n {2}blocksForPage\(path: \$path\) \{\n {4}__typename\n {4}\.\.\.EveryBlock\n/,
  );
  for (const { document } of operationFiles('mf-content'))
    expect(print(document)).not.toMatch(/__typename\s+__typename/);
});

test('a release lists the operations alone, each by the sha256 of its text', () => {
  const operations = operationsOf('mf-search');
  for (const [hash, text] of Object.entries(operations)) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(documentHash(parse(text))).toBe(hash);
    expect(text).toMatch(/^(?:query|mutation|fragment) /);
    expect(text).toMatch(/^(?:query|mutation) \w+/m);
  }
  expect(Object.values(operations).join()).toContain('query SearchResults');
});
