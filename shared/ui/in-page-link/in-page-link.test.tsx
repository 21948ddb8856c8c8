import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPageLink } from './in-page-link.tsx';
import { MoreLink } from './more-link.tsx';

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
