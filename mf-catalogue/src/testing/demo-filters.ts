/** The filters of a small catalogue as the content system answers them, for tests. */
const option = (name: string, value = name.toLowerCase()) => ({ name, value });
const sign = (url: string) => ({ url, alt: '' });

export const demoFilters = {
  types: [
    { ...option('Meuble sous-vasque', 'Meuble sous-vasque'), subTypes: [option('Suspendu', 'Suspendu')] },
    {
      ...option('Miroir', 'Miroir'),
      subTypes: [option('Rond', 'Rond'), option('Organique', 'Organique')],
    },
  ],
  collections: [
    {
      ...option('Ligne'),
      isHiddenForProducts: false,
      pictoBlack: sign('/ligne-dark.svg'),
      pictoWhite: sign('/ligne-white.svg'),
    },
    { ...option('Brume'), isHiddenForProducts: false },
    { ...option('Atelier'), isHiddenForProducts: true },
  ],
  dimensions: { width: { min: 30, max: 180 }, depth: { min: 3.5, max: 62 }, height: null },
  materials: [option('Noyer'), option('Métal', 'metal')],
  colors: [option('Bois'), option('Noir')],
};

const count = (value: string, number: number) => ({ value, count: number });

export const demoCounts = {
  types: [
    { ...count('Meuble sous-vasque', 52), subTypes: [count('Suspendu', 29)] },
    { ...count('Miroir', 20), subTypes: [count('Rond', 4), count('Organique', 7)] },
  ],
  collections: [count('ligne', 22), count('brume', 8)],
  materials: [count('noyer', 15)],
  colors: [count('bois', 71), count('noir', 34)],
};
