/** How somebody wants to be addressed. */
export const civilities = ['madam', 'sir', 'neutral'] as const;

/** Where the product was bought. */
export const resellerTypes = ['shop', 'website', 'fitter', 'none'] as const;
