import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { fakeGateway, type Gateway } from '../../testing.ts';

interface Box {
  sitekey: string;
  hl: string;
  size: string;
  callback(response: string | null): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

let gateway: Gateway;
beforeEach(async () => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  gateway = await fakeGateway();
  gateway.offer = { provider: 'recaptcha', siteKey: 'the-site-key' };
});

/** Google's script once it is there; answers the boxes that it was asked to draw. */
function fakeGoogle(): Box[] {
  const boxes: Box[] = [];
  const grecaptcha = { render: (_: Element, box: Box) => boxes.push(box) - 1, reset: () => {} };
  Object.defineProperty(window, 'grecaptcha', { value: grecaptcha, configurable: true, writable: true });
  return boxes;
}

const sent: object[] = [];
async function fillIn() {
  sent.length = 0;
  await renderPage(remote, 'contact', {
    address: '/nl/contact',
    country: 'be',
    answers: {
      SeoForPage: { seoForPage: { title: 'Contact' } },
      SendToContact: ({ contact }) => {
        sent.push(Object(contact));
        return { sendToContact: { isError: false, message: 'Verzonden.' } };
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aanhef' }), 'Mevrouw');
  for (const name of ['Voornaam', 'Achternaam', 'Onderwerp', 'Bericht'])
    await userEvent.type(screen.getByRole('textbox', { name }), 'x');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@b.be');
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefoon' }), '12345678');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Bericht verzenden' }));
const showBox = () => userEvent.click(screen.getByRole('button', { name: 'Controle tonen' }));
const googleScript = () => document.querySelector('script[src*="recaptcha"]');

// C43, R356
it('asks nothing of Google before the visitor wants it; what blocks its script is told', async () => {
  await fillIn();
  await send();
  expect(await screen.findByText(/Vink het controlevakje aan/)).toBeVisible();
  expect(googleScript()).toBeNull();
  await showBox();
  const script = await waitFor(() => googleScript() ?? Promise.reject(new Error('not yet')));
  act(() => void fireEvent.error(script));
  expect(await screen.findByText(/De controledienst antwoordt niet/)).toBeVisible();
  expect(takeComplaints()).toEqual(['The captcha has no response: unreachable']);
  expect(sent).toEqual([]);
});

// R340, C43
it('shows the box of version 2 in the language of the page and of normal size, and sends with its response', async () => {
  const boxes = fakeGoogle();
  await fillIn();
  await showBox();
  await waitFor(() => expect(boxes).toHaveLength(1));
  expect(boxes[0]).toMatchObject({ sitekey: 'the-site-key', hl: 'nl', size: 'normal' });
  act(() => boxes[0]?.callback('the response'));
  await send();
  expect(await screen.findByText('Verzonden.')).toBeVisible();
  expect(gateway.responses).toEqual(['the response']);
});

it('says that a response has expired, or that the check failed, and takes a new one', async () => {
  const boxes = fakeGoogle();
  await fillIn();
  await showBox();
  await waitFor(() => expect(boxes).toHaveLength(1));
  act(() => boxes[0]?.callback('old'));
  act(() => boxes[0]?.['expired-callback']());
  expect(await screen.findByText(/De controle is verlopen/)).toBeVisible();
  act(() => boxes[0]?.['error-callback']());
  expect(await screen.findByText(/De controle is mislukt/)).toBeVisible();
  expect(takeComplaints()).toHaveLength(2);
  await send();
  expect(gateway.responses).toEqual([]);

  act(() => boxes[0]?.callback('refused'));
  gateway.verdicts = [{ success: false, reason: 'wrong' }];
  await send();
  await waitFor(() => expect(boxes).toHaveLength(2));
  takeComplaints();
  act(() => boxes[1]?.callback('new'));
  await send();
  expect(await screen.findByText('Verzonden.')).toBeVisible();
  expect(gateway.responses).toEqual(['refused', 'new']);
});
