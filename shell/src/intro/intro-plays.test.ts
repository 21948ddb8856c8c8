import { introPlays, type Visitor } from './intro.ts';

const visitor: Visitor = {
  played: null,
  asked: null,
  reducedMotion: false,
  automated: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  reading: false,
};

test('the intro plays for a visitor who has just come', () => {
  expect(introPlays(visitor)).toBe(true);
});

// R113
test('it plays once per session', () => {
  expect(introPlays({ ...visitor, played: 'true' })).toBe(false);
});

// C52
test('it never plays for a reader who asked for reduced motion', () => {
  expect(introPlays({ ...visitor, reducedMotion: true, asked: 'yes' })).toBe(false);
});

test('it never covers a page that is already being read', () => {
  expect(introPlays({ ...visitor, reading: true })).toBe(false);
});

// C52
test('crawlers and programs do not see it, unless a test asks', () => {
  expect(introPlays({ ...visitor, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false);
  expect(introPlays({ ...visitor, automated: true })).toBe(false);
  expect(introPlays({ ...visitor, automated: true, asked: 'yes' })).toBe(true);
});
