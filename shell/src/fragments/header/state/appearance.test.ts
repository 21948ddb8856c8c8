import fc from 'fast-check';
import { initialStates } from 'shared/bus';
import { effectiveTriggers, headerAppearance } from './appearance.ts';

const state = { ...initialStates.header, ...effectiveTriggers };
const at = (scrollY: number, before: number, more: { hidden?: boolean; menuOpen?: boolean } = {}) =>
  headerAppearance({
    scrollY,
    previous: { scrollY: before, hidden: more.hidden ?? false },
    state,
    menuOpen: more.menuOpen ?? false,
  });

test('the triggers in effect are 100, 300 and 500 px (C1)', () => {
  expect(effectiveTriggers).toEqual({ hideTrigger: 100, plainTrigger: 300, smallTrigger: 500 });
});

// R60
test('at the top it lies on the hero, whole and in sight', () => {
  expect(at(0, 0)).toEqual({ plain: false, hidden: false, small: false, dark: false, disabled: false });
});

// R61
test.each([
  [300, false],
  [301, true],
])('at %i px plain is %s', (scrollY, plain) => {
  expect(at(scrollY, scrollY + 1).plain).toBe(plain);
});

// R66
test.each([
  [500, false],
  [501, true],
])('at %i px small is %s', (scrollY, small) => {
  expect(at(scrollY, scrollY + 1).small).toBe(small);
});

// R64, R65
test.each([
  [99, 100, false],
  [90, 101, true],
  [101, 90, false],
])('going from %i to %i px hidden is %s', (from, to, hidden) => {
  expect(at(to, from).hidden).toBe(hidden);
});

test('where the reader stands still it stays as it is', () => {
  expect(at(700, 700, { hidden: true }).hidden).toBe(true);
  expect(at(700, 700, { hidden: false }).hidden).toBe(false);
});

// R53, R63
test('a page may ask for a plain header, for ink on its picture, or for none', () => {
  const asked = { ...state, plainDefault: true, transparentDark: true, disable: true };
  const still = { scrollY: 0, previous: { scrollY: 0, hidden: false }, menuOpen: false };
  expect(headerAppearance({ ...still, state: asked })).toMatchObject({ plain: true, dark: true, disabled: true });
});

const anyMoment = fc.record({
  scrollY: fc.integer({ min: -200, max: 20_000 }),
  previous: fc.record({ scrollY: fc.integer({ min: -200, max: 20_000 }), hidden: fc.boolean() }),
  menuOpen: fc.boolean(),
  state: fc.record({
    plainDefault: fc.boolean(),
    plainTrigger: fc.nat(1000),
    hideTrigger: fc.nat(1000),
    smallTrigger: fc.nat(1000),
    disable: fc.boolean(),
    transparentDark: fc.boolean(),
  }),
});

// R62
test('with an open menu it is always plain and in sight', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      expect(headerAppearance({ ...moment, menuOpen: true })).toMatchObject({ plain: true, hidden: false });
    }),
  );
});

test('it is never hidden near the top nor on the way up', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const { scrollY, previous, state: triggers } = moment;
      fc.pre(scrollY <= triggers.hideTrigger || scrollY < previous.scrollY);
      expect(headerAppearance(moment).hidden).toBe(false);
    }),
  );
});

test('looking again without any scrolling changes nothing', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const first = headerAppearance(moment);
      const again = { ...moment, previous: { scrollY: moment.scrollY, hidden: first.hidden } };
      expect(headerAppearance(again)).toEqual(first);
    }),
  );
});
