import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredPages } from 'shared/routes';
import { renderSamples } from './render-samples.ts';
import { serverPartOf } from './testing.ts';

const content = { url: 'http://127.0.0.1:1/graphql', token: '' };
const failuresOf = (
  render: string,
  addresses: string[] = ['/fr/recherche'],
  fragments: Record<string, object[]> = {},
) =>
  renderSamples(
    {
      name: 'mf-search',
      version: '1.0.0',
      operations: {},
      routes: declaredPages['mf-search'],
      samples: { addresses, fragments },
    },
    Buffer.from(serverPartOf(render)),
    content,
  );

test('samples that a server part does not render are named, each with the reason', async () => {
  const render = "if (JSON.parse(task.props).fails) throw new Error('no products'); return part('')";
  assert.deepEqual(await failuresOf(render, ['/fr/recherche'], { results: [{}, { fails: true }] }), [
    { sample: 'its fragment results with {"fails":true}', why: 'results: no products' },
  ]);
});

test('a sample whose HTML reaches beyond its place is named, with what is wrong with it', async () => {
  const [swallows, leads] = await Promise.all([
    failuresOf("return part('<p>no end<!--')"),
    failuresOf('return part(\'<base href="//evil.example">\')'),
  ]);
  assert.match(swallows[0]?.why ?? '', /^search: it has no end/);
  assert.match(leads[0]?.why ?? '', /^search: a part may not have the element <base>/);
});

test('one that loops or ends its process is found out in some seconds, at its first sample', async () => {
  const addresses = ['/fr/recherche', '/nl/zoeken'];
  const [loops, ends] = await Promise.all([
    failuresOf('for (;;);', addresses),
    failuresOf("process.kill(process.pid, 'SIGKILL')", addresses),
  ]);
  assert.match(loops[0]?.why ?? '', /^search: it is in a loop/);
  assert.equal(loops.length, 1);
  assert.match(ends[0]?.why ?? '', /kill is not a function/);
});

test('where no process can be started, who asked is told', async (context) => {
  const { execPath } = process;
  context.after(() => {
    process.execPath = execPath;
  });
  process.execPath = '/no/such/program';
  assert.match((await failuresOf(''))[0]?.why ?? '', /it ended .code 127/);
});
