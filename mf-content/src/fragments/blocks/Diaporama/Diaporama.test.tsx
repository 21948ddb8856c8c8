import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture, renderBlocks } from '../../../testing/render-blocks.ts';

const images = ['Sauge', 'Rose argile', 'Sable'].map(picture);

/** Shows it in a window 600 px wide, that scrolls at once. */
async function show(given: object = {}) {
  await renderBlocks([{ __typename: 'Diaporama', color: '#3B4149', images, ...given }]);
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'clientWidth', { value: 600 });
  const scrollTo = (left = 0) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  Object.assign(list, { scrollTo: ({ left }: ScrollToOptions) => scrollTo(left) });
  return { list, scrollTo };
}

const position = () => screen.getByRole('status').textContent;

it('shows its pictures on their ground, and where one stands among them', async () => {
  await show();
  const region = screen.getByRole('region', { name: 'Diaporama' });
  expect(region).toHaveStyle({ backgroundColor: '#3B4149' });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Sauge',
    'Rose argile',
    'Sable',
  ]);
  expect(position()).toBe('Photo 1 sur 3');
});

it('turns by buttons, to the last picture and no further', async () => {
  await show();
  const next = screen.getByRole('button', { name: 'Photo suivante' });
  const previous = screen.getByRole('button', { name: 'Photo précédente' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(position()).toBe('Photo 2 sur 3');
  await userEvent.click(next);
  await userEvent.click(next);
  expect(position()).toBe('Photo 3 sur 3');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await userEvent.click(previous);
  expect(position()).toBe('Photo 2 sur 3');
});

it('turns by the arrow keys', async () => {
  const { list } = await show();
  list.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(position()).toBe('Photo 2 sur 3');
});

it('follows a finger', async () => {
  const { scrollTo } = await show();
  scrollTo(1190);
  expect(position()).toBe('Photo 3 sur 3');
});

it('has no buttons for a single picture', async () => {
  await show({ images: images.slice(0, 1) });
  expect(screen.queryByRole('button')).toBeNull();
});
