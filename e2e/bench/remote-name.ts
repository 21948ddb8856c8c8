/** The name of the remote of this number, from 0: `mf-aa`, `mf-ab`. Names have no digits; there are `mostRemotes`. */
export const remoteName = (number: number): string =>
  `mf-${String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))}`;

export const mostRemotes = 26 * 26;
