/** The pattern of the specification (R284). It knows no ending longer than four letters, as `.museum`. */
export const seedEmailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

/** The pattern that holds: the same with endings up to the 63 letters that the name system allows (C21). */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,63}$/;

/** The longest address, in characters. */
export const longestEmail = 254;
