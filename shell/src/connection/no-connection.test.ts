import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNoConnection } from './no-connection.ts';

let isBack = () => {};
jest.mock('./reachable.ts', () => ({
  whenReachable(work: () => void) {
    isBack = work;
    return () => {
      isBack = () => {};
    };
  },
}));
const noConnection = createNoConnection();
afterEach(() => noConnection.over());

it('says that there is no connection, and tries again when it is back', () => {
  const retry = jest.fn();
  noConnection.waits('fr', retry);
  expect(screen.getByRole('status')).toHaveTextContent(/^Pas de connexion\. La page s’ouvrira/);
  expect(retry).not.toHaveBeenCalled();
  isBack();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('tries again when the visitor asks, and then no longer by itself', async () => {
  const retry = jest.fn();
  noConnection.waits('de', retry);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  isBack();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says that a page is remembered until the connection is back', () => {
  noConnection.remembers('en');
  expect(screen.getByRole('status')).toHaveTextContent('No connection. This is the page as you saw it.');
  isBack();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stands in the dialog that lies over the page, and stays when that is closed', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  noConnection.waits('fr', () => undefined);
  expect(dialog).toContainElement(screen.getByRole('status'));
  dialog.dispatchEvent(new Event('close'));
  dialog.remove();
  expect(screen.getByRole('status')).toHaveTextContent(/^Pas de connexion/);
});
