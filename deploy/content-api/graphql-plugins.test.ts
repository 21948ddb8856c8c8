import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { GraphQLError } from 'graphql';
import { failure } from './errors.ts';
import { maskError } from './graphql-plugins.ts';

/** What a caller is answered for an error, and whether it was logged. */
function answerFor(error: unknown) {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const shown = maskError(error, log);
  const code = shown instanceof GraphQLError ? shown.extensions.code : undefined;
  return { shown, code, isLogged: lines.some((line) => line.includes('a resolver failed')) };
}
const inResolver = (originalError: Error) => new GraphQLError('a resolver threw', { path: ['page'], originalError });
const because = (cause: object, message = 'a query failed') => new Error(message, { cause });

test('a failure of our own is passed on as it is, and not logged', () => {
  for (const error of [failure('403', 'no'), inResolver(failure('422', 'no')), new GraphQLError('Syntax Error')]) {
    const { shown, isLogged } = answerFor(error);
    assert.equal(shown, error);
    assert.equal(isLogged, false);
  }
});

test('anything else is logged, and answered without its reason where it happened', () => {
  for (const error of [new Error('secret'), inResolver(new Error('secret')), because(new Error('secret')), 'secret']) {
    const { shown, code, isLogged } = answerFor(error);
    assert.deepEqual([code, isLogged], ['500', true]);
    assert.doesNotMatch(shown.message, /secret/);
    assert.deepEqual(shown instanceof GraphQLError && shown.path, error instanceof GraphQLError ? ['page'] : undefined);
  }
});

test('a character that no database takes is the fault of the caller', () => {
  const { code, isLogged } = answerFor(inResolver(because(Object.assign(new Error('invalid'), { code: '22021' }))));
  assert.deepEqual([code, isLogged], ['422', false]);
  for (const other of [Object.assign(new Error('invalid'), { code: '23505' }), { code: '22021' }])
    assert.deepEqual(answerFor(because(other)).code, '500');
});

test('what was given up since the caller had gone is no error to look into', () => {
  for (const cause of [
    Object.assign(new Error('gone'), { name: 'AbortError' }),
    new Error('canceling statement due to user request'),
  ]) {
    const { code, isLogged } = answerFor(inResolver(because(cause)));
    assert.deepEqual([code, isLogged], ['500', false]);
  }
  assert.equal(answerFor(because({ name: 'AbortError', message: 'due to user request' })).isLogged, true);
});
