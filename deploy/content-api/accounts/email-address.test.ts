import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailAddressOf, emailPattern, seedEmailPattern } from './email-address.ts';

test('an address is trimmed and put in lower case before it is looked at', () => {
  assert.equal(emailAddressOf(' Anna@Example.ORG '), 'anna@example.org');
});

test('endings of 2 to 63 letters are taken; the pattern of the specification stops at 4', () => {
  for (const ending of ['be', 'info', 'museum', 'photography', 'a'.repeat(63)])
    assert.ok(emailPattern.test(`anna@example.${ending}`), ending);
  assert.ok(seedEmailPattern.test('anna@example.info'));
  assert.ok(!seedEmailPattern.test('anna@example.museum'));
});

test('whatever the specification takes is taken', () => {
  for (const address of ['a@b.be', 'first.last+shop@mail.example.co.uk', 'a_%-@1.fr']) {
    assert.ok(seedEmailPattern.test(address), address);
    assert.equal(emailAddressOf(address), address);
  }
});

test('what is no address is refused, a second line above all', () => {
  for (const text of [
    '',
    'anna',
    'anna@example',
    'anna@example.b',
    '@example.be',
    'anna@exam ple.be',
    'anna@example.be\nbcc: all@example.be',
    `anna@example.${'a'.repeat(64)}`,
    `${'a'.repeat(250)}@example.be`,
    'anna\0@example.be',
  ])
    assert.equal(emailAddressOf(text), undefined, text);
});
