import { ground, isDark } from './ground.ts';

it('keeps ink on the light colours of the brand', () => {
  expect(ground('#F1EBE1')).toEqual({ backgroundColor: '#F1EBE1' });
});

it('writes in the colour of paper on a dark one', () => {
  expect(ground('#3B352E')).toEqual({ backgroundColor: '#3B352E', color: 'var(--color-paper)' });
});

it('is nothing where the editor chose no colour', () => {
  expect(ground(null)).toEqual({});
  expect(isDark(undefined)).toBe(false);
});

it.each(['#34585F', '#3B4149', '#2f343a', '#333'])('knows %s as dark', (color) => expect(isDark(color)).toBe(true));
it.each(['#C9C6C0', '#D5DFCB', 'papayawhip'])('takes %s for light', (color) => expect(isDark(color)).toBe(false));
