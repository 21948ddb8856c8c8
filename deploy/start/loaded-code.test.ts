import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';

// What a server imports stays in its memory several times over: as text, as code, and as what both were made from.
const mostKb = { 'content-api': 9_500, gateway: 5_800, render: 3_500 };
const listLoaded = `
  import { statSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) files.push({ url, bytes: statSync(new URL(url)).size });
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  process.stdout.write(JSON.stringify(files), () => process.exit());`;
const loadedSchema = z.array(z.object({ url: z.string(), bytes: z.number() }));

for (const [server, most] of Object.entries(mostKb))
  test(`what ${server} loads when it starts is at most ${most} kB of code, and a database in the content API alone`, () => {
    const app = join(import.meta.dirname, '..', server, 'app.ts');
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', listLoaded, app], { encoding: 'utf8' });
    const files = loadedSchema.parse(JSON.parse(output));
    const loaded = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    assert.ok(loaded > 1_000 && loaded < most, `${Math.round(loaded)} kB`);
    const withDatabase = files.some(({ url }) =>
      /\/(node_modules\/(drizzle-orm|pg|@electric-sql)|deploy\/database)\//.test(url),
    );
    assert.equal(withDatabase, server === 'content-api');
  });
