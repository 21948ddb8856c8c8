import { createBus, isTopic, settingContract } from './index.ts';

// R377
test('says of the page on screen what it is and is up to, and of visitor and search in topics of their own', () => {
  const { current } = createBus();
  expect(current('main')).toEqual({
    breadcrumb: [],
    requestDone: true,
    imagesLoaded: true,
    show404: false,
    showLoading: false,
    introPlayed: false,
  });
  expect(current('auth')).toMatchObject({ signedIn: false });
  expect(current('popin')).toEqual({ open: false });
  expect(current('overlay')).toEqual({ open: false });
  expect(current('search')).toEqual({ showSearch: false, baseSearch: '' });
});

// R67
test('the header begins with what the specification gives it, until it says its own', () => {
  expect(createBus().current('header')).toEqual({
    plainDefault: false,
    plainTrigger: 400,
    hideTrigger: 300,
    smallTrigger: 400,
    disable: false,
    transparentDark: false,
  });
});

test('whoever subscribes late to a topic gets its current value', () => {
  const bus = createBus();
  bus.set('auth', { signedIn: true, userId: 'u1' });
  const seen: boolean[] = [];
  bus.state('auth').subscribe(({ signedIn }) => seen.push(signedIn));
  bus.set('auth', { signedIn: false });
  bus.set('popin', { open: true });
  expect(seen).toEqual([true, false]);
  expect(bus.current('auth')).toEqual({ signedIn: false });
});

test('who sets a topic on getting its current value hears of that, too', () => {
  const bus = createBus();
  const seen: boolean[] = [];
  bus.state('auth').subscribe(({ signedIn }) => {
    seen.push(signedIn);
    if (!signedIn) bus.set('auth', { signedIn: true, userId: 'u1' });
  });
  expect(seen).toEqual([false, true]);
});

test('an event reaches those who listen for its name, once, and nobody later', () => {
  const bus = createBus();
  const items: string[] = [];
  const other: string[] = [];
  const subscription = bus.on('search:submitted').subscribe(({ item }) => items.push(item));
  bus.on('account:signed-in').subscribe(({ userId }) => other.push(userId));
  bus.emit('search:submitted', { item: 'chêne' });
  subscription.unsubscribe();
  bus.emit('search:submitted', { item: 'noyer' });
  expect(items).toEqual(['chêne']);
  expect(other).toEqual([]);
});

test('an event that was named after this code reaches those who listen for it', () => {
  const bus = createBus();
  const later = JSON.parse('"reviews:written"');
  const heard: unknown[] = [];
  bus.on(later, 1).subscribe((event) => heard.push(event));
  bus.emit(later, { userId: 'u' }, 1);
  bus.emit(later, { userId: 'v' }, 2);
  bus.emit('account:signed-in', { userId: 'w' }, 1);
  expect(heard).toEqual([{ userId: 'u' }]);
});

test('a state that all may set needs nothing more to be set, any other a leave of its own', () => {
  expect(settingContract('state:popin@1', 'mf-search')).toBe('state:popin@1');
  expect(settingContract('state:auth@1', 'mf-search')).toBe('state:auth:set-by-mf-search@1');
  expect(settingContract('state:trends@2', 'mf-search')).toBe('state:trends:set-by-mf-search@2');
  expect(['auth', 'wishlists', 'toString'].map(isTopic)).toEqual([true, true, false]);
});
