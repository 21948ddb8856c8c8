import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const show = (answer: { isError: boolean; message: string }) =>
  renderPage(remote, 'verify-email', {
    address: '/fr/confirmer-adresse/7.1.proof',
    answers: {
      VerifyEmail: ({ proof }) => ({ verifyEmail: proof === '7.1.proof' ? answer : { isError: true, message: '' } }),
    },
  });

const confirm = () =>
  userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Confirmer mon adresse' }));

it('confirms the address when its owner says so, and not before', async () => {
  await show({ isError: false, message: 'Votre adresse e-mail est confirmée.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmer votre adresse' })).toBeVisible();
  expect(screen.queryByText('Votre adresse e-mail est confirmée.')).toBeNull();
  await confirm();
  expect(await screen.findByText(/Votre adresse e-mail est confirmée\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir mon compte' })).toHaveAttribute('href', '/fr/mon-compte');
});

it('says what is wrong with a link that is too old', async () => {
  await show({ isError: true, message: 'Ce lien a expiré.' });
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien a expiré.');
});
