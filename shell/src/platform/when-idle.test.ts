import { waitFor } from '@testing-library/react';
import type { BrowserRemote } from 'shared/remote/browser';
import { takeComplaints } from 'shared/testing';
import { startTestTab } from '../hosts/testing.tsx';
import { createPages } from '../routing/pages.ts';
import { afterFirstPage } from './when-idle.ts';

let fail = (_: Error) => {};
jest.mock('../remotes/loading.ts', () => ({
  loadParts: () => new Promise<BrowserRemote>((_, reject) => (fail = reject)),
}));
// The browser has nothing else to do.
Object.assign(window, { requestIdleCallback: (work: () => void) => work() });

it('waits for the page of a page load, and no longer where that fails', async () => {
  const tab = startTestTab();
  const host = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'page' }));
  host.innerHTML = '<div class="mf-part"><h1>Du serveur</h1></div>';
  const heard = jest.fn();
  void afterFirstPage.then(heard);
  await createPages(tab).show('mf-content/home');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toHaveBeenCalled();
  fail(new Error('gone'));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(takeComplaints().join()).toContain('gone');
});
