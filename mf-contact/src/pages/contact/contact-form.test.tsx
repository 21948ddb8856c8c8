import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { createBus } from 'shared/bus';
import { renderPage, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { type FileOnItsWay, fakeGateway, fakeUploads, type Gateway } from '../../testing.ts';

let gateway: Gateway;
let uploads: FileOnItsWay[];
let sent: object[];
let keys: (string | undefined)[];
let answer: () => object;
beforeEach(async () => {
  sessionStorage.clear();
  gateway = await fakeGateway();
  uploads = fakeUploads();
  sent = [];
  keys = [];
  answer = () => ({ isError: false, message: 'Your message has been sent!' });
  Element.prototype.scrollIntoView = jest.fn();
});

const show = (address = '/en/contact') =>
  renderPage(remote, 'contact', {
    address,
    answers: {
      SeoForPage: { seoForPage: { title: 'Contact' } },
      SendToContact: ({ contact }, how) => {
        sent.push(Object(contact));
        keys.push(how?.key);
        return { sendToContact: answer() };
      },
    },
  });
const tooMany = new GraphQLError('429', { extensions: { code: '429', retryAfter: 2_400 } });
const failure = (code: string) => new GraphQLError(code, { extensions: { code } });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const send = () => userEvent.click(button('Send message'));

async function fillIn() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Ms');
  for (const [name, text] of [
    ['First name', 'Camille'],
    ['Last name', 'Roy'],
    ['E-mail', 'Camille@Example.org'],
    ['Phone', '+33 6 12 34 56 78'],
    ['Subject', 'Ligne 120'],
    ['Message', 'Is there one of 110?'],
  ] as const) {
    // Key by key it would take seconds on a busy machine.
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}
const rows = () => within(screen.getByRole('group', { name: /Attachments/ })).getAllByRole('listitem');
const pick = (...files: File[]) => {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLElement)) throw new Error('There is no picker');
  return userEvent.upload(input, files, { applyAccept: false });
};
const pdf = (name = 'plan.pdf', bytes = 2048) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

it('has the address of who is signed in, for who has typed none, and asks whether to send a copy', async () => {
  const bus = createBus({ auth: { signedIn: true, userId: 'anna' } });
  const MyAddress = { accountExport: { email: 'anna@example.org' } };
  await renderPage(remote, 'contact', {
    address: '/en/contact',
    bus,
    answers: {
      SeoForPage: { seoForPage: { title: 'Contact' } },
      MyAddress,
      SendToContact: ({ contact }) => {
        sent.push(Object(contact));
        return { sendToContact: answer() };
      },
    },
  });
  expect(field('E-mail')).toHaveValue('anna@example.org');
  await userEvent.clear(field('E-mail'));
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send me a copy of my message' }));
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toEqual([expect.objectContaining({ copy: true, email: 'camille@example.org' })]);
});

it('has the files of the draft back, and says which the server keeps no longer', async () => {
  const { unmount } = await show();
  await pick(pdf());
  uploads[0]?.answer(201, { id: '3f0e4a52-0c5f-4d58-9d1e-0a4b8c8d1f10' });
  await within(rows()[0] ?? document.body).findByText(/attached/);
  unmount();
  const stored = JSON.parse(sessionStorage.getItem('contact-files') ?? '[]');
  const old = { ...stored[0], id: 'old', name: 'old.pdf', at: Date.now() - 24 * 60 * 60 * 1000 };
  sessionStorage.setItem('contact-files', JSON.stringify([...stored, old]));

  await show();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('plan.pdf');
  expect(screen.getByRole('alert')).toHaveTextContent('old.pdf is no longer kept. Please attach it again.');
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toEqual([expect.objectContaining({ files: ['3f0e4a52-0c5f-4d58-9d1e-0a4b8c8d1f10'] })]);
  expect(sessionStorage.getItem('contact-files')).toBeNull();
});

// R337, R338, R341
it('sends what was written once the captcha is passed, and says that it is sent', async () => {
  await show();
  await fillIn();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Where purchased/ }), 'In a shop');
  await send();
  const heading = await screen.findByRole('heading', { name: 'Thank you' });
  expect(heading).toHaveFocus();
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
});

// R332, R355
it('says what is wrong beside each field and at the top, which has the focus and leads to the fields', async () => {
  await show();
  await userEvent.type(field('E-mail'), 'camille@example');
  await userEvent.type(field('Phone'), '123');
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
  ['too many came', () => Promise.reject(tooMany), /many messages in a short time\. Please try again in 40 minutes/],
  ['the answer is an error', () => ({ isError: true, message: 'We are closed.' }), /We are closed/],
])('keeps what was typed where %s', async (_, given, sentence) => {
  answer = given;
  await show();
  await fillIn();
  await send();
  const alert = await screen.findByText(sentence);
  expect(alert.closest('[tabindex="-1"]')).toHaveFocus();
  expect(field('Message')).toHaveValue('Is there one of 110?');
  takeComplaints();

  answer = () => ({ isError: false, message: 'Sent after all.' });
  await send();
  expect(await screen.findByText('Sent after all.')).toBeVisible();
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

describe('its files', () => {
  it('are sent when they are picked, show how far they have come, and go with the message', async () => {
    await show();
    await fillIn();
    await pick(pdf());
    const [file] = uploads;
    expect(file?.url).toBe('/uploads?name=plan.pdf');
    act(() => file?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Sending plan.pdf' })).toHaveAttribute('value', '0.4');
    await send();
    expect(sent).toEqual([]);
    await act(async () => file?.answer(201, { id: 'an-id' }));
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sent).toEqual([expect.objectContaining({ files: ['an-id'] })]);
  });

  it('can be dropped, where one sees that they can', async () => {
    await show();
    const zone = screen.getByText('Choose files').parentElement;
    if (!zone) throw new Error('There is no zone');
    expect(zone).not.toHaveAttribute('data-over');
    expect(fireEvent.dragOver(zone)).toBe(false);
    expect(zone).toHaveAttribute('data-over');
    fireEvent.dragLeave(zone);
    expect(zone).not.toHaveAttribute('data-over');
    fireEvent.dragOver(zone);
    await act(async () => {
      expect(fireEvent.drop(zone, { dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] } })).toBe(false);
    });
    expect(zone).not.toHaveAttribute('data-over');
    expect(uploads.map(({ url }) => url)).toEqual(['/uploads?name=a.pdf', '/uploads?name=b.pdf']);
    expect(rows()).toHaveLength(2);
  });

  // R335
  it('are listed with their size; the picker goes at four, and comes back when one is removed', async () => {
    await show();
    await pick(pdf('a.pdf', 12), pdf('b.pdf', 2048), pdf('c.pdf', 1_572_864));
    await pick(pdf('d.pdf'), pdf('e.pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('A message takes four files at most.');
    await pick(pdf('d.pdf'));
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual([
      expect.stringContaining('12 bytes'),
      expect.stringContaining('2\u00a0KB'),
      expect.stringContaining('1.5\u00a0MB'),
    ]);
    expect(document.querySelector('input[type=file]')).toBeNull();

    await act(async () => uploads[0]?.answer(201, { id: 'first' }));
    await userEvent.click(button('Remove a.pdf'));
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(gateway.deleted).toEqual(['/uploads/first']));
    await userEvent.click(button('Cancel sending b.pdf'));
    expect(uploads[1]?.isCancelled).toBe(true);
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  it('show what a picture is of, cut to a square from its middle; what cannot be decoded has none', async () => {
    const drawn: unknown[][] = [];
    const context = { drawImage: (...how: unknown[]) => drawn.push(how) };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(Object(context));
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValueOnce('data:image/webp;base64,AA');
    const bitmap = { width: 480, height: 192, close: jest.fn() };
    const decode = jest.fn().mockResolvedValueOnce(bitmap).mockRejectedValue(new DOMException('no picture'));
    Object.assign(globalThis, { createImageBitmap: decode });
    await show();
    const [picture, broken] = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    if (picture && broken) await pick(picture, broken, pdf());
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    await waitFor(() => expect(document.querySelectorAll('li img')).toHaveLength(1));
    expect(rows()[0]?.querySelector('img')).toHaveAttribute('src', 'data:image/webp;base64,AA');
    expect(drawn).toEqual([[bitmap, -72, 0, 240, 96]]);
    expect(bitmap.close).toHaveBeenCalled();
    expect(decode).toHaveBeenCalledTimes(2);
  });

  it('of another kind, too large or empty are not sent', async () => {
    await show();
    await pick(new File(['x'], 'drawing.svg'), pdf('large.pdf', 5 * 1_048_576 + 1), pdf('empty.pdf', 0));
    expect(uploads).toEqual([]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('drawing.svg: only images and PDF files are accepted.');
    expect(alert).toHaveTextContent('large.pdf is larger than 5 MB.');
    expect(alert).toHaveTextContent('empty.pdf is empty.');
  });

  it('that the server refuses hold the message up until they are removed', async () => {
    await show();
    await fillIn();
    await pick(pdf('liar.pdf'));
    await act(async () => uploads[0]?.answer(422));
    expect(screen.getByRole('alert')).toHaveTextContent('liar.pdf is not a readable image or PDF');
    await send();
    expect(await screen.findByText(/A file did not arrive/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(button('Remove liar.pdf'));
    await send();
    await screen.findByRole('heading', { name: 'Thank you' });
  });

  it('that are part of another message by now are let go, and asked for once more', async () => {
    await show();
    await fillIn();
    await pick(pdf());
    await act(async () => uploads[0]?.answer(201, { id: 'gone' }));
    answer = () => Promise.reject(failure('422'));
    await send();
    expect(await screen.findByText('plan.pdf is no longer kept. Please attach it again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
    answer = () => ({ isError: false, message: 'Sent.' });
    await send();
    expect(await screen.findByText('Sent.')).toBeVisible();
  });

  it('that were too many are told how long to wait', async () => {
    await show();
    await pick(pdf());
    await act(async () => uploads[0]?.answer(429));
    expect(rows()[0]).toHaveTextContent('Many files in a short time. Please try again in 10 minutes.');
  });

  it('that did not arrive are sent again when asked', async () => {
    await show();
    await pick(pdf());
    await act(async () => uploads[0]?.fail());
    await userEvent.click(button('Try to send plan.pdf again'));
    await act(async () => uploads[1]?.answer(201, { id: 'later' }));
    expect(rows()[0]).toHaveTextContent('attached');
  });
});
