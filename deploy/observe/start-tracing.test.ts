import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { trace } from '@opentelemetry/api';
import { startTracing } from './start-tracing.ts';

test('a server ends as it should where nobody takes its last traces, and says so', async (context) => {
  const said = mock.method(console, 'error', () => {});
  context.after(() => said.mock.restore());
  const stop = await startTracing('gateway', 'http://127.0.0.1:1');
  trace.getTracer('site').startSpan('the last one').end();
  await stop();
  assert.match(String(said.mock.calls[0]?.arguments[0]), /^The last traces were not taken: /);
});
