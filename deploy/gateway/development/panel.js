// The panel with what is wrong with the remote that somebody works on. Only DOM calls, no HTML as text.
const titles = {
  build: 'does not build',
  types: 'has type errors',
  server: 'fails on the server',
  browser: 'fails in the browser',
};
let panel;
let dismissed = '';

/** Shows these problems, or nothing where there are none or they have been dismissed. */
export function showPanel(remote, problems) {
  const now = JSON.stringify(problems);
  panel?.remove();
  panel = undefined;
  if (problems.length === 0 || now === dismissed) return;
  const close = make('button', 'Dismiss');
  close.type = 'button';
  close.addEventListener('click', () => {
    dismissed = now;
    panel.remove();
  });
  panel = make('aside', '', close, ...problems.map((problem) => itemOf(remote, problem)));
  panel.className = 'dev-panel';
  panel.setAttribute('aria-label', `Errors of ${remote}`);
  panel.setAttribute('role', 'alert');
  document.body.append(panel);
}

function itemOf(remote, { kind, message, places }) {
  const lines = places.map(({ file, line, column, text }) =>
    make('li', '', make('b', `${file}:${line}:${column}`), ...(text ? [make('code', text)] : [])),
  );
  return make('section', '', make('h2', `${remote} ${titles[kind]}`), make('ul', '', ...lines), make('pre', message));
}

function make(tag, text, ...content) {
  const element = document.createElement(tag);
  element.append(...(text ? [text] : []), ...content);
  return element;
}
