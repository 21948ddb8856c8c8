import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import Fastify from 'fastify';
import { logOptions } from './visible-text.ts';

const signs = fc.constantFrom(
  '\u001b[2J',
  '\u009b31m',
  '\u202e',
  '\u2066',
  '\u2028',
  '\r\n{"level":60}',
  '\u007f',
  '\0',
  'é',
  '日',
  '👩‍🔧',
);
const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), signs)).map((parts) => parts.join(''));

test('whatever is logged is one line of JSON that says so, in which nothing acts on a terminal', () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { ...logOptions('info'), stream: { write: (line: string) => lines.push(line) } } });
  fc.assert(
    fc.property(texts, texts, (name, text) => {
      lines.length = 0;
      app.log.warn({ said: { name, text }, err: new Error(text) }, text);
      const [line = '', ...more] = lines;
      assert.deepEqual(more, []);
      assert.match(line, /^\{[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*\}\n$/u);
      const { said, msg, level } = JSON.parse(line);
      assert.deepEqual(
        [said, msg, level],
        [{ name: name.toWellFormed(), text: text.toWellFormed() }, text.toWellFormed(), 40],
      );
    }),
  );
});

test('every server of the site logs so', () => {
  const root = join(import.meta.dirname, '..');
  const servers = globSync('**/*.ts', {
    cwd: root,
    exclude: ['node_modules/**', '**/*.test.ts', '**/testing/**', '**/testing.ts'],
  })
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /\blogger:/.test(text));
  assert.ok(servers.length >= 4);
  for (const { file, text } of servers) assert.match(text, /\blogger: (?:logOptions\(|\{ \.\.\.logOptions\()/, file);
});
