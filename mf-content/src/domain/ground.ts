import type { CSSProperties } from 'react';

type Ground = CSSProperties & Record<`--${string}`, string>;

/** Relative luminances (WCAG) of the page's background, ink and muted text. */
const pageColor = 0.9325;
const ink = 0.0125;
const muted = 0.1298;

/**
 * The style of a part that an editor gave a colour, as the content system writes it: `#3B352E`. Its words have a
 * contrast of 4.5:1 or more, and so have the tokens that its content is drawn with. Any other value is left out: its
 * contrast is unknown.
 */
export function ground(color?: string | null): Ground {
  const tokens = tokensOn(color);
  return color && tokens ? { backgroundColor: color, ...tokens } : {};
}

/**
 * The same for words below a picture, on the colour as `--ground`, and over one, where the colour lies between them as
 * `--veil`: it covers the picture whole where its contrast would be lost on some pictures.
 */
export function veil(color?: string | null): Ground {
  const tokens = tokensOn(color);
  const light = luminance(color);
  if (!color || !tokens || light === undefined) return {};
  const strong = Math.max(contrast(light, ink), contrast(light, pageColor)) >= 9;
  return { '--ground': color, '--veil': strong ? `color-mix(in srgb, ${color} 80%, transparent)` : color, ...tokens };
}

/** Whether light words are read better on it than dark ones. An unknown colour is light, as the page is. */
export function isDark(color?: string | null): boolean {
  const light = luminance(color);
  return light !== undefined && contrast(light, pageColor) > contrast(light, ink);
}

function tokensOn(color?: string | null): Ground | undefined {
  const light = luminance(color);
  if (light === undefined) return undefined;
  const [text, opposite] = textOn(light);
  return {
    color: text,
    '--color-ink': text,
    '--color-paper': opposite,
    '--color-accent': text,
    '--color-rule': `color-mix(in srgb, ${text} 25%, transparent)`,
    '--color-edge': `color-mix(in srgb, ${text} 65%, transparent)`,
    ...(contrast(light, muted) < 4.5 && { '--color-muted': text }),
  };
}

/** The colour of words on a ground, and its opposite. Between light and dark, only black and white can be read. */
function textOn(light: number): [text: string, opposite: string] {
  if (contrast(light, ink) >= 4.5) return ['#1f1d1a', '#faf7f2'];
  if (contrast(light, pageColor) >= 4.5) return ['#faf7f2', '#1f1d1a'];
  return contrast(light, 0) > contrast(light, 1) ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
}

/** The contrast of two relative luminances, from 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of WCAG, from 0 to 1, of a colour as `#3B352E`. */
export function luminance(color?: string | null): number | undefined {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? '') ?? [];
  if (!red || !green || !blue) return undefined;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
