import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemOfCommand } from './commands.ts';
import { codeLines, codeWords } from './markdown.ts';
import { problemOfLink, problemOfPath } from './paths.ts';

test('a command that is right has no problem', () => {
  for (const command of [
    'npm start',
    'npm run release -- mf-search --why "bigger suggestions" --percent 10',
    'npm run tokens -- create --role team --remote mf-search --name "Team Search"',
    'npm run --silent production:manifests -- --image registry.example.com/rivelle:TAG',
    'npm run bench -- pages',
    'npm run bench -- content --products 20000 --only postgres',
    'npm test -w mf-search',
    'npm exec -- node --test deploy/registry/',
    'DATABASE_URL=postgres://here npm run rollback -- mf-search --to 1.0.3',
    'git log --oneline',
  ])
    assert.equal(problemOfCommand(command), undefined, command);
});

test('a command is told of whose script, remote, word, option or value is wrong', () => {
  const wrong = {
    'npm run relase -- mf-search': 'there is no script relase in package.json',
    'npm run release -- mf-serach': 'there is no remote mf-serach',
    'npm run release -- mf-search --percentage 10': /has no option --percentage/,
    'npm run release -- mf-search --why': '--why wants a value',
    'npm run release mf-search': 'npm takes mf-search for itself: write -- before it',
    'npm test -w mf-serach': 'there is no workspace mf-serach',
    'npm run bench -w mf-search': 'there is no script bench in mf-search/package.json',
    'npm run tokens -- destroy': /does not know destroy/,
    'node deploy/gateway/sever.ts': 'there is no deploy/gateway/sever.ts',
    'npm exec -- playwrite test': 'there is no playwrite in node_modules/.bin',
    'npm exec -- playwright test --config e2e e2e/journeys/find.spec.ts': 'there is no e2e/journeys/find.spec.ts',
  };
  for (const [command, problem] of Object.entries(wrong)) {
    const told = problemOfCommand(command);
    if (typeof problem === 'string') assert.equal(told, problem);
    else assert.match(told ?? '', problem);
  }
});

test('a path is looked for where it says, or by its end; a fragment is no path', () => {
  for (const path of [
    'shared/routes/table.ts',
    'deploy/gateway/',
    'mf-content/blocks@1',
    'remote.ts',
    'a/b',
    '.build/x',
  ])
    assert.equal(problemOfPath(path), undefined, path);
  assert.equal(problemOfPath('shared/routes/tables.ts'), 'there is no shared/routes/tables.ts');
  assert.equal(problemOfPath('remoet.ts'), 'there is no file remoet.ts');
  assert.equal(problemOfLink('docs/qa.md', 'testing.md#journeys'), undefined);
  assert.equal(problemOfLink('docs/qa.md', 'testign.md'), 'there is no docs/testign.md');
});

test('code is found in lines of its own, without remarks, and within lines', () => {
  const document = 'Say `npm test`, or\n\n    npm start     # opens the site\n    # nothing\n';
  assert.deepEqual(codeWords(document), [{ line: 1, text: 'npm test' }]);
  assert.deepEqual(codeLines(document), [{ line: 3, text: 'npm start' }]);
});
