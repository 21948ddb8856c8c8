import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

// What a server imports stays in its memory several times over: as text, as code, and as what both were made from.
const mostKb = { 'content-api': 9_500, gateway: 7_500, render: 3_500 };
const countLoaded = `
  import { statSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  let bytes = 0;
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) bytes += statSync(new URL(url)).size;
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  console.log(bytes / 1024);
  process.exit();`;

for (const [server, most] of Object.entries(mostKb))
  test(`what ${server} loads when it starts is at most ${most} kB of code`, () => {
    const app = join(import.meta.dirname, '..', server, 'app.ts');
    const loaded = Number(execFileSync(process.execPath, ['--input-type=module', '-e', countLoaded, app]));
    assert.ok(loaded > 1_000 && loaded < most, `${Math.round(loaded)} kB`);
  });
