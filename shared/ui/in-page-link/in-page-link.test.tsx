import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPageLink } from './in-page-link.tsx';
import { MoreLink, useFocusOnAdded } from './more-link.tsx';

it('shows here what its address shows', async () => {
  const go = jest.fn();
  render(
    <InPageLink href="#2" go={go}>
      Page 2
    </InPageLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(go).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves it to the browser what a click with %s does', (key) => {
  const go = jest.fn();
  render(
    <InPageLink href="#2" go={go}>
      Page 2
    </InPageLink>,
  );
  expect(fireEvent.click(screen.getByRole('link'), { [key]: true })).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it('says that more is on its way', () => {
  render(
    <MoreLink href="?page=2" busy go={() => {}}>
      Voir plus
    </MoreLink>,
  );
  expect(screen.getByRole('link', { name: 'Voir plus', busy: true })).toHaveAttribute('href', '?page=2');
});

it('is followed where the page cannot show it here', () => {
  render(
    <InPageLink href="#2" go={() => false}>
      Page 2
    </InPageLink>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});

function List({ names, of }: { names: readonly string[]; of?: string }) {
  const list = useFocusOnAdded(names.length, of);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

it('goes on at the first card that was added, and nowhere where the list is another or shorter', () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  expect(document.body).toHaveFocus();
  rerender(<List names={['a', 'b', 'c', 'd']} />);
  expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  for (const list of [{ names: ['a', 'b'] }, { names: ['a', 'b', 'c'], of: 'oak' }]) {
    act(() => screen.getByRole('link', { name: 'a' }).focus());
    rerender(<List {...list} />);
    expect(screen.getByRole('link', { name: 'a' })).toHaveFocus();
  }
  rerender(<List names={['a', 'b', 'c', 'd']} of="oak" />);
  expect(screen.getByRole('link', { name: 'd' })).toHaveFocus();
});
