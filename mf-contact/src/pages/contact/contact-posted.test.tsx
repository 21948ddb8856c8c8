import { screen, within } from '@testing-library/react';
import type { Posted } from 'shared/forms';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { field } from './testing.ts';

beforeEach(() => {
  sessionStorage.clear();
  // Of the captcha, which gets ready when the form has the focus: nothing is sent here.
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  Element.prototype.scrollIntoView = jest.fn();
});

/** The page that answers a form which the browser posted. */
const show = (came: Partial<Posted>) =>
  renderPage(remote, 'contact', {
    address: '/en/contact',
    answers: { SeoForPage: { seoForPage: { title: 'Contact' } } },
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
