import { faultsInStyles } from './styles.ts';

const assets = (...styles: string[]) => ({ scripts: [], styles });
const release = {
  name: 'mf-search',
  startup: assets(),
  pages: { search: assets('page.css', 'both.css') },
  pieces: {},
  locales: {},
  fragments: {
    overlay: assets('overlay.css', 'both.css', 'two.css'),
    whole: assets('whole.css'),
    saved: assets('saved.css', 'two.css'),
  },
  roles: { search: 'overlay', saved: 'saved' },
  fullScreen: ['whole'],
};
const faultsOf = (css: string, path = 'page.css', own = {}) =>
  faultsInStyles({ ...release, ...own }, new Map([[path, Buffer.from(css)]]));

it.each([
  '.mf-search-a, a.mf-search-b:hover > img { color: red }',
  ':where(.mf-search-a > .mf-search-b) img { color: red }',
  '@media print { .mf-search-a { color: red } }',
  '@keyframes mf-search-rise { from { opacity: 0 } }',
  '.mf-search-a { & p { color: red } img { color: red } }',
  '.mf-search-a { position: absolute; background: url(picture.svg) }',
  '.mf-search-a { background: url("data:image/svg+xml,%3Csvg/%3E") }',
  '@page { margin: 1cm }',
])('takes what styles the own parts of a remote: %s', (css) => {
  expect(faultsOf(css)).toEqual([]);
});

it.each([
  ['body { color: red }', 'body has no class of its own'],
  ['* { color: red }', 'no class'],
  [':root { --color-ink: red }', ':root has no class'],
  ['#page { color: red }', 'no class'],
  ['[data-of] { color: red }', 'no class'],
  ['.mf-account-card-card { color: red }', 'mf-account-card-card has no class'],
  ['.mf-search-a, footer { color: red }', 'footer has no class'],
  ['body:has(.mf-search-a) { color: red }', 'no class'],
  [':not(.mf-search-a) { color: red }', 'no class'],
  [':is(.mf-search-a, footer) p { color: red }', 'no class'],
  ['& footer { color: red }', 'no class'],
  ['.mf-search-a { body:not(&) { color: red } }', 'body :not has no class'],
  ['@media print { footer { color: red } }', 'no class'],
  ['.leaflet-pane { color: red }', 'no class'],
  ['@import "other.css";', 'import'],
  ['@font-face { font-family: Fraunces; src: url(a.woff2) }', 'font-face'],
  ['@property --x { syntax: "*"; inherits: true }', 'property'],
  ['@layer base { .mf-search-a { color: red } }', 'layer'],
  ['@scope (body) { footer { color: red } }', 'scope'],
  ['@keyframes spin { to { opacity: 0 } }', 'spin'],
  ['.mf-search-a { background: url(https://evil.example/x) }', 'https://evil.example/x'],
  ['.mf-search-a { --x: url(//evil.example/x) }', '//evil.example/x'],
  ['.mf-search-a { content: "a\n}body{color:red}" }', 'cannot be read'],
  ['.mf-search-a { position: fixed }', 'stays on the screen'],
  ['.mf-search-a { position: sticky !important }', 'stays on the screen'],
  ['.mf-search-a { p\\6fsition: f\\69xed }', 'stays on the screen'],
  ['.mf-search-a { position: var(--x) }', 'stays on the screen'],
  ['.mf-search-a { @media print { position: fixed } }', 'stays on the screen'],
])('names what acts on more: %s', (css, fault) => {
  expect(faultsOf(css).join()).toContain(fault);
});

it('lets a layer stay in what the overlay and the popin alone show, and where a review has named it', () => {
  const css = '.mf-search-a { position: fixed }';
  expect(faultsOf(css, 'overlay.css')).toEqual([]);
  expect(faultsOf(css, 'whole.css')).toEqual([]);
  for (const path of ['both.css', 'saved.css', 'two.css', 'loaded-later.css'])
    expect(faultsOf(css, path)).toHaveLength(1);
  const named = '.mf-account-save-notice-notice { position: fixed }';
  expect(faultsOf(named, 'page.css', { name: 'mf-account' })).toEqual([]);
  expect(faultsOf(`.mf-search-a${named}`).join()).toContain('stays on the screen');
});

it('reads the style sheets alone', () => {
  expect(faultsOf('body { color: red }', 'page.js')).toEqual([]);
});

it('knows the classes of a library where it is shown, and leaves the document to the shell', () => {
  expect(faultsOf('.leaflet-pane > svg { color: red }', 'page.css', { name: 'mf-stores' })).toEqual([]);
  expect(faultsOf('body { position: fixed }', 'page.css', { name: 'shell' })).toEqual([]);
});
