import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPageLink } from '../in-page-link/in-page-link.tsx';
import { LinkPanel } from './link-panel.tsx';

const show = (chosen?: string) =>
  render(
    <LinkPanel label="Thème" chosen={chosen}>
      {({ list, close }) => (
        <ul {...list}>
          <li>
            <InPageLink href="#matieres" go={close}>
              Matières
            </InPageLink>
          </li>
        </ul>
      )}
    </LinkPanel>,
  );

it('opens by a button that belongs to its list, and closes when a link is followed', async () => {
  show();
  const toggle = screen.getByRole('button', { name: 'Thème' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle.getAttribute('aria-controls')).toBe(screen.getByRole('list').id);
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Matières' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

it('says on its button what is chosen', () => {
  show('Thème : Matières');
  expect(screen.getByRole('navigation', { name: 'Thème' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Thème : Matières' })).toBeInTheDocument();
});

it('closes by its button, and is found closed on a screen that was wide meanwhile', async () => {
  const list = Object.assign(matchMedia(''), { matches: false });
  const spy = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(list);
  show();
  const toggle = screen.getByRole('button', { name: 'Thème' });
  for (const expanded of ['true', 'false', 'true']) {
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', expanded);
  }
  act(() => void Object.assign(list, { matches: true }).dispatchEvent(new Event('change')));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  spy.mockRestore();
});
