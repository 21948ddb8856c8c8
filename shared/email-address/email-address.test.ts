import { emailAddressOf, emailPattern } from './index.ts';

/** The pattern of the specification (R284). It knows no ending longer than four letters, as `.museum`. */
const seedEmailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

test('an address is trimmed and put in lower case before it is looked at', () => {
  expect(emailAddressOf(' Anna@Example.ORG ')).toBe('anna@example.org');
});

// C21
test('endings of 2 to 63 letters are taken; the pattern of the specification stops at 4', () => {
  for (const ending of ['be', 'info', 'museum', 'photography', 'a'.repeat(63)])
    expect(`anna@example.${ending}`).toMatch(emailPattern);
  expect('anna@example.info').toMatch(seedEmailPattern);
  expect('anna@example.museum').not.toMatch(seedEmailPattern);
});

// R284
test('whatever the specification takes is taken', () => {
  for (const address of ['a@b.be', 'first.last+shop@mail.example.co.uk', 'a_%-@1.fr']) {
    expect(address).toMatch(seedEmailPattern);
    expect(emailAddressOf(address)).toBe(address);
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
    expect(emailAddressOf(text)).toBeUndefined();
});

test('an address of 254 characters is taken, and none that is longer', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.be'.length)}@example.be`;
  expect(emailAddressOf(ofLength(254))).toBe(ofLength(254));
  expect(emailAddressOf(ofLength(255))).toBeUndefined();
});
