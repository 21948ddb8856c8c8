/** The page of a list that a query parameter asks for: a whole number from 1 to 9999; the first where it asks for none. */
export const pageOf = (parameter: string | undefined): number =>
  parameter !== undefined && /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : 1;

/** How many pages so many results fill; there is always a first one. */
export const pageCount = (results: number, pageSize: number): number => Math.max(1, Math.ceil(results / pageSize));
