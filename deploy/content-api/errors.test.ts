import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { loggedError } from './errors.ts';

test('a query that failed is logged with its cause, and without what the visitor wrote', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
    code: '23505',
    detail: 'Key (email)=(anne@example.com) already exists.',
  });
  const sql = 'insert into "account" ("email", "password") values ($1, $2)';
  const logged = loggedError(new DrizzleQueryError(sql, ['anne@example.com', '$argon2id$…'], cause));

  assert.equal(logged.type, 'DrizzleQueryError');
  assert.equal(logged.message, `Failed query: ${sql}`);
  assert.equal(logged.cause?.message, cause.message);
  assert.equal(logged.cause?.code, '23505');
  assert.match(logged.stack, /^ {4}at /);
  assert.doesNotMatch(JSON.stringify(logged), /anne|argon2/);
});

test('any other error keeps its words', () => {
  const logged = loggedError(new TypeError('The mail server is away'));
  assert.equal(logged.type, 'TypeError');
  assert.equal(logged.message, 'The mail server is away');
});
