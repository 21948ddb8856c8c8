/** Each remote with a page of its own, and a page that does not use it at all (for blocks: the not-found page). */
export const remotes = [
  { remote: 'mf-catalogue', own: '/fr/collections', elsewhere: '/fr/contact' },
  { remote: 'mf-content', own: '/fr', elsewhere: '/fr/cette/page/manque' },
  { remote: 'mf-account', own: '/fr/connexion', elsewhere: '/fr/contact' },
  { remote: 'mf-search', own: '/fr/recherche?item=chêne', elsewhere: '/fr/contact' },
  { remote: 'mf-stores', own: '/fr/revendeurs', elsewhere: '/fr/contact' },
  { remote: 'mf-contact', own: '/fr/contact', elsewhere: '/fr/revendeurs' },
];
