/** The style of a part that an editor gave a colour: on a dark one the words are in the colour of paper. */
export function ground(color?: string | null): { backgroundColor?: string; color?: string } {
  if (!color) return {};
  return isDark(color) ? { backgroundColor: color, color: 'var(--color-paper)' } : { backgroundColor: color };
}

/** Whether paper is read better on it than ink: the luminance at which the two have the same contrast is 0.197. */
export function isDark(color?: string | null): boolean {
  return luminance(color ?? '') < 0.197;
}

/** The relative luminance of WCAG, of a colour as `#3B352E` or `#333`; one that is written otherwise counts as light. */
function luminance(color: string): number {
  const long = color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  const [, red = 'ff', green = 'ff', blue = 'ff'] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long) ?? [];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
