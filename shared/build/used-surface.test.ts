import { settingContract } from '../bus/index.ts';
import { contractsGiven } from './given.ts';
import { applications } from './index.ts';
import { differenceOf, usedIn, usedInText } from './used-surface.ts';

it('finds every way of using another remote or the platform', () => {
  expect(usedInText('<Fragment of="mf-content/blocks" props={{ path }} />').uses).toEqual(['mf-content/blocks@1']);
  expect(usedInText(`<Fragment\n  of="mf-catalogue/product-slider"\n/>`).uses).toEqual([
    'mf-catalogue/product-slider@1',
  ]);
  expect(usedInText('<Fragment of="role:saved" props={{}} />').uses).toEqual(['role:saved@1']);
  expect(usedInText("bus.set('overlay', { open: true, content: 'mf-search/search-overlay' })").uses).toEqual([
    'mf-search/search-overlay@1',
  ]);
  for (const text of ['addToList(platform, uid)', '<SaveForm uid={uid}>Save</SaveForm>'])
    expect(usedInText(text)).toEqual({
      uses: ['role:save@1', 'platform:open@1', 'role:sign-in@1', 'state:auth@1'],
      emits: [],
      sets: [],
    });
  expect(usedInText("const { lists } = useBusState('wishlists')").uses).toEqual(['state:wishlists@1']);
  expect(usedInText("platform.bus.state('filters').subscribe(show)").uses).toEqual(['state:filters@1']);
  expect(usedInText("bus.set('header', { ...bus.current('header') })")).toMatchObject({ sets: ['state:header@1'] });
  expect(usedInText('<PageHeading title="a" />').sets).toEqual(['state:main@1']);
  expect(usedInText("bus.on('account:signed-in').subscribe(go)").uses).toEqual(['account:signed-in@1']);
  expect(usedInText("bus.emit('search:submitted', { item })").emits).toEqual(['search:submitted@1']);
  for (const text of [
    'platform.keepTab()',
    'const { language, keepTab } = usePlatform();',
    'const {\n  keepTab,\n} = platform;',
    'function hold({ keepTab }: Platform) {}',
    "type Needed = Pick<Platform, 'bus' | 'keepTab'>",
    'platform?.keepTab()',
    'const keep = platform\n  .keepTab();',
  ])
    expect(usedInText(text).uses).toEqual(['platform:keepTab@1']);
});

it.each<[string, Partial<ReturnType<typeof usedInText>>]>([
  ["href('search', language)", { uses: ['platform:routes@1', 'page:search@1'] }],
  ["hrefIn(country, 'search', language)", { uses: ['platform:routes@1', 'page:search@1'] }],
  ["href('nothing')?.length", { uses: ['platform:routes@1'] }],
  ['href(name, language)', { uses: ['platform:routes@1'] }],
  ["openSearch(platform, 'a')", { uses: ['role:search@1', 'platform:open@1'], sets: ['state:search@1'] }],
  ['useIsSaved(uid)', { uses: ['state:wishlists@1'] }],
  ['breadcrumbList(platform, steps)', { uses: ['platform:brand@1'] }],
  ["(bus).current('auth')", { uses: ['state:auth@1'] }],
  ['const { keepTab } = (platform)', { uses: ['platform:keepTab@1'] }],
  ['const { [name]: keepTab, keepTab: own, ...others } = usePlatform()', { uses: ['platform:keepTab@1'] }],
  ['function hold({ keepTab }: Readonly<Platform>) {}', { uses: ['platform:keepTab@1'] }],
  ["<Fragment of={isOpen ? 'mf-content/blocks' : 'role:saved'} />", { uses: ['mf-content/blocks@1', 'role:saved@1'] }],
])('finds what is used in %s', (text, found) => {
  expect(usedInText(text)).toEqual({ uses: [], emits: [], sets: [], ...found });
});

it('says what a list lacks, once, and what nothing needs', () => {
  expect(differenceOf('uses', ['a@1', 'b@1'], ['b@1', 'c@1', 'c@1'])).toEqual([
    "'c@1' is missing in uses",
    "'a@1' is in uses, but nothing needs it",
  ]);
});

it('takes nothing for a use that is none', () => {
  for (const text of [
    "import { enter } from './enter'; const { session } = props; // platform\nfetch('mf-content/blocks')",
    "/* bus.set('header', {}) */ const words = \"bus.on('account:signed-in')\";",
    "map.set('header', 1); list.on('account:signed-in'); store.platform = 1",
    "bus.on('somebody:else'); bus.set('nothing', 1); bus.emit('toString'); useBusState('nothing'); bus.other('auth')",
    "on('account:signed-in'); call()('auth'); this.useBusState('auth'); navigate('search')",
    'const { keepTab } = other(); const { session } = usePlatform; for (const { open } of platform) {}',
    "type Other = Pick<Props, 'keepTab'>; type Needed = Omit<Platform, 'keepTab'>; function hold({ keepTab }: Props) {}",
    'const list = [keepTab]; const [open] = usePlatform(); platform.nothing(); toString(platform)',
    '<Other of="mf-content/blocks" props="role:saved" />; <Fragment by="mf-content/blocks" of="mf-nobody/list" />',
    "bus.set('nothing', { kind: 'mf-search/search-overlay', content: 'mf-nobody/list' })",
  ])
    expect(usedInText(text)).toEqual({ uses: [], emits: [], sets: [] });
});

const samples = { addresses: [], fragments: {}, mayShowNothing: [] };
const nothing = { pages: [], fragments: [], uses: [], emits: [], sets: [], samples };
const contractsOfAll = applications.flatMap((name) => contractsGiven(name, nothing));

it.each(applications)('%s uses what its remote.ts says, and nothing else', async (name) => {
  const { default: definition } = await import(`../../${name}/src/remote.ts`);
  const found = usedIn(name);
  expect(differenceOf('uses', definition.uses, found.uses)).toEqual([]);
  expect(differenceOf('emits', definition.emits ?? [], found.emits)).toEqual([]);
  expect(differenceOf('sets', definition.sets ?? [], found.sets)).toEqual([]);
  for (const state of definition.sets ?? []) expect(contractsOfAll).toContain(settingContract(state, name));
});
