import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Carousel, CarouselControls, useCarousel } from './carousel.tsx';

const mockTries = jest.fn();
jest.mock('embla-carousel', () => {
  mockTries();
  throw new Error('It does not come');
});

function show(place: Pick<Carousel, 'isFirst' | 'isLast'>) {
  const moves: number[] = [];
  render(
    <CarouselControls
      carousel={{
        viewport: { ref: () => undefined, 'data-carousel': 'live' },
        shown: 0,
        ...place,
        move: (direction) => moves.push(direction),
        onKeyDown: () => undefined,
      }}
      position="Photo 1 sur 3"
      labels={{ previous: 'Précédente', next: 'Suivante' }}
    />,
  );
  return moves;
}

it('says which slide is shown, and moves to either side', async () => {
  const moves = show({ isFirst: true, isLast: false });
  expect(screen.getByRole('status')).toHaveTextContent('Photo 1 sur 3');
  expect(screen.getByRole('button', { name: 'Précédente' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Suivante' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Suivante' }));
  await userEvent.click(screen.getByRole('button', { name: 'Précédente' }));
  expect(moves).toEqual([1, -1]);
});

it('is not there where all slides are in view', () => {
  show({ isFirst: true, isLast: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['ArrowRight', true],
  ['ArrowLeft', true],
  ['Tab', false],
])('takes %s for itself: %s', (key, isTaken) => {
  const { result } = renderHook(() => useCarousel());
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
  const { container } = render(
    // biome-ignore lint/a11y/useSemanticElements: the test is of the keys alone
    <div role="group" onKeyDown={result.current.onKeyDown} />,
  );
  container.firstElementChild?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isTaken);
});

it('fetches its code again at a press where that did not come, and scrolls by itself until then', async () => {
  const { result } = renderHook(() => useCarousel());
  act(() => result.current.viewport.ref(document.createElement('div')));
  await waitFor(() => expect(mockTries).toHaveBeenCalledTimes(1));
  act(() => result.current.move(1));
  await waitFor(() => expect(mockTries).toHaveBeenCalledTimes(2));
  expect(result.current.viewport['data-carousel']).toBeUndefined();
});

it.each([
  ['beside', 'controls beside'],
  [undefined, 'controls'],
])('has the class %s of its place beside its own', (className, all) => {
  const { result } = renderHook(() => useCarousel());
  const labels = { previous: 'Précédente', next: 'Suivante' };
  const { container } = render(<CarouselControls carousel={result.current} labels={labels} className={className} />);
  expect(container.firstElementChild).toHaveAttribute('class', all);
  expect(screen.queryByRole('status')).toBeNull();
});
