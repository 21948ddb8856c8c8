/** The measures of the PDF in points, 72 to an inch (R267, R268, C49). */
export const page = { width: 595.28, height: 841.89, margin: 40 };
export const thumbnail = { width: 59, height: 78 };
export const logo = { width: 99, height: 33 };
export const sizes = { title: 8, heading: 22, product: 12, detail: 10 };

/** From one line to the next, as a multiple of the size. */
export const lineHeight = 1.35;
/** Between a thumbnail and the text beside it. */
export const gap = 14;
/** Above and below the rule between two rows. */
export const rowGap = 10;

const dotsPerInch = 200;

/** How many pixels a length in points needs to be sharp on paper. */
export const pixelsFor = (points: number): number => Math.round((points / 72) * dotsPerInch);
