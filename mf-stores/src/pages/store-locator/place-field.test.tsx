import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, search, show } from './testing.ts';

it('suggests towns while one types; the arrows, Enter and Escape steer them', async () => {
  await show();
  await userEvent.type(field(), 'ge');
  let option = await screen.findByRole('option', { name: 'Gent, Belgique' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^\d+ lieux? proposés?$/)).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: 'Gent, Belgique' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^\d+ lieux? proposés?$/)).not.toBeInTheDocument();
  await userEvent.type(field(), 'n');
  option = await screen.findByRole('option', { name: 'Gent, Belgique' });
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('1 revendeur autour de Gent, Belgique');
  expect(field()).toHaveValue('Gent, Belgique');
});

it('names the region of a suggestion, which goes into the field where there are others of its name', async () => {
  await show();
  await userEvent.type(field(), 'ly');
  await userEvent.click(await screen.findByRole('option', { name: 'Lyon Auvergne-Rhône-Alpes' }));
  await screen.findByText('2 revendeurs autour de Lyon');
  expect(field()).toHaveValue('Lyon');
  await userEvent.clear(field());
  await userEvent.type(field(), 'saint');
  await userEvent.click(await screen.findByRole('option', { name: 'Saint-Denis La Réunion' }));
  await waitFor(() => expect(field()).toHaveValue('Saint-Denis, La Réunion'));
});

/** Whether the field leaves a key to the browser. */
const leaves = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
/** The suggestions; the radius has options of its own. */
const list = () => screen.queryAllByRole('listbox').map((one) => within(one));
const options = () => list().flatMap((one) => one.queryAllByRole('option').map(({ textContent }) => textContent));
const two = ['Gent, Belgique', '9002 Gent 2e, Belgique'];

async function suggest(text = 'ge') {
  await userEvent.type(field(), text);
  await waitFor(() => expect(options()).toEqual(two));
}

it('leads the arrows round its suggestions, and takes them from the browser while there are any', async () => {
  await show();
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'Enter']) expect(leaves(key)).toBe(true);
  await suggest();
  const steps = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    expect(leaves(key)).toBe(false);
    return active();
  });
  expect(steps).toEqual([two[1], two[0], two[1], two[0], two[1], two[0]]);
  expect(list()[0]?.getByRole('option', { selected: true })).toHaveTextContent('Gent, Belgique');
  expect(leaves('Shift')).toBe(true);
  expect(options()).toEqual(two);
  await userEvent.type(field(), 'n');
  expect(active()).toBeUndefined();
  await waitFor(() => expect(options()).toEqual(two));
  expect(leaves('Escape')).toBe(false);
  expect(options()).toEqual([]);
});

it('searches what is written by Enter where no suggestion was chosen, and closes them', async () => {
  await show();
  await suggest();
  await userEvent.keyboard('{Enter}');
  expect(options()).toEqual([]);
  await screen.findByText(/autour de Gent, Belgique/);
  expect(field()).toHaveValue('ge');
});

it('closes once a suggestion was chosen, and has it in the field, also where just that was searched before', async () => {
  await show('/fr/revendeurs?place=Gent%2C+Belgique');
  await userEvent.clear(field());
  await suggest();
  await userEvent.click(screen.getByRole('option', { name: 'Gent, Belgique' }));
  expect(field()).toHaveValue('Gent, Belgique');
  await waitFor(() => expect(options()).toEqual([]));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('suggests nothing where places cannot be looked up, and searches all the same', async () => {
  const PlacesLike = jest.fn(() => {
    throw new Error('The network is away');
  });
  await show('/fr/revendeurs', { PlacesLike });
  const told = () => jest.mocked(console.info).mock.calls.filter(([words]) => words === 'No places could be suggested');
  await userEvent.type(field(), 'Lyon');
  await waitFor(() => expect(PlacesLike).toHaveBeenCalled());
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(options()).toEqual([]);
  await search();
  await screen.findByText('2 revendeurs autour de Lyon');
  expect(told()).toHaveLength(1);
});
