import { render, screen } from '@testing-library/react';
import { PlatformContext } from '../../platform/index.ts';
import { fakePlatform } from '../../testing/index.ts';
import { SaveForm } from './save-form.tsx';

it('says beside the button of the product what was refused without scripts', () => {
  const { platform } = fakePlatform();
  const posted = {
    form: 'role:save/save-product',
    values: { product: 'P-2' },
    problems: {},
    refused: 'Plus de place.',
  };
  render(
    <PlatformContext.Provider value={{ ...platform, posted }}>
      {['P-1', 'P-2'].map((uid) => (
        <SaveForm key={uid} uid={uid}>
          <button type="submit">Ajouter {uid}</button>
        </SaveForm>
      ))}
    </PlatformContext.Provider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Plus de place.');
  expect(screen.getByRole('button', { name: 'Ajouter P-2' }).nextElementSibling).toBe(screen.getByRole('alert'));
});
