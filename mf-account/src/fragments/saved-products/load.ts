/** Nothing is fetched before it is shown: the lists come while the visitor reads on. */
export const load = async () => ({});
