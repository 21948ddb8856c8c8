import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, color, linkTarget, localised, price, slug } from './shapes.ts';

test('a colour is stored in one way, however it was written', () => {
  assert.equal(color.parse('#333'), '#333333');
  assert.equal(color.parse('papayawhip'), '#ffefd5');
  assert.equal(color.parse('rgb(51 51 51)'), '#333333');
  assert.equal(color.parse('hsl(120, 50%, 20%)'), '#194d19');
  assert.equal(color.parse('var(--color-ink)'), '#1f1d1a');
});

test('six digits are kept as they are written, so that an export can be imported again', () => {
  assert.equal(color.parse('#F1EBE1'), '#F1EBE1');
});

test('a translucent colour is stored as it looks on the page', () => {
  assert.equal(color.parse('transparent'), '#faf7f2');
  assert.equal(color.parse('rgba(0, 0, 0, 0.5)'), '#7d7c79');
});

test('what is no colour is refused', () => {
  for (const text of ['', 'purplish', '#12', 'var(--unknown)', 'red;display:none', 'url(x)'])
    assert.throws(() => color.parse(text), /must be a CSS colour/);
});

test('an address is on the site or comes over https; a link may be a mail or a number, too', () => {
  const [secure, own, mail] = ['https://a.example/x', '/pictures/a.svg', 'mailto:a@example.org'];
  const taken = (one: typeof address) =>
    [secure, own, mail, 'tel:1', '//a.example', 'http://a.example', 'https:///x', 'x', '/'].filter(
      (text) => one.safeParse(text).success,
    );
  assert.deepEqual(taken(address), [secure, own]);
  assert.deepEqual(taken(linkTarget), [secure, own, mail, 'tel:1']);
});

test('a text is there in one language at least, and beside a country’s in the language itself', () => {
  for (const text of [{ fr: 'a' }, { de: 'a', 'de-CH': 'b' }]) assert.deepEqual(localised.parse(text), text);
  assert.throws(() => localised.parse({}), /one language at least/);
  assert.throws(() => localised.parse({ fr: 'a', 'de-CH': 'b' }), /must be there in the language, too/);
  assert.throws(() => localised.parse({ fr: '' }));
  assert.throws(() => localised.parse({ fr: 'a', it: 'b' }));
});

test('the end of an address has small letters, digits and hyphens, and a price cents and a currency', () => {
  for (const text of ['a', '1-b_c.d']) assert.equal(slug.parse(text), text);
  for (const text of ['', '-a', 'A', 'é', 'a b', 'a/b']) assert.throws(() => slug.parse(text), /must be small letters/);
  assert.deepEqual(price.parse({ amount: 0.01, currency: 'EUR' }), { amount: 0.01, currency: 'EUR' });
  for (const wrong of [
    { amount: 0, currency: 'EUR' },
    { amount: 0.001, currency: 'EUR' },
    { amount: 1, currency: 'euro' },
  ])
    assert.throws(() => price.parse(wrong));
});
