import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformContext } from '../../platform/index.ts';
import { fakePlatform } from '../../testing/index.ts';
import { SaveForm } from './save-form.tsx';

/** The forms of two products, after something was posted without scripts. */
function show(change: { form?: string; refused?: string } = {}) {
  const { platform } = fakePlatform();
  const posted = { form: 'role:save/save-product', values: { product: 'P-2' }, problems: {}, ...change };
  render(
    <PlatformContext.Provider value={{ ...platform, posted }}>
      {['P-1', 'P-2'].map((uid) => (
        <SaveForm key={uid} uid={uid}>
          <button type="submit">Ajouter {uid}</button>
        </SaveForm>
      ))}
    </PlatformContext.Provider>,
  );
  return platform;
}

it('says beside the button of the product what was refused without scripts', () => {
  show({ refused: 'Plus de place.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Plus de place.');
  expect(screen.getByRole('button', { name: 'Ajouter P-2' }).nextElementSibling).toBe(screen.getByRole('alert'));
});

it.each([
  ['another form was refused', { form: 'mf-contact/write', refused: 'Plus de place.' }],
  ['nothing was refused', {}],
])('says nothing where %s', (_, change) => {
  show(change);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the lists of the visitor where there are scripts', async () => {
  const { bus } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter P-1' }));
  expect(bus.current('popin')).toMatchObject({ open: true, productIdToAdd: 'P-1' });
});
