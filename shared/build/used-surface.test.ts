import { applications } from './applications.ts';
import { differenceOf, usedIn, usedInText } from './used-surface.ts';

it('finds every way of using another remote or the platform', () => {
  expect(usedInText('<Fragment of="mf-content/blocks" props={{ path }} />').uses).toEqual(['mf-content/blocks@1']);
  expect(usedInText(`<Fragment\n  of="mf-catalogue/product-slider"\n/>`).uses).toEqual([
    'mf-catalogue/product-slider@1',
  ]);
  expect(usedInText("bus.set('overlay', { open: true, content: 'mf-search/search-overlay' })").uses).toEqual([
    'mf-search/search-overlay@1',
  ]);
  expect(usedInText('addToList(platform, uid)').uses).toEqual(['mf-account/login-popin@1', 'mf-account/save-popin@1']);
  expect(usedInText("bus.on('account:signed-in').subscribe(go)").uses).toEqual(['account:signed-in@1']);
  expect(usedInText("bus.emit('search:submitted', { item })").emits).toEqual(['search:submitted@1']);
  for (const text of [
    'platform.keepTab()',
    'const { language, keepTab } = usePlatform();',
    'const {\n  keepTab,\n} = platform;',
    'function hold({ keepTab }: Platform) {}',
    "Pick<Platform, 'bus' | 'keepTab'>",
  ])
    expect(usedInText(text).uses).toEqual(['platform:keepTab@1']);
});

it('takes nothing for a use that is none', () => {
  const text = "import { enter } from './enter'; const { session } = props; // platform\nfetch('mf-content/blocks')";
  expect(usedInText(text)).toEqual({ uses: [], emits: [] });
});

it.each(applications)('%s uses what its remote.ts says, and nothing else', async (name) => {
  const { default: definition } = await import(`../../${name}/src/remote.ts`);
  const found = usedIn(name);
  expect(differenceOf('uses', definition.uses, found.uses)).toEqual([]);
  expect(differenceOf('emits', definition.emits ?? [], found.emits)).toEqual([]);
});
