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

it('takes nothing for a use that is none', () => {
  for (const text of [
    "import { enter } from './enter'; const { session } = props; // platform\nfetch('mf-content/blocks')",
    "/* bus.set('header', {}) */ const words = \"bus.on('account:signed-in')\";",
    "map.set('header', 1); list.on('account:signed-in'); store.platform = 1",
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
