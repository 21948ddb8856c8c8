import { createBus } from '../bus/index.ts';
import { addToList } from './add-to-list.ts';

it('asks who somebody is before it asks for a list', () => {
  const bus = createBus();
  addToList({ bus }, 'ligne-120');
  expect(bus.current('popin')).toEqual({ open: true, content: 'mf-account/login-popin', productIdToAdd: 'ligne-120' });
});

it('asks for a list where somebody is signed in', () => {
  const bus = createBus({ auth: { signedIn: true, userId: 'u1' } });
  addToList({ bus }, 'ligne-120');
  expect(bus.current('popin')).toEqual({ open: true, content: 'mf-account/save-popin', productIdToAdd: 'ligne-120' });
});
