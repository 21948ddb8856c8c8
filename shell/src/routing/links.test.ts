import { addressOfClick, isPageLoad } from './links.ts';

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

test('page loads are links of this site that stay in the tab, and no jumps', () => {
  const loads = (html: string) => {
    document.body.innerHTML = html;
    const link = document.querySelector('a');
    return link && isPageLoad(link);
  };
  expect(loads('<a href="/fr/revendeurs" data-full-navigation>Revendeurs</a>')).toBe(true);
  expect(loads('<a href="/documents/plan.pdf">Plan</a>')).toBe(true);
  expect(loads('<a href="/documents/plan.pdf" download>Plan</a>')).toBe(false);
  expect(loads('<a href="/fr/revendeurs" target="_blank">Revendeurs</a>')).toBe(false);
  expect(loads('<a href="https://example.com/">ailleurs</a>')).toBe(false);
  expect(loads('<a href="#footer">en bas</a>')).toBe(false);
});
