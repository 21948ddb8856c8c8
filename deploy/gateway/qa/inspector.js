// Outlines every part of the page and says whose it is, for the holder of a QA link or of this machine. Only DOM calls, no
// HTML as text.
let end;

/** Opens the inspector, or closes it where it is open; `target` is an element of the part to begin with. */
export function inspect(target) {
  if (end) return end();
  const { texts, parts: told } = JSON.parse(document.getElementById('qa-parts').textContent);
  const before = document.activeElement;
  const parts = [...document.querySelectorAll('.mf-part[data-of]')].map((part) => ({
    part,
    outline: make('div', 'qa-outline', make('span', '', `${part.dataset.of} ${part.dataset.version}`)),
    item: itemOf(part, told[part.dataset.place], texts),
  }));

  const heading = make('h2', '', texts.title);
  heading.id = 'qa-inspector-title';
  const close = make('button', '', texts.close);
  close.type = 'button';
  close.addEventListener('click', () => end());
  const panel = make('aside', 'qa-inspector', heading, close, make('ul', '', ...parts.map(({ item }) => item)));
  panel.setAttribute('aria-labelledby', heading.id);
  const layer = make('div', 'qa-outlines', ...parts.map(({ outline }) => outline));
  layer.setAttribute('aria-hidden', 'true');
  const style = make('link', '');
  style.rel = 'stylesheet';
  style.href = '/_qa/inspector.css';
  document.head.append(style);
  document.body.append(layer, panel);

  const choose = (chosen) => {
    for (const { outline, item } of parts) {
      const isChosen = item === chosen?.item;
      outline.classList.toggle('qa-chosen', isChosen);
      item.querySelector('details').open = isChosen;
    }
  };
  for (const one of parts) {
    one.item.querySelector('summary').addEventListener('click', (event) => {
      event.preventDefault();
      const isOpen = one.item.querySelector('details').open;
      choose(isOpen ? undefined : one);
      if (!isOpen) one.part.scrollIntoView({ block: 'nearest' });
    });
  }

  let frame = 0;
  const place = () => {
    for (const { part, outline } of parts) {
      const { left, top, width, height } = boxOf(part);
      Object.assign(outline.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    }
    frame = requestAnimationFrame(place);
  };
  place();

  const onKey = ({ key }) => key === 'Escape' && end();
  addEventListener('keydown', onKey, true);
  end = () => {
    end = undefined;
    cancelAnimationFrame(frame);
    removeEventListener('keydown', onKey, true);
    for (const made of [style, layer, panel]) made.remove();
    if (before?.isConnected) before.focus();
  };

  const hit = target && parts.findLast(({ part }) => part.contains(target));
  choose(hit);
  (hit ? hit.item.querySelector('summary') : close).focus();
}

function itemOf({ dataset: { of, remote, version } }, { source = 'browser', ms } = {}, texts) {
  const inConsole = make('a', '', texts.console);
  inConsole.href = `/_ops/remotes/${remote}`;
  inConsole.target = '_blank';
  inConsole.rel = 'noopener';
  const rows = [
    [texts.owner, remote],
    [texts.version, version],
    [texts.source, source === 'render' ? `${texts.sources[source]}, ${ms} ms` : texts.sources[source]],
    [texts.code, `${(codeOf(remote, version) / 1000).toFixed(1)} kB`],
  ];
  const list = make('dl', '', ...rows.flatMap(([name, value]) => [make('dt', '', name), make('dd', '', value)]));
  const releases = make('ol', '');
  const item = make('details', '', make('summary', '', of), list, make('h3', '', texts.releases), releases, inConsole);
  item.addEventListener('toggle', async () => {
    if (!item.open || releases.childNodes.length) return;
    releases.replaceChildren(...(await releasesOf(remote, texts)));
  });
  return make('li', '', item);
}

const histories = {};

/** What went live of a remote last: which version, when, by whom and why. */
async function releasesOf(remote, { noReleases }) {
  histories[remote] ??= fetch(`/_qa/history/${remote}`).then(
    (answer) => (answer.ok ? answer.json() : []),
    () => [],
  );
  const changes = await histories[remote];
  const moment = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  const items = changes.map(({ when, who, person, from, to, country, percent, why }) => {
    const where = country && country !== '*' ? ` (${country})` : '';
    const share = percent === null ? '' : ` ${percent} %`;
    const versions = make('b', '', `${from ?? '–'} → ${to ?? '–'}${share}${where}`);
    return make('li', '', versions, ` · ${moment.format(new Date(when))}, ${person ?? who}${why && `: ${why}`}`);
  });
  return items.length ? items : [make('li', '', noReleases)];
}

/** The bytes that this page has loaded of a release, as they travelled. */
const codeOf = (remote, version) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`/releases/${remote}/${version}/`))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

/** Where a part is: a root without a box of its own is where its content is. */
function boxOf(part) {
  const own = part.getBoundingClientRect();
  if (own.height > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
}

function make(tag, name, ...content) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...content);
  return element;
}
