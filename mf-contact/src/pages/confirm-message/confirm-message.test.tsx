import { screen } from '@testing-library/react';
import type { Posted } from 'shared/forms';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const show = (came?: Partial<Posted>) =>
  renderPage(remote, 'confirm-message', {
    address: '/en/confirm-message/the-token',
    answers: {},
    posted: came && { form: 'mf-contact/send-held-message', values: {}, problems: {}, ...came },
  });
const button = () => screen.queryByRole('button', { name: 'Send my message' });

it('hands the message on by a form that the browser posts, and not by being opened', async () => {
  const { container } = await show();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    form: 'mf-contact/send-held-message',
    link: 'the-token',
  });
  expect(button()).toBeVisible();
});

it('says what came of it: sent, used already, or not known', async () => {
  const sent = await show({ done: 'Your message has been sent!' });
  expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent!');
  expect(button()).not.toBeInTheDocument();
  sent.unmount();
  const used = await show({ refused: 'This link has been used already.' });
  expect(screen.getByRole('alert')).toHaveTextContent('This link has been used already.');
  used.unmount();
  await show({ failed: { code: '500' } });
  expect(screen.getByRole('alert')).toHaveTextContent(/An error happened/);
  expect(button()).toBeVisible();
});
