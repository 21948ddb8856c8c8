import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { createBus } from 'shared/bus';
import { renderPage, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { fakeGateway, fakeUploads, type Gateway } from '../../testing.ts';
import { button, field, fillIn, pdf, pick, send, write } from './testing.ts';

let gateway: Gateway;
let sent: object[];
let keys: (string | undefined)[];
let answer: () => object;
beforeEach(async () => {
  sessionStorage.clear();
  gateway = await fakeGateway();
  fakeUploads();
  sent = [];
  keys = [];
  answer = () => ({ isError: false, message: 'Your message has been sent!' });
  Element.prototype.scrollIntoView = jest.fn();
});

const show = (address = '/en/contact', visit: object = {}) =>
  renderPage(remote, 'contact', {
    address,
    ...visit,
    answers: {
      SeoForPage: { seoForPage: { title: 'Contact' } },
      MyAddress: { accountExport: { email: 'anna@example.org' } },
      SendToContact: ({ contact }, how) => {
        sent.push(Object(contact));
        keys.push(how?.key);
        return { sendToContact: answer() };
      },
    },
  });
const asAnna = () => ({ bus: createBus({ auth: { signedIn: true, userId: 'anna' } }) });
const tooMany = new GraphQLError('429', { extensions: { code: '429', retryAfter: 2_400 } });
const failure = (code: string) => new GraphQLError(code, { extensions: { code } });

it('has the address of who is signed in, for who has typed none, and asks whether to send a copy', async () => {
  await show('/en/contact', asAnna());
  expect(field('E-mail')).toHaveValue('anna@example.org');
  await userEvent.clear(field('E-mail'));
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send me a copy of my message' }));
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toEqual([expect.objectContaining({ copy: true, email: 'camille@example.org' })]);
});

it('leaves another address in place that was typed before', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ email: 'work@example.org' }));
  await show('/en/contact', asAnna());
  expect(field('E-mail')).toHaveValue('work@example.org');
});

it('keeps the tab on its release while something is written or attached that is not sent', async () => {
  let kept = 0;
  const keepTab = jest.fn(() => {
    kept += 1;
    return () => {
      kept -= 1;
    };
  });
  await show('/en/contact', { ...asAnna(), keepTab });
  expect(keepTab).not.toHaveBeenCalled();
  await write('Subject', 'Ligne');
  expect(kept).toBe(1);
  await userEvent.clear(field('Subject'));
  expect(kept).toBe(0);
  await pick(pdf());
  expect(kept).toBe(1);
  await userEvent.click(button('Cancel sending plan.pdf'));
  expect(kept).toBe(0);
  await write('E-mail', '.uk');
  expect(kept).toBe(1);
  await userEvent.clear(field('E-mail'));
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(kept).toBe(0);
});

// R337, R338, R341
it('sends what was written once the captcha is passed, and says that it is sent', async () => {
  await show();
  await fillIn();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Where purchased/ }), 'In a shop');
  await send();
  const heading = await screen.findByRole('heading', { name: 'Thank you' });
  expect(heading).toHaveFocus();
  expect(jest.mocked(heading.scrollIntoView).mock.contexts).toEqual([heading]);
  expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent!');
  expect(gateway.responses).toHaveLength(1);
  expect(sent).toEqual([
    expect.objectContaining({
      civility: 'Ms',
      firstName: 'Camille',
      email: 'camille@example.org',
      phone: '+33 6 12 34 56 78',
      resellerType: 'In a shop',
      reseller: null,
      commandNumber: null,
      subject: 'Ligne 120',
      files: [],
    }),
  ]);

  await userEvent.click(button('Write another message'));
  expect(field('Subject')).toHaveValue('');
});

// R331
it('asks for who writes, then what about, then where it was bought, then the message', async () => {
  await show();
  const fields = [...(document.querySelector('form')?.elements ?? [])].flatMap(
    (element) => element.getAttribute('name') ?? [],
  );
  expect(fields.filter((name) => name !== 'homepage' && name !== 'copy')).toEqual([
    ...['civility', 'firstName', 'lastName', 'company', 'email', 'phone', 'subject'],
    ...['commandNumber', 'resellerType', 'reseller', 'body'],
  ]);
  expect(field(/^Company/)).toHaveAccessibleName('Company (optional)');
  expect(field(/^Subject/)).toHaveAccessibleName('Subject');
});

// R332, R355
it('says what is wrong beside each field and at the top, which has the focus and leads to the fields', async () => {
  await show();
  await userEvent.type(field('E-mail'), 'camille@example');
  await userEvent.type(field('Phone'), '123');
  expect(field('E-mail')).toBeValid();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('7 fields need another look');
  expect(summary.parentElement).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title', 'First name', 'Last name', 'E-mail', 'Phone', 'Subject', 'Message']);
  expect(field('E-mail')).toHaveAccessibleDescription(/This address is incomplete/);
  expect(field('Phone')).toHaveAccessibleDescription(/8 to 12 digits/);
  expect(field('Subject')).toHaveAccessibleDescription('Please enter the subject of your message.');

  await userEvent.click(within(summary).getByRole('link', { name: 'Last name' }));
  expect(field('Last name')).toHaveFocus();
  await userEvent.type(field('Last name'), 'Roy');
  await waitFor(() => expect(summary).toHaveTextContent('6 fields'));
  expect(sent).toEqual([]);
  expect(gateway.responses).toEqual([]);
});

it('takes the list of mistakes away with the last of them', async () => {
  await show();
  await fillIn();
  await userEvent.clear(field('Subject'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('One field needs another look:Subject');
  await write('Subject', 'Ligne 120');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('keeps what was typed through a reload and a change of language, and forgets it once it is sent', async () => {
  const { unmount } = await show();
  await fillIn();
  unmount();
  const { unmount: leave } = await show('/fr/contact');
  await waitFor(() => expect(field('Objet')).toHaveValue('Ligne 120'));
  expect(screen.getByRole('combobox', { name: 'Civilité' })).toHaveDisplayValue('Madame');
  leave();

  const again = await show();
  await waitFor(() => expect(field('Subject')).toHaveValue('Ligne 120'));
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  again.unmount();
  await show();
  expect(field('Subject')).toHaveValue('');
});

// R341, R343
it.each<[string, () => object, RegExp]>([
  ['the content system fails', () => Promise.reject(failure('500')), /^An error happened, please try again\./],
  ['it is refused', () => Promise.reject(failure('422')), /^An error happened, please try again\./],
  ['too many came', () => Promise.reject(tooMany), /many messages in a short time\. Please try again in 40 minutes/],
  ['the answer is an error', () => ({ isError: true, message: 'We are closed.' }), /We are closed/],
])('keeps what was typed where %s', async (_, given, sentence) => {
  answer = given;
  await show();
  await fillIn();
  await send();
  const alert = await screen.findByText(sentence);
  expect(alert.closest('[tabindex="-1"]')).toHaveFocus();
  expect(within(alert).queryByRole('list')).toBeNull();
  expect(field('Message')).toHaveValue('Is there one of 110?');
  takeComplaints();

  answer = () => ({ isError: false, message: 'Sent after all.' });
  await send();
  expect(await screen.findByText('Sent after all.')).toBeVisible();
  await userEvent.click(button('Write another message'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that it does not know whether a message arrived, and sends it again as the same, after a reload, too', async () => {
  answer = () => Promise.reject(failure(''));
  const first = await show();
  await fillIn();
  await send();
  await screen.findByText(/we don’t know whether your message has arrived/);
  first.unmount();
  await show();
  answer = () => ({ isError: false, message: 'Sent.' });
  await send();
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(sent[1]).toEqual(sent[0]);
  expect(takeComplaints()).toHaveLength(1);

  await userEvent.click(button('Write another message'));
  await fillIn();
  await send();
  await screen.findByText('Sent.');
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(`${keys[0]}`)]);
  expect(gateway.responses).toHaveLength(3);
});

// R337, R338
it.each([
  ['is refused', { success: false, reason: 'wrong' }, 'An error happened with captcha, please try again.'],
  ['does not answer', 503, /The captcha does not answer/],
  ['was asked too often', 429, /Too many checks in a short time\. Please try again in 9 minutes\./],
])('says so where the captcha %s, sends nothing, and tries anew', async (_, verdict, sentence) => {
  gateway.verdicts = [verdict];
  await show();
  await fillIn();
  await send();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/Your message has not been sent/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(takeComplaints()).toHaveLength(1);
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
});

it('does work that has become too old again, without a word', async () => {
  gateway.verdicts = [{ success: false, reason: 'expired' }];
  await show();
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(gateway.responses).toHaveLength(2);
});

it('asks for the captcha again where the content system does not accept its proof', async () => {
  answer = () => Promise.reject(failure('403'));
  await show();
  await fillIn();
  await send();
  expect(await screen.findByText('Captcha expired, please try again.')).toBeVisible();
  answer = () => ({ isError: false, message: 'ok' });
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(gateway.responses).toHaveLength(2);
});
