import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startTestContentApi } from './testing.ts';

test('a failure of the database is answered as 500, without a word about its reason', async () => {
  const api = await startTestContentApi();
  await api.db.execute(sql`alter table collection rename to lost`);
  const { errors } = await api.send('{ collections { id } }');
  assert.deepEqual(
    errors.map(({ message, code }) => [message, code]),
    [['500: the content could not be read', '500']],
  );
  assert.doesNotMatch(JSON.stringify(errors), /relation|select|stack/i);
  await api.close();
});
