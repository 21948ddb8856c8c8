import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { type FileOnItsWay, fakeGateway, fakeUploads, type Gateway } from '../../testing.ts';
import { button, fillIn, pdf, pick, rows, send } from './testing.ts';

let gateway: Gateway;
let uploads: FileOnItsWay[];
let sent: object[];
let answer: () => object;
beforeEach(async () => {
  sessionStorage.clear();
  gateway = await fakeGateway();
  uploads = fakeUploads();
  sent = [];
  answer = () => ({ isError: false, message: 'Sent.' });
  Element.prototype.scrollIntoView = jest.fn();
});

const show = () =>
  renderPage(remote, 'contact', {
    address: '/en/contact',
    answers: {
      SeoForPage: { seoForPage: { title: 'Contact' } },
      SendToContact: ({ contact }) => {
        sent.push(Object(contact));
        return { sendToContact: answer() };
      },
    },
  });

describe('the files of a message', () => {
  it('are sent when they are picked, show how far they have come, and go with the message', async () => {
    await show();
    await fillIn();
    await pick(pdf());
    const [file] = uploads;
    expect(file?.url).toBe('/uploads?name=plan.pdf');
    act(() => file?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Sending plan.pdf' })).toHaveAttribute('value', '0.4');
    await send();
    expect(button('Sending…')).toBeVisible();
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
    expect(within(screen.getByRole('group', { name: /Attachments/ })).queryByRole('list')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
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
    expect(button('Remove a.pdf')).toHaveTextContent('Remove');
    await userEvent.click(button('Remove a.pdf'));
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(gateway.deleted).toEqual(['/uploads/first']));
    expect(button('Cancel sending b.pdf')).toHaveTextContent('Cancel');
    await userEvent.click(button('Cancel sending b.pdf'));
    expect(uploads[1]?.isCancelled).toBe(true);
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  it('show what a picture is of, cut to a square from its middle; what cannot be decoded has none', async () => {
    const drawn: unknown[][] = [];
    const context = { drawImage: (...how: unknown[]) => drawn.push(how) };
    const [wide, tall] = [
      { width: 480, height: 192, close: jest.fn() },
      { width: 192, height: 480, close: jest.fn() },
    ];
    const decode = jest.fn().mockRejectedValue(new DOMException('no picture'));
    for (const bitmap of [wide, tall]) {
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(Object(context));
      jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValueOnce('data:image/webp;base64,AA');
      decode.mockResolvedValueOnce(bitmap);
    }
    Object.assign(globalThis, { createImageBitmap: decode });
    await show();
    const pictures = ['wide.png', 'tall.png', 'broken.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await pick(...pictures, pdf());
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    await waitFor(() => expect(document.querySelectorAll('li img')).toHaveLength(2));
    expect(rows()[0]?.querySelector('img')).toHaveAttribute('src', 'data:image/webp;base64,AA');
    expect(drawn).toEqual([
      [wide, -72, 0, 240, 96],
      [tall, 0, -72, 96, 240],
    ]);
    for (const { close } of [wide, tall]) expect(close).toHaveBeenCalled();
    expect(decode).toHaveBeenCalledTimes(3);
  });

  it('of another kind, too large or empty are not sent', async () => {
    await show();
    await pick(new File(['x'], 'drawing.svg'), pdf('large.pdf', 5 * 1_048_576 + 1), pdf('empty.pdf', 0));
    expect(uploads).toEqual([]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('drawing.svg: only images and PDF files are accepted.');
    expect(alert).toHaveTextContent('large.pdf is larger than 5 MB.');
    expect(alert).toHaveTextContent('empty.pdf is empty.');
    await pick(new File(['x'], 'drawing.svg'), pdf());
    expect(screen.getByRole('alert')).toHaveTextContent('drawing.svg: only images and PDF files are accepted.');
    await userEvent.click(button('Cancel sending plan.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the server refuses hold the message up until they are removed', async () => {
    await show();
    await fillIn();
    await pick(pdf('liar.pdf'));
    await act(async () => uploads[0]?.answer(422));
    expect(screen.getByRole('alert')).toHaveTextContent('liar.pdf is not a readable image or PDF');
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    await send();
    expect(await screen.findByText(/A file did not arrive/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(button('Remove liar.pdf'));
    await send();
    await screen.findByRole('heading', { name: 'Thank you' });
  });

  it('that the server finds too large cannot be sent again', async () => {
    await show();
    await pick(pdf());
    await act(async () => uploads[0]?.answer(413));
    expect(screen.getByRole('alert')).toHaveTextContent('plan.pdf is larger than 5 MB.');
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('are sent no further when the visitor leaves', async () => {
    const { unmount } = await show();
    await pick(pdf());
    unmount();
    expect(uploads[0]?.isCancelled).toBe(true);
  });

  it('that are part of another message by now are let go, and asked for once more', async () => {
    await show();
    await fillIn();
    await pick(pdf());
    await act(async () => uploads[0]?.answer(201, { id: 'gone' }));
    answer = () => Promise.reject(new GraphQLError('422', { extensions: { code: '422' } }));
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
    act(() => uploads[0]?.progress(0.4));
    await act(async () => uploads[0]?.fail());
    await userEvent.click(button('Try to send plan.pdf again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
    await act(async () => uploads[1]?.answer(201, { id: 'later' }));
    expect(rows()[0]).toHaveTextContent('attached');
  });

  it('come back with the draft, apart from those that the server keeps no longer', async () => {
    const { unmount } = await show();
    await pick(pdf());
    uploads[0]?.answer(201, { id: '3f0e4a52-0c5f-4d58-9d1e-0a4b8c8d1f10' });
    await within(rows()[0] ?? document.body).findByText(/attached/);
    unmount();
    const stored = JSON.parse(sessionStorage.getItem('contact-files') ?? '[]');
    const old = { ...stored[0], id: 'old', name: 'old.pdf', at: Date.now() - 24 * 60 * 60 * 1000 };
    const other = { ...stored[0], id: 'other', name: 'other.pdf' };
    sessionStorage.setItem('contact-files', JSON.stringify([...stored, other, old]));

    await show();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('plan.pdf'),
      expect.stringContaining('other.pdf'),
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('old.pdf is no longer kept. Please attach it again.');
    await userEvent.click(button('Remove other.pdf'));
    await waitFor(() => expect(gateway.deleted).toEqual(['/uploads/other']));
    await fillIn();
    await send();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sent).toEqual([expect.objectContaining({ files: ['3f0e4a52-0c5f-4d58-9d1e-0a4b8c8d1f10'] })]);
    expect(sessionStorage.getItem('contact-files')).toBeNull();
  });
});
