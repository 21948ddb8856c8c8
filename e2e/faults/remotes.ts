export interface Remote {
  remote: string;
  /** A page of its own. */
  own: string;
  /** A page that does not use it at all. */
  elsewhere: string;
  /** Whether that is the not-found page: all others have blocks. */
  elsewhereIsMissing?: true;
}

export const remotes: Remote[] = [
  { remote: 'mf-catalogue', own: '/fr/collections', elsewhere: '/fr/contact' },
  { remote: 'mf-content', own: '/fr/journal', elsewhere: '/fr/cette/page/manque', elsewhereIsMissing: true },
  { remote: 'mf-account', own: '/fr/connexion', elsewhere: '/fr/contact' },
  { remote: 'mf-search', own: '/fr/recherche?item=chêne', elsewhere: '/fr/contact' },
  { remote: 'mf-stores', own: '/fr/revendeurs', elsewhere: '/fr/contact' },
  { remote: 'mf-contact', own: '/fr/contact', elsewhere: '/fr/revendeurs' },
];

/** The remote of this name. */
export function remoteNamed(name: string): Remote {
  const found = remotes.find(({ remote }) => remote === name);
  if (!found) throw new Error(`There is no remote ${name}`);
  return found;
}
