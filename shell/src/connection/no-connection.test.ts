import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNoConnection } from './no-connection.ts';

const online = (is: boolean) => Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
const noConnection = createNoConnection();
afterEach(() => noConnection.over());

it('says that there is no connection, and tries again when it is back', () => {
  online(false);
  const retry = jest.fn();
  noConnection.waits('fr', retry);
  expect(screen.getByRole('status')).toHaveTextContent(/^Pas de connexion\. La page s’ouvrira/);
  expect(retry).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('tries again when the visitor asks', async () => {
  const retry = jest.fn();
  noConnection.waits('de', retry);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('tries by itself where the browser believes that it is online', async () => {
  jest.useFakeTimers();
  online(true);
  const retry = jest.fn();
  noConnection.waits('fr', retry);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(retry).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(retry).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('says that a page is remembered until the connection is back', () => {
  online(false);
  noConnection.remembers('en');
  expect(screen.getByRole('status')).toHaveTextContent('No connection. This is the page as you saw it.');
  dispatchEvent(new Event('online'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
