/** How far around a place stores are looked for, in km; the last one is "more than 50" (R316, C40). */
export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];

export const defaultRadius: Radius = 5;

/** The radius that an address or a form asks for. */
export const radiusOf = (text = ''): Radius => radii.find((radius) => String(radius) === text) ?? defaultRadius;
