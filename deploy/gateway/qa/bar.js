// Remembers, until the browser closes, whether the bar is folded: the server then folds it in the next page, too.
addEventListener('DOMContentLoaded', watch);
if (document.readyState !== 'loading') watch();

function watch() {
  const details = document.querySelector('#qa-bar > details');
  details?.addEventListener('toggle', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
    document.cookie = `qaBar=${details.open ? 'open' : 'folded'}; path=/; samesite=lax`;
  });
}
