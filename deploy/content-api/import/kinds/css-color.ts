import { colordx, extend } from '@colordx/core';
import names from '@colordx/core/plugins/names';

extend([names]);

/** The tokens of the look that a text may name, and the page's ground for what is seen through a colour. */
const tokens: Record<string, string> = {
  'var(--color-paper)': '#faf7f2',
  'var(--color-ink)': '#1f1d1a',
  'var(--color-muted)': '#6b645a',
  'var(--color-rule)': '#e4ded4',
  'var(--color-accent)': '#1f4b4a',
  'var(--color-edge)': '#8f8678',
};
const pageColor = { r: 250, g: 247, b: 242 };

/**
 * A CSS colour as `#rrggbb`, the one way in which it is stored: a page must know it to write on it. A translucent one is
 * its colour on the page. Undefined for text that names no colour.
 */
export function hexOf(color: string): string | undefined {
  // As it is written: what is exported and imported again is the same.
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  const parsed = colordx(tokens[color] ?? color);
  if (!parsed.isValid()) return undefined;
  const { r, g, b, alpha } = parsed.toRgb();
  if (alpha === 1) return parsed.toHex();
  const over = (one: number, ground: number) => one * alpha + ground * (1 - alpha);
  return colordx({ r: over(r, pageColor.r), g: over(g, pageColor.g), b: over(b, pageColor.b), alpha: 1 }).toHex();
}
