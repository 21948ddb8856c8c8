import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildProblem, typeProblems } from './build-problem.ts';

const path = 'mf-search/src/remote.ts';

test('of what a compiler says the places in the sources are told with their line, each once', () => {
  const red = '\u001b[31m';
  const said = `ERROR in ./src/remote.ts\n${red}  x Expected ','\n ,-[${path.replace('mf-search', '.')}:4:1]\n[./src/remote.ts:4:9] in ./node_modules/a/b.js:1:2`;
  const { message, places } = buildProblem('mf-search', said);
  assert.ok(!message.includes(red));
  assert.deepEqual(places, [{ file: path, line: 4, column: 1, text: "name: 'mf-search'," }]);
});

test('of what a type checker says each error is one, with its place', () => {
  const said = `${path}(4,3): error TS2322: Type 'number' is not assignable.\n  More.\nshared/x.ts(1,2): error TS1005: ';' expected.\n`;
  assert.deepEqual(typeProblems(said), [
    {
      message: "TS2322: Type 'number' is not assignable.",
      places: [{ file: path, line: 4, column: 3, text: "name: 'mf-search'," }],
    },
    { message: "TS1005: ';' expected.", places: [{ file: 'shared/x.ts', line: 1, column: 2, text: undefined }] },
  ]);
});
