import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Posted } from 'shared/forms';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { fakeGateway } from '../../testing.ts';
import { button, field, send, write } from './testing.ts';

beforeEach(() => {
  sessionStorage.clear();
  // Of the captcha, which gets ready when the form has the focus.
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  Element.prototype.scrollIntoView = jest.fn();
});

/** The page that answers a form which the browser posted. */
const show = (came: Partial<Posted>) =>
  renderPage(remote, 'contact', {
    address: '/en/contact',
    answers: {
      SeoForPage: { seoForPage: { title: 'Contact' } },
      SendToContact: { sendToContact: { isError: false, message: 'Sent.' } },
    },
    posted: { form: 'mf-contact/hold-message', values: {}, problems: {}, ...came },
  });
const copy = () => screen.getByRole('checkbox', { name: 'Send me a copy of my message' });

it('has what was posted, says what is wrong with it, and fills in from the draft what was not', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ subject: 'An older one', company: 'Atelier Roy' }));
  await show({
    values: { email: 'camille', subject: 'Ligne 120', copy: 'on' },
    problems: { email: 'email', lastName: 'required' },
  });
  const summary = screen.getByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(field('E-mail')).toHaveValue('camille');
  expect(field('E-mail')).toHaveAccessibleDescription(/This address is incomplete/);
  expect(field('Subject')).toHaveValue('Ligne 120');
  expect(field(/^Company/)).toHaveValue('Atelier Roy');
  expect(copy()).toBeChecked();
});

it('takes a problem away that is corrected, and begins another message empty', async () => {
  await fakeGateway();
  const typed = { civility: 'madam', firstName: 'Camille', phone: '06 12 34 56 78', subject: 'Ligne', body: 'Bonjour' };
  await show({ values: { ...typed, email: 'camille' }, problems: { email: 'email', lastName: 'required' } });
  await write('Last name', 'Roy');
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveTextContent('One field needs another look:E-mail'));
  expect(field('Last name')).toBeValid();
  await write('E-mail', '@example.org');
  await waitFor(() => expect(summary).not.toBeInTheDocument());
  await send();
  expect(await screen.findByText('Sent.')).toBeVisible();
  await userEvent.click(button('Write another message'));
  expect(field('Subject')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each<[string, Partial<Posted>, RegExp]>([
  ['the content system does not take it', { refused: 'We are closed.' }, /^We are closed/],
  ['it fails', { failed: { code: '500' } }, /^An error happened, please try again\./],
  ['too many came', { failed: { code: '429', retryAfterSeconds: 490 } }, /Please try again in 9 minutes/],
])('says so where %s', async (_, came, sentence) => {
  await show(came);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(copy()).not.toBeChecked();
});

it('says that a link was mailed, in place of the form', async () => {
  await show({ done: 'We have mailed you a link.' });
  expect(screen.getByRole('status')).toHaveTextContent('We have mailed you a link.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
