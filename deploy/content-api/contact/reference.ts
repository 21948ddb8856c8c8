/** The number by which a sender and the brand speak of a message, as `R-1A2B3C4D`: the beginning of its id. */
export const referenceOf = (id: string): string => `R-${id.slice(0, 8).toUpperCase()}`;
