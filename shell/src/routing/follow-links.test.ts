import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { match } from 'shared/routes';
import { takeComplaints } from 'shared/testing';
import { createTestTab } from '../hosts/testing.tsx';
import { followLinks, leavePersonalPages } from './links.ts';
import { loadDocument } from './load-document.ts';

jest.mock('../remotes/loading.ts', () => ({}));
jest.mock('./load-document.ts', () => ({ ...jest.requireActual('./load-document.ts'), loadDocument: jest.fn() }));

const tab = createTestTab();
const navigate = jest.fn(async (_: string) => {});
tab.navigate = navigate;
/** What leaves the page when the site answers. */
let leaving: (() => void)[] = [];
/** Whether the browser was kept from following, for each click and submission. */
let kept: boolean[] = [];
const note = (event: Event) => {
  kept.push(event.defaultPrevented);
  event.preventDefault();
};

beforeAll(() => {
  followLinks(tab, (load) => leaving.push(load));
  leavePersonalPages(tab);
  addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && note(event));
  addEventListener('submit', note);
});
beforeEach(() => {
  leaving = [];
  navigate.mockClear();
  jest.mocked(loadDocument).mockClear();
});

const say = (showLoading: boolean) => tab.bus.set('main', { ...tab.bus.current('main'), showLoading });
const isLoading = () => tab.bus.current('main').showLoading;
/** jsdom cannot load another document, and says so. */
const loads = () => takeComplaints().filter((complaint) => complaint.includes('navigation')).length;

async function follow(html: string): Promise<void> {
  document.body.innerHTML = html;
  kept = [];
  await userEvent.click(screen.getByRole('link'));
}

it('goes to the page that a link leads to', async () => {
  await follow('<a href="/fr/contact?objet=prix">Contact</a>');
  expect([kept, leaving]).toEqual([[true], []]);
  expect(navigate.mock.calls).toEqual([['/fr/contact?objet=prix']]);
});

it('loads a page that wants it when the site answers', async () => {
  await follow('<a href="/fr/revendeurs" data-full-navigation>Revendeurs</a>');
  expect([kept, leaving.length]).toEqual([[true], 1]);
  expect(loadDocument).not.toHaveBeenCalled();
  leaving[0]?.();
  expect(loadDocument).toHaveBeenCalledWith(tab, `${location.origin}/fr/revendeurs`);
  expect([navigate.mock.calls, loads()]).toEqual([[], 0]);
});

it('leaves a file to the browser when the site answers: the page stays where that is saved', async () => {
  await follow('<a href="/documents/plan.pdf">Plan</a>');
  expect(kept).toEqual([true]);
  say(true);
  leaving[0]?.();
  expect([isLoading(), loads()]).toEqual([false, 1]);
  expect(loadDocument).not.toHaveBeenCalled();
});

it.each([
  '<a href="https://example.com/">Ailleurs</a>',
  '<a href="/fr/contact" target="_blank">Contact</a>',
  '<a href="#footer">En bas</a>',
])('lets the browser follow %s', async (html) => {
  await follow(html);
  expect([kept, leaving, navigate.mock.calls]).toEqual([[false], [], []]);
});

it('loads what a search asks for with what its form says, though that be gone when the site answers', async () => {
  document.body.innerHTML = `<form action="/fr/revendeurs?page=3">
    <input name="place" value="Lyon"><input name="with" value="a"><input name="with" value="b"><button name="by" value="ville">x</button></form>`;
  screen.getByRole('button').click();
  document.body.replaceChildren();
  expect([kept.at(-1), leaving.length]).toEqual([true, 1]);
  leaving[0]?.();
  const address = `${location.origin}/fr/revendeurs?place=Lyon&with=a&with=b&by=ville`;
  expect(jest.mocked(loadDocument).mock.calls).toEqual([[tab, address]]);
});

it('sends a form when the site answers, by the button that was pressed, and holds the next one back again', () => {
  document.body.innerHTML = '<form method="post"><button>Envoyer</button></form>';
  const button = screen.getByRole('button');
  const pressed: unknown[] = [];
  document.querySelector('form')?.addEventListener('submit', ({ submitter }) => pressed.push(submitter));
  kept = [];
  button.click();
  expect(leaving).toHaveLength(1);
  say(true);
  leaving[0]?.();
  expect([isLoading(), pressed]).toEqual([false, [button, button]]);
  button.click();
  expect(leaving).toHaveLength(2);
  expect(kept).toEqual([true, false, true]);
  expect(loadDocument).not.toHaveBeenCalled();
});

it('leaves a form to whoever has answered it', () => {
  document.body.innerHTML = '<form><button>Chercher</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  screen.getByRole('button').click();
  expect(leaving).toEqual([]);
});

it('leaves a personal page with a sign-out, and no other', () => {
  const signOutAt = (address: string) => {
    const route = match('fr', address);
    if (route) tab.context = { ...tab.context, route };
    tab.bus.emit('account:signed-out', {});
    return navigate.mock.calls.splice(0);
  };
  expect(signOutAt('/fr/produits')).toEqual([]);
  expect(signOutAt('/fr/mon-compte')).toEqual([['/fr/connexion']]);
});
