import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarouselControls, useCarousel } from './carousel.tsx';

jest.unmock('embla-carousel');

/** Nothing is laid out here: a list that is 300 px wide, with slides of the width that a test sets. */
let slideWidth = 300;
const widthOf = (element: HTMLElement) => (element.matches('li') ? slideWidth : 300);
const layout = {
  offsetWidth: widthOf,
  clientWidth: widthOf,
  offsetLeft: (element: HTMLElement) =>
    element.matches('li') ? [...(element.parentElement?.children ?? [])].indexOf(element) * slideWidth : 0,
};
beforeEach(() => {
  for (const name of ['offsetWidth', 'clientWidth', 'offsetLeft'] as const)
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return layout[name](this);
    });
});
afterEach(() => jest.restoreAllMocks());

function Gallery({ slides, byView }: { slides: string[]; byView?: boolean }) {
  const carousel = useCarousel({ byView });
  return (
    <div>
      <div {...carousel.viewport}>
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

const isLive = () =>
  waitFor(() => expect(screen.getByRole('list').parentElement).toHaveAttribute('data-carousel', 'live'));
const state = () => [screen.getByRole('status').textContent, isOff('Previous'), isOff('Next')];

it('goes on by its arrows to the last slide and back, where they are off', async () => {
  slideWidth = 300;
  render(<Gallery slides={['front', 'drawer', 'close up']} />);
  await isLive();
  const seen = [];
  for (const name of ['Next', 'Next', 'Next', 'Previous', 'Previous']) {
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push(state());
  }
  expect(seen).toEqual([
    ['2 of 3', false, false],
    ['3 of 3', false, true],
    ['3 of 3', false, true],
    ['2 of 3', false, false],
    ['1 of 3', true, false],
  ]);
});

it.each([
  ['goes on by one slide', undefined, false],
  ['goes on by all that are in view where it shall', true, true],
])('%s', async (_, byView, isAtEnd) => {
  slideWidth = 150;
  render(<Gallery slides={['front', 'side', 'drawer', 'close up']} byView={byView} />);
  await isLive();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(state()).toEqual(['2 of 4', false, isAtEnd]);
});
