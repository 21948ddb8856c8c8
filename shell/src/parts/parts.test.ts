import { screen, waitFor } from '@testing-library/react';
import { takeComplaints } from 'shared/testing';
import { startTestTab, testRemote } from '../hosts/testing.tsx';
import { createPlatform } from '../platform/create-platform.ts';
import { pageSettled } from '../platform/when-idle.ts';
import { loadParts } from '../remotes/loading.ts';
import { announceFailure } from './failure.ts';
import { drawFirstScreenFirst } from './first-screen-first.ts';
import { updateLastingFragments } from './fragment-element.ts';
import { openFragment } from './fragment-part.ts';
import { type Part, propsOf } from './part.ts';

jest.mock('../remotes/loading.ts', () => ({ loadParts: jest.fn(async () => testRemote) }));

const tab = startTestTab();
const of = 'mf-catalogue/product-slider';

// The shell mounts parts by itself, not through the testing library.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => document.body.replaceChildren());

function addFragment(heading: string, name = of, into: HTMLElement = document.body): HTMLElement {
  const element = document.createElement('mf-fragment');
  element.setAttribute('of', name);
  element.setAttribute('props', JSON.stringify({ heading }));
  return into.appendChild(element);
}

/** A part as the server rendered it, or an empty one. */
function partWith(html: string): Part {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html && `<div class="mf-part">${html}</div>`;
  return { of, host, props: '{}' };
}

test('a fragment that is moved stays as it is, and one that is taken away ends', async () => {
  const element = addFragment('Lavabos');
  const field = await screen.findByRole('textbox', { name: 'Nom' });
  document.body.appendChild(document.createElement('section')).append(element);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('textbox', { name: 'Nom' })).toBe(field);
  element.remove();
  await waitFor(() => expect(element.querySelector('input')).toBeNull());
});

test('an element that asks for a fragment by a former name shows the one that goes on', async () => {
  const element = addFragment('Notes', 'mf-former/memo');
  expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  expect(element.querySelector('.mf-part')).toHaveAttribute('data-of', 'mf-later/note');
});

test('fragments that have waited for the same code are drawn in a task each', async () => {
  let task = 0;
  const counting = setInterval(() => {
    task += 1;
  });
  const drawnIn: number[] = [];
  const watch = new MutationObserver(() => {
    for (const _ of screen.queryAllByRole('heading').slice(drawnIn.length)) drawnIn.push(task);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  for (const heading of ['Lavabos', 'Miroirs', 'Meubles']) addFragment(heading);
  await waitFor(() => expect(drawnIn).toHaveLength(3));
  expect(new Set(drawnIn).size).toBe(3);
  watch.disconnect();
  clearInterval(counting);
});

test('a page that is entered is in sight before what lies below its first screen is drawn', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.id = 'page';
  const placeAt = (top: number, heading: string, into: HTMLElement) => {
    const host = into.appendChild(document.createElement('div'));
    host.getBoundingClientRect = () => new DOMRect(0, top, 400, 0);
    return openFragment(tab, { of, host, props: JSON.stringify({ heading }) });
  };
  const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  const drawTheRest = drawFirstScreenFirst();
  const above = placeAt(innerHeight - 1, 'Lavabos', page);
  const below = placeAt(innerHeight, 'Miroirs', page);
  const closed = placeAt(innerHeight, 'Meubles', page);
  const elsewhere = placeAt(innerHeight, 'Menu', document.body);
  await Promise.all([above, below, elsewhere].map((part) => part.settled()));
  await waitFor(() => expect(shown()).toEqual(['Lavabos', 'Menu']));
  closed.close();
  drawTheRest();
  await waitFor(() => expect(shown()).toEqual(['Lavabos', 'Miroirs', 'Menu']));
  await closed.settled();
  expect(shown()).toHaveLength(3);
  const later = placeAt(innerHeight, 'Robinets', page);
  await later.settled();
  expect(shown()).toContain('Robinets');
});

/** What comes near the viewport is waited for in these elements. */
function watched(): Element[] {
  const elements: Element[] = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = (element: Element) => elements.push(element);
      disconnect = () => elements.splice(0);
    },
  });
  return elements;
}

test('a fragment is alive as soon as it is near in the page, and after the page where it waits or is outside', async () => {
  const seen = watched();
  const page = document.body.appendChild(document.createElement('main'));
  page.id = 'page';
  const place = (into: HTMLElement, words: string, ...marks: string[]) => {
    const element = document.createElement('mf-fragment');
    element.setAttribute('of', of);
    element.setAttribute('props', '{}');
    for (const mark of marks) element.setAttribute(mark, '');
    element.innerHTML = `<div class="mf-part"><h2>${words}</h2></div>`;
    into.append(element);
  };
  const words = () => seen.filter((element) => element.matches('h2')).map(({ textContent }) => textContent);
  place(document.body, 'Pied de page');
  place(page, 'Plus bas', 'waits');
  place(page, 'Ici');
  await waitFor(() => expect(words()).toEqual(['Ici']));
  pageSettled();
  await waitFor(() => expect(words().sort()).toEqual(['Ici', 'Pied de page', 'Plus bas']));
});

test('a part that is closed before it was used holds back no click and watches nothing any more', async () => {
  const seen = watched();
  const part = partWith('<h2>Lavabos</h2>');
  const opened = openFragment(tab, part);
  pageSettled();
  const heading = screen.getByRole('heading', { name: 'Lavabos' });
  await waitFor(() => expect(seen).toContain(heading));
  opened.close();
  expect(seen).toEqual([]);
  expect(heading.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
});

test('a fragment that needs no script stays as the server has rendered it, until it is to show something else', async () => {
  const near = jest.fn();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = near;
      disconnect() {}
    },
  });
  const element = document.createElement('mf-fragment');
  element.setAttribute('of', of);
  element.setAttribute('props', '{"heading":"Lavabos"}');
  element.innerHTML = '<div class="mf-part" data-still=""><h2>Du serveur</h2><p data-alive="">Plus bas</p></div>';
  document.body.append(element);
  const heading = screen.getByRole('heading', { name: 'Du serveur' });
  expect(heading.parentElement).toHaveAttribute('data-mounted');
  heading.click();
  pageSettled();
  await waitFor(() => expect(near).toHaveBeenCalledWith(screen.getByText('Plus bas')));
  expect(near).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Du serveur' })).toBe(heading);
  // Another page of the same language.
  updateLastingFragments();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { name: 'Du serveur' })).toBe(heading);
  element.setAttribute('props', '{"heading":"Miroirs"}');
  await screen.findByRole('heading', { name: 'Miroirs' });
  expect(heading).not.toBeInTheDocument();
});

test('a place for a role shows the fragment that plays it, and says so where there is none', async () => {
  const element = addFragment('Recherche', 'role:search');
  await screen.findByRole('heading', { name: 'Recherche' });
  expect(element.querySelector('.mf-part')).toHaveAttribute('data-of', 'mf-later/note');
  addFragment('Connexion', 'role:sign-in');
  expect(takeComplaints()).toEqual([expect.stringContaining('no live release gives role:sign-in')]);
  expect(screen.queryByRole('heading', { name: 'Connexion' })).toBeNull();
});

test('a part shows no fragment that its remote does not declare, but for what plays a role', async () => {
  const part = Object.assign(document.createElement('div'), { className: 'mf-part' });
  part.dataset.remote = 'mf-content';
  document.body.append(part);
  addFragment('Lavabos', of, part);
  addFragment('Recherche', 'role:search', part);
  await screen.findByRole('heading', { name: 'Recherche' });
  expect(screen.queryByRole('heading', { name: 'Lavabos' })).toBeNull();
  expect(takeComplaints()).toEqual([expect.stringContaining(`mf-content does not declare ${of}@1`)]);
});

test('what the server rendered of a part that fails stays until somebody uses it', () => {
  const part = partWith('<h2>Lavabos</h2><a href="#all">Tous</a>');
  announceFailure(tab, part, new Error('its code did not come'), () => {});
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('link', { name: 'Tous' }).click();
  expect(screen.queryByRole('alert')).toBeNull();
  for (const _ of ['once', 'again']) screen.getByRole('heading', { name: 'Lavabos' }).click();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(takeComplaints()).toHaveLength(1);
});

test('a part of which the server rendered nothing says at once that it failed, and tries again', () => {
  const retry = jest.fn();
  announceFailure(tab, partWith(''), new Error('its code did not come'), retry);
  screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takeComplaints()).toHaveLength(1);
});

test('a part keeps its platform while the page and the visitor are the same, and gets another one after a sign-in', () => {
  const part = partWith('');
  const platform = () => propsOf(tab, part, testRemote, () => {}).platform;
  const first = platform();
  expect(platform()).toBe(first);
  tab.bus.set('auth', { signedIn: true });
  expect(platform()).not.toBe(first);
  expect(platform().signedIn).toBe(true);
});

test('what lies over the page opens no second time as the page below it changes', () => {
  expect(createPlatform(tab).openLayer).toBe(createPlatform(tab).openLayer);
});

test.each([
  ['is taken away while it still loads is never said to be late', true, 0],
  ['loads for five seconds is said to be late', false, 1],
])('a part that %s', async (_, isClosed, messages) => {
  jest.useFakeTimers();
  jest.mocked(loadParts).mockReturnValueOnce(new Promise(() => {}));
  const opened = openFragment(tab, partWith(''));
  await jest.advanceTimersByTimeAsync(100);
  if (isClosed) opened.close();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(screen.queryAllByRole('status')).toHaveLength(messages);
});

test('what says that a part is late goes when it comes', async () => {
  jest.useFakeTimers();
  let come = (_: typeof testRemote) => {};
  jest.mocked(loadParts).mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const part = { ...partWith(''), props: JSON.stringify({ heading: 'Lavabos' }) };
  const opened = openFragment(tab, part);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(screen.getByRole('status')).toBeVisible();
  come(testRemote);
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  await screen.findByRole('heading', { name: 'Lavabos' });
  expect(screen.queryByRole('status')).toBeNull();
  opened.close();
});
