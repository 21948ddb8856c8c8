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
