import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarouselControls, useCarousel } from './carousel.tsx';

jest.unmock('embla-carousel');

/** Nothing is laid out here: a list that shows one of its slides at a time, each 300 px wide. */
const width = 300;
const layout = {
  offsetWidth: () => width,
  clientWidth: () => width,
  offsetLeft: (element: HTMLElement) =>
    element.matches('li') ? [...(element.parentElement?.children ?? [])].indexOf(element) * width : 0,
};
beforeEach(() => {
  for (const [name, measure] of Object.entries(layout))
    jest.spyOn(HTMLElement.prototype, name as keyof typeof layout, 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return measure(this);
    });
});
afterEach(() => jest.restoreAllMocks());

function Gallery({ slides }: { slides: string[] }) {
  const carousel = useCarousel();
  return (
    <div>
      <div data-testid="viewport" {...carousel.viewport}>
        <ul>
          {slides.map((slide) => (
            <li key={slide} style={{ marginRight: 0 }}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls
        carousel={carousel}
        position={`${carousel.shown + 1} of ${slides.length}`}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </div>
  );
}
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

it('goes on by its arrows to the last slide and back, where they are off', async () => {
  render(<Gallery slides={['front', 'drawer', 'close up']} />);
  await waitFor(() => expect(screen.getByTestId('viewport')).toHaveAttribute('data-carousel', 'live'));
  const seen = [];
  for (const name of ['Next', 'Next', 'Next', 'Previous', 'Previous']) {
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push([screen.getByRole('status').textContent, isOff('Previous'), isOff('Next')]);
  }
  expect(seen).toEqual([
    ['2 of 3', false, false],
    ['3 of 3', false, true],
    ['3 of 3', false, true],
    ['2 of 3', false, false],
    ['1 of 3', true, false],
  ]);
});
