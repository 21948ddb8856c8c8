/** The addresses whose documents and visits are measured. */
export const pages = {
  home: '/fr',
  products: '/fr/produits',
  product: '/fr/produits/ligne-120',
  search: '/fr/recherche?item=miroir',
  stores: '/fr/revendeurs',
};
