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
