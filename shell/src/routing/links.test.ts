import { addressOfClick, isPageLoad } from './links.ts';

beforeEach(() => history.replaceState(null, '', '/'));

/** Where a click on such a link goes, by the router; nothing where the browser follows it. */
function click(html: string, how: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let address: string | undefined;
  const seen = (event: MouseEvent) => {
    address = addressOfClick(event, 'be');
    event.preventDefault();
  };
  document.addEventListener('click', seen, { once: true });
  (document.querySelector('b') ?? document.querySelector('a'))?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...how }),
  );
  return address;
}

test('a click inside a link of this site goes to its address', () => {
  expect(click('<a href="/fr/produits?page=2#liste"><b>Meubles</b></a>')).toBe('/fr/produits?page=2#liste');
});

// R54
test('the browser follows links to other sites, files, windows and downloads, and those that want a page load', () => {
  expect(click('<a href="https://example.com/fr">ailleurs</a>')).toBeUndefined();
  expect(click('<a href="/en/products">pas ici</a>')).toBeUndefined();
  expect(click('<a href="/fr/produits" target="_blank">fenêtre</a>')).toBeUndefined();
  expect(click('<a href="/fr/produits" download>fichier</a>')).toBeUndefined();
  expect(click('<a href="/fr/recherche" data-full-navigation>chercher</a>')).toBeUndefined();
});

test('a click that asks for a new tab or a menu is left to the browser', () => {
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(click('<a href="/fr/produits">Meubles</a>', how)).toBeUndefined();
});

test('a link to the page itself goes there, a jump inside it does not', () => {
  history.replaceState(null, '', '/fr/produits?page=2');
  for (const address of ['/fr/produits?page=2', '/fr/produits?page=3#liste', '/fr/contact?page=2#liste'])
    expect(click(`<a href="${address}" target="_self">x</a>`)).toBe(address);
  expect(click('<a href="/fr/produits?page=2#liste">x</a>')).toBeUndefined();
});

test('only links of HTML are links, not what a drawing has', () => {
  expect(click('<svg><a href="/fr/produits"></a></svg>')).toBeUndefined();
});

test('page loads are links of this site that stay in the tab, and no jumps', () => {
  const loads = (html: string) => {
    document.body.innerHTML = html;
    const link = document.querySelector('a');
    return link && isPageLoad(link);
  };
  expect(loads('<a href="/fr/revendeurs" data-full-navigation>Revendeurs</a>')).toBe(true);
  expect(loads('<a href="/documents/plan.pdf">Plan</a>')).toBe(true);
  expect(loads('<a href="/fr/revendeurs" target="_self">Revendeurs</a>')).toBe(true);
  expect(loads('<a href="/documents/plan.pdf#page=2">Plan</a>')).toBe(true);
  expect(loads('<a href="?page=2#footer">en bas</a>')).toBe(true);
  expect(loads('<a href="/">ici</a>')).toBe(true);
  expect(loads('<a href="/documents/plan.pdf" download>Plan</a>')).toBe(false);
  expect(loads('<a href="/fr/revendeurs" target="_blank">Revendeurs</a>')).toBe(false);
  expect(loads('<a href="https://example.com/">ailleurs</a>')).toBe(false);
  expect(loads('<a href="#footer">en bas</a>')).toBe(false);
});
