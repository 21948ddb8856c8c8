import fc from 'fast-check';
import { contrast, ground, isDark, luminance, veil } from './ground.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('keeps ink on the light colours of the brand, and writes in the colour of paper on the dark ones', () => {
  expect(ground('#F1EBE1')).toMatchObject({ backgroundColor: '#F1EBE1', color: '#1f1d1a' });
  expect(ground('#1F1D1A')).toMatchObject({ backgroundColor: '#1F1D1A', color: '#faf7f2', '--color-muted': '#faf7f2' });
});

it('has words of a contrast of 4.5:1 on every colour', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const on = luminance(color) ?? 0;
      const { color: text, '--color-muted': muted = '#6b645a' } = ground(color);
      expect(contrast(on, luminance(text) ?? on)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(on, luminance(muted) ?? on)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it.each([
  ['#000000', 0],
  ['#0A0A0A', 0.003],
  ['#767676', 0.1812],
  ['#FF0000', 0.2126],
  ['#00ff00', 0.7152],
  ['#0000FF', 0.0722],
  ['#ffffff', 1],
])('knows how light %s is to the eye', (color, light) => expect(luminance(color)).toBeCloseTo(light, 4));

it('knows the contrast of black and white, and of a colour and itself', () => {
  expect(contrast(0, 1)).toBeCloseTo(21, 6);
  expect(contrast(0.3, 0.3)).toBe(1);
});

it('is nothing where the editor chose no colour, or one that the content system does not write', () => {
  for (const color of [null, undefined, 'papayawhip', '#fff', 'var(--color-ink)', 'red;display:none']) {
    expect(ground(color)).toEqual({});
    expect(veil(color)).toEqual({});
    expect(isDark(color)).toBe(false);
  }
});

it('covers a picture whole with a colour on which words would be lost', () => {
  expect(veil('#3B352E')).toMatchObject({ '--veil': 'color-mix(in srgb, #3B352E 80%, transparent)' });
  expect(veil('#8F8678')).toMatchObject({ '--veil': '#8F8678' });
});

it.each(['#34585F', '#3B4149', '#2f343a', '#333333'])('knows %s as dark', (color) => expect(isDark(color)).toBe(true));
it.each(['#C9C6C0', '#D5DFCB'])('takes %s for light', (color) => expect(isDark(color)).toBe(false));
