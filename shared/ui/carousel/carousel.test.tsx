import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { nextTask } from '../../browser/index.ts';
import { CarouselControls, useCarousel } from './carousel.tsx';

jest.unmock('embla-carousel');

/** Nothing is laid out here: a list that is 300 px wide, with slides of the width that a test sets, in a margin. */
let slideWidth = 300;
let margin = 0;
const widthOf = (element: HTMLElement) =>
  element.matches('li') ? slideWidth : element.matches('ul') ? 300 : 300 + 2 * margin;
const layout = {
  offsetWidth: widthOf,
  clientWidth: widthOf,
  offsetLeft: (element: HTMLElement) => {
    if (!element.matches('li')) return element.matches('ul') ? margin : 0;
    return margin + [...(element.parentElement?.children ?? [])].indexOf(element) * slideWidth;
  },
};
/** As a browser does once it has laid out the page. */
class SizesTold implements ResizeObserver {
  private readonly told: ResizeObserverCallback;
  constructor(told: ResizeObserverCallback) {
    this.told = told;
  }
  observe() {
    setTimeout(() => this.told([], this));
  }
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  globalThis.ResizeObserver = SizesTold;
  slideWidth = 300;
  margin = 0;
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(layout.offsetLeft(this), 0, widthOf(this));
  });
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the test is of the keys alone */}
      <div {...carousel.viewport} style={{ paddingInlineStart: margin }} onKeyDown={carousel.onKeyDown}>
        <ul>
          {slides.map((slide) => (
            <li key={slide} style={{ marginRight: 0 }}>
              <a href={`/${slide}`}>{slide}</a>
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
const three = ['front', 'drawer', 'close up'];
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

const viewport = () => screen.getByRole('list').parentElement ?? document.body;
async function isLive() {
  await waitFor(() => expect(viewport()).toHaveAttribute('data-carousel', 'live'));
  // A press or a focus that it makes up for is drawn in a task of its own.
  await act(nextTask);
}
const state = () => [screen.getByRole('status').textContent, isOff('Previous'), isOff('Next')];

it('is drawn once as it comes alive, and again when its code is there', async () => {
  const drawn = jest.fn();
  render(
    <Profiler id="gallery" onRender={drawn}>
      <Gallery slides={three} />
    </Profiler>,
  );
  expect(drawn).toHaveBeenCalledTimes(1);
  await isLive();
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('waits until it is laid out, which far below the screen it is not', async () => {
  let layOut = () => {};
  globalThis.ResizeObserver = class extends SizesTold {
    override observe() {
      layOut = () => super.observe();
    }
  };
  render(<Gallery slides={three} />);
  for (let turn = 0; turn < 4; turn += 1) await act(nextTask);
  expect(viewport()).not.toHaveAttribute('data-carousel');
  layOut();
  await isLive();
});

it('goes on by its arrows to the last slide and back, where they are off', async () => {
  render(<Gallery slides={three} />);
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

it('goes on by the arrows of the keyboard', async () => {
  render(<Gallery slides={three} />);
  await isLive();
  for (const [key, shown] of [
    ['ArrowRight', '2 of 3'],
    ['ArrowRight', '3 of 3'],
    ['ArrowLeft', '2 of 3'],
    ['Enter', '2 of 3'],
  ]) {
    fireEvent.keyDown(viewport(), { key });
    expect(screen.getByRole('status')).toHaveTextContent(`${shown}`);
  }
});

it('makes up for a press that came before it was ready, once', async () => {
  render(<Gallery slides={three} />);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await isLive();
  expect(state()).toEqual(['2 of 3', false, false]);
});

it.each([
  ['has no arrows where all slides are in view', 150, 0, 0],
  ['has none either where the last of them stands in the margin', 160, 20, 0],
  ['has them where one stands half out of view', 160, 15, 2],
])('%s', async (_, width, space, count) => {
  slideWidth = width;
  margin = space;
  render(<Gallery slides={['front', 'side']} />);
  await isLive();
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});

it('shows the slide in which the keyboard is, where that is out of view', async () => {
  slideWidth = 150;
  render(<Gallery slides={['front', 'side', 'drawer', 'close up']} />);
  await isLive();
  for (const [name, shown] of [
    ['side', '1 of 4'],
    ['drawer', '3 of 4'],
    ['front', '3 of 4'],
  ]) {
    act(() => screen.getByRole('link', { name }).focus());
    expect(screen.getByRole('status')).toHaveTextContent(`${shown}`);
  }
});

it('shows the slide in which the keyboard was before it was ready', async () => {
  render(<Gallery slides={three} />);
  screen.getByRole('link', { name: 'close up' }).focus();
  await isLive();
  expect(state()).toEqual(['3 of 3', false, true]);
});

it('follows a wheel that turns sideways, and leaves the page’s own way to the page', async () => {
  render(<Gallery slides={three} />);
  await isLive();
  const turn = (deltaX: number, deltaY: number) => {
    const isLeft = fireEvent.wheel(viewport(), { deltaX, deltaY });
    return [isLeft, screen.getByRole('status').textContent];
  };
  expect(turn(290, 300)).toEqual([true, '1 of 3']);
  expect(turn(-300, 300)).toEqual([true, '1 of 3']);
  expect(turn(300, 20)).toEqual([false, '2 of 3']);
  expect(turn(300, 0)).toEqual([false, '3 of 3']);
  expect(turn(-300, 0)).toEqual([false, '2 of 3']);
});

/** How many listeners an element has of those that were added since. */
function listenersOn(element: HTMLElement): () => number {
  const added = jest.spyOn(element, 'addEventListener');
  const removed = jest.spyOn(element, 'removeEventListener');
  return () => added.mock.calls.length - removed.mock.calls.length;
}

it('is made once, and leaves nothing behind on its element', async () => {
  const counts: number[] = [];
  for (const presses of [0, 1]) {
    const { unmount } = render(<Gallery slides={three} />);
    const listeners = listenersOn(viewport());
    if (presses) fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await isLive();
    counts.push(listeners());
    unmount();
    expect(listeners()).toBe(0);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
});

it('is not made any more for an element that has gone meanwhile', async () => {
  const { unmount } = render(<Gallery slides={three} />);
  const listeners = listenersOn(viewport());
  unmount();
  for (let turn = 0; turn < 4; turn += 1) await act(nextTask);
  expect(listeners()).toBe(0);
});

it('is at its first slide before scripts, with more to come for all that one knows', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Gallery slides={three} />);
  expect(state()).toEqual(['1 of 3', true, false]);
  place.remove();
});
