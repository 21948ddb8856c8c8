import { createBus } from '../bus/index.ts';
import { fakePlatform } from '../testing/index.ts';
import { addToList } from './save-and-search.ts';

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
