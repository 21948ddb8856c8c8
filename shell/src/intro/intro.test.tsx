import { render, waitFor } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { endIntro } from './end-intro.ts';
import { Intro } from './intro.tsx';

// R111
test('eighteen blades and the name of the brand are there for whatever sees the page, and for nobody who hears it', () => {
  const { container } = render(<Intro name="Rivelle" />);
  const layer = container.firstElementChild;
  expect(layer?.querySelectorAll('.intro-blade')).toHaveLength(18);
  expect(layer?.querySelector('[data-name]')).toHaveAttribute('data-name', 'Rivelle');
  expect(layer).toHaveAttribute('aria-hidden', 'true');
  expect(layer).toHaveTextContent('');
});

// R114
test('it is put away when its movements are over', async () => {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Element.prototype.getAnimations = jest.fn().mockReturnValue([{ finished }]);
  render(<Intro name="Rivelle" />);
  document.documentElement.dataset.intro = '';
  const bus = createBus();
  void endIntro(bus);
  expect(document.documentElement).toHaveAttribute('data-intro');
  expect(bus.current('main').introPlayed).toBe(false);
  end();
  await waitFor(() => expect(bus.current('main').introPlayed).toBe(true));
  expect(document.documentElement).not.toHaveAttribute('data-intro');
});

test('a page without it is not asked for movements, as that would lay it out', async () => {
  const getAnimations = jest.fn().mockReturnValue([]);
  Element.prototype.getAnimations = getAnimations;
  render(<Intro name="Rivelle" />);
  const bus = createBus();
  await endIntro(bus);
  expect(bus.current('main').introPlayed).toBe(true);
  expect(getAnimations).not.toHaveBeenCalled();
});
