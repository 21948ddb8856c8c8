import { type Bus, createBus } from '../bus/index.ts';
import { fakePlatform, takeComplaints } from '../testing/index.ts';
import { declaredPlatform } from './declared-platform.ts';

const { bus } = fakePlatform().platform;
const platform = (uses: string[], emits: string[] = [], sets: string[] = []) =>
  declaredPlatform({ ...fakePlatform({ bus: createBus() }).platform }, { name: 'mf-search', uses, emits, sets });

it('gives a remote the capabilities that it declares, and no other', () => {
  const given = platform(['platform:keepTab@1']);
  expect(given.keepTab()).toBeInstanceOf(Function);
  expect(() => given.session).toThrow('mf-search uses platform:session, which its remote.ts does not declare');
  expect(() => platform(['platform:session@2']).session).toThrow(/platform:session/);
});

it('opens the roles that a remote declares, and no other', () => {
  const given = platform(['role:search@1', 'platform:open@1']);
  expect(given.open('search')).toBe(true);
  expect(() => given.open('save')).toThrow('mf-search uses role:save@1, which its remote.ts does not declare');
});

it('gives the core to everybody', () => {
  const { country, language, route, content, signedIn, navigate } = platform([]);
  expect({ country, language, path: route.path, signedIn }).toEqual({
    country: 'nan',
    language: 'fr',
    path: '/fr',
    signedIn: false,
  });
  expect([typeof content.query, typeof navigate]).toEqual(['function', 'function']);
  expect(Object.keys({ ...platform([]) })).not.toContain('session');
});

it('lets a remote listen and emit as it declares', () => {
  const given = platform(['search:submitted@1'], ['search:submitted@1']);
  const heard: string[] = [];
  given.bus.on('search:submitted').subscribe(({ item }) => heard.push(item));
  given.bus.emit('search:submitted', { item: 'miroir' });
  expect(heard).toEqual(['miroir']);
  expect(() => given.bus.on('account:signed-in')).toThrow(/account:signed-in/);
  expect(() => given.bus.emit('shell:navigated', { url: '', title: '' })).toThrow(/shell:navigated/);
});

it('never lets events of different majors meet', () => {
  const shared = createBus();
  const of = (uses: string[], emits: string[]) =>
    declaredPlatform({ ...fakePlatform().platform, bus: shared }, { name: 'mf-search', uses, emits, sets: [] }).bus;
  const heard: string[] = [];
  of(['search:submitted@1'], [])
    .on('search:submitted')
    .subscribe(({ item }) => heard.push(`old ${item}`));
  of(['search:submitted@2'], [])
    .on('search:submitted')
    .subscribe(({ item }) => heard.push(`new ${item}`));
  of([], ['search:submitted@2']).emit('search:submitted', { item: 'miroir' });
  expect(heard).toEqual(['new miroir']);
});

it('lets a remote read the states that it declares, in the major that the tab has', () => {
  expect(platform(['state:auth@1']).bus.current('auth')).toEqual({ signedIn: false });
  expect(platform([], [], ['state:overlay@1']).bus.current('overlay')).toEqual({ open: false });
  expect(() => platform(['state:auth@2']).bus.current('auth')).toThrow(/state:auth/);
  expect(() => platform(['state:auth@2']).bus.initial?.('auth')).toThrow(/state:auth/);
  expect(() => platform([]).bus.state('wishlists')).toThrow(/state:wishlists/);
});

it('lets remotes share a state that is newer than the shell: it begins as they know it', () => {
  // No code here has a state of this name: it is taken for another whose shape is known to the compiler.
  const newer: 'search' = JSON.parse('"trends"');
  const initial = { [newer]: { showSearch: false, baseSearch: '' } };
  const tab = { ...fakePlatform().platform, bus: createBus() };
  const remote = { emits: [], initial, sets: [] };
  const owner = declaredPlatform(tab, { ...remote, name: 'mf-search', uses: [], sets: ['state:trends@1'] }).bus;
  const reader = declaredPlatform(tab, { ...remote, name: 'mf-stores', uses: ['state:trends@1'] }).bus;
  expect(reader.current(newer)).toBe(initial[newer]);
  const heard: string[] = [];
  reader.state(newer).subscribe(({ baseSearch }) => heard.push(baseSearch));
  owner.set(newer, { showSearch: true, baseSearch: 'miroir' });
  expect(heard).toEqual(['', 'miroir']);
  expect(reader.current(newer)).toEqual({ showSearch: true, baseSearch: 'miroir' });
  const stranger = declaredPlatform(tab, { ...remote, name: 'mf-contact', uses: [] }).bus;
  expect(() => stranger.current(newer)).toThrow(/state:trends/);
  expect(() => reader.set(newer, initial[newer])).toThrow(/state:trends/);
});

it('lets a remote that is new set what every page sets: its way, the popin, the overlay', () => {
  const uses = ['mf-reviews/panel@1'];
  const { bus } = declaredPlatform(
    { ...fakePlatform().platform, bus: createBus() },
    { name: 'mf-reviews', uses, emits: [], sets: ['state:main@1', 'state:overlay@1'] },
  );
  bus.set('main', { ...bus.current('main'), breadcrumb: [{ label: 'Avis' }] });
  bus.set('overlay', JSON.parse('{ "open": true, "content": "mf-reviews/panel" }'));
  expect(bus.current('overlay')).toEqual({ open: true, content: 'mf-reviews/panel', major: 1 });
});

it('lets a remote set the states that it declares and that it may set', () => {
  const overlay = platform([], [], ['state:overlay@1']);
  overlay.bus.set('overlay', { open: false });
  expect(() => platform(['state:overlay@1']).bus.set('overlay', { open: false })).toThrow(/state:overlay/);
  expect(() => platform([], [], ['state:auth@1']).bus.set('auth', { signedIn: true })).toThrow(/others set/);
});

it('opens an overlay with a fragment that is declared, and says the major', () => {
  const given = platform(['mf-search/search-overlay@1'], [], ['state:overlay@1']);
  given.bus.set('overlay', { open: true, content: 'mf-search/search-overlay' });
  expect(given.bus.current('overlay')).toEqual({ open: true, content: 'mf-search/search-overlay', major: 1 });
  expect(() => given.bus.set('overlay', { open: true, content: 'mf-content/blocks' })).toThrow(/mf-content\/blocks/);
});

it('keeps the same bus for components to follow', () => {
  const surface = { name: 'mf-search', uses: [], emits: [], sets: [] };
  const again = () => declaredPlatform({ ...fakePlatform().platform, bus }, surface).bus;
  expect(again()).toBe(again());
  const other = declaredPlatform(fakePlatform({ bus: createBus() }).platform, surface).bus;
  expect(other).not.toBe(bus);
  expect(again()).not.toBe(other);
});

it('tells how a state was when the document was rendered, also under a shell that does not know it', () => {
  const tab = createBus({ auth: { signedIn: true } });
  tab.set('auth', { signedIn: false });
  const { initial: _, ...older } = tab;
  const read = (bus: Bus) =>
    declaredPlatform(
      { ...fakePlatform().platform, bus },
      { name: 'mf-search', uses: ['state:auth@1'], emits: [], sets: [] },
    ).bus.initial?.('auth');
  expect(read(tab)).toEqual({ signedIn: true });
  expect(read(older)).toEqual({ signedIn: false });
});

describe('in production', () => {
  const before = process.env.NODE_ENV;
  beforeEach(() => {
    process.env.NODE_ENV = 'production';
  });
  afterEach(() => {
    process.env.NODE_ENV = before;
  });

  it('says of what is not declared that it is not, and does nothing', async () => {
    const { platform: tab } = fakePlatform({ bus: createBus({ auth: { signedIn: true } }) });
    const given = declaredPlatform(tab, { name: 'mf-search', uses: ['platform:open@1'], emits: [], sets: [] });
    const heard: unknown[] = [];
    given.bus.on('search:submitted').subscribe((event) => heard.push(event));
    tab.bus.on('search:submitted').subscribe((event) => heard.push(event));
    given.bus.emit('search:submitted', { item: 'miroir' });
    tab.bus.emit('search:submitted', { item: 'chêne' });
    expect(heard).toEqual([{ item: 'chêne' }]);
    given.bus.state('auth').subscribe((auth) => heard.push(auth));
    expect([given.bus.current('auth'), given.bus.initial?.('auth'), heard[1]]).toEqual(
      Array(3).fill({ signedIn: false }),
    );
    given.bus.set('overlay', { open: true });
    expect(tab.bus.current('overlay')).toEqual({ open: false });
    expect([given.open('save'), given.consent.allows('media')]).toEqual([false, false]);
    await expect(given.session.signOut()).rejects.toMatchObject({ code: 'session-failed' });
    const said = takeComplaints();
    for (const what of ['search:submitted', 'state:auth', 'state:overlay', 'role:save@1', 'platform:session'])
      expect(said).toContain(`mf-search uses ${what}, which its remote.ts does not declare`);
  });

  it('sets no state that others set, and shows no fragment that is not declared', () => {
    const { platform: tab } = fakePlatform({ bus: createBus() });
    const sets = ['state:auth@1', 'state:overlay@1'];
    const { bus } = declaredPlatform(tab, { name: 'mf-search', uses: [], emits: [], sets });
    bus.set('auth', { signedIn: true });
    bus.set('overlay', { open: true, content: 'mf-content/blocks' });
    expect([tab.bus.current('auth'), tab.bus.current('overlay')]).toEqual([{ signedIn: false }, { open: false }]);
    expect(takeComplaints()).toHaveLength(2);
  });
});
