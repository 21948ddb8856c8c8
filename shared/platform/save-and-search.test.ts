import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createBus } from '../bus/index.ts';
import { fakePlatform } from '../testing/index.ts';
import { addToList, openSearch, savedProducts, useIsSaved } from './save-and-search.ts';
import { PlatformContext } from './use-platform.ts';

// R258
it('asks who somebody is before it asks for a list', () => {
  const { platform } = fakePlatform();
  addToList(platform, 'ligne-120');
  expect(platform.bus.current('popin')).toEqual({ open: true, role: 'sign-in', productIdToAdd: 'ligne-120' });
});

// R129
it('asks for a list where somebody is signed in', () => {
  const { platform } = fakePlatform({ bus: createBus({ auth: { signedIn: true, userId: 'u1' } }) });
  addToList(platform, 'ligne-120');
  expect(platform.bus.current('popin')).toEqual({ open: true, role: 'save', productIdToAdd: 'ligne-120' });
});

it('opens the search with a text in its field, or with none', () => {
  const { platform } = fakePlatform();
  expect(openSearch(platform, 'chêne')).toBe(true);
  expect(platform.bus.current('search')).toEqual({ showSearch: true, baseSearch: 'chêne' });
  expect(platform.bus.current('overlay')).toEqual({ open: true, role: 'search' });
  openSearch(platform);
  expect(platform.bus.current('search')).toEqual({ showSearch: true, baseSearch: '' });
});

const list = (...products: string[]) => ({ id: products.join(), title: 'Salle de bains', revision: 1, products });

it('knows what the visitor has saved, on whatever list and without an account', () => {
  expect([...savedProducts({ lists: [list('a', 'b'), list('b', 'c')], guestProducts: ['d'] })]).toEqual([...'abcd']);
  expect([...savedProducts({ lists: [] })]).toEqual([]);
});

it('follows whether a product is saved for as long as it is shown', () => {
  const { platform } = fakePlatform();
  const seen: boolean[] = [];
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(PlatformContext.Provider, { value: platform }, children);
  const { unmount } = renderHook(() => seen.push(useIsSaved('a')), { wrapper });
  for (const lists of [[list('b')], [list('a')], []]) act(() => platform.bus.set('wishlists', { lists }));
  expect(seen).toEqual([false, true, false]);
  unmount();
  act(() => platform.bus.set('wishlists', { lists: [list('a')] }));
  expect(seen).toHaveLength(3);
});
