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

// The inspector's code comes when it is asked for: by the button, by Alt and a click, or by ?inspect in the address.
const inspect = async (target) => (await import('./inspector.js')).inspect(target);
addEventListener(
  'click',
  (event) => {
    const isButton = event.target.closest?.('#qa-inspect');
    if (!isButton && !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    inspect(isButton ? undefined : event.target);
  },
  true,
);
if (new URLSearchParams(location.search).has('inspect')) addEventListener('load', () => inspect());
