import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const block = {
  __typename: 'ImageFullTextBlock',
  text: '<h2>Le soir</h2><p>Une lumière derrière le miroir</p>',
  linkLists: [],
  backgroundDesktop: picture('large'),
  backgroundMobile: picture('étroit'),
  alt: 'Une salle de bains le soir',
};
const film = { backgroundVideoDesktop: '/films/soir.mp4', backgroundVideoMobile: '/films/soir-etroit.mp4' };

/** A screen that answers yes to these questions only. */
function screenThat(...answers: string[]) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: answers.includes(media),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** The films of the page, and whether they play; `scroll` brings them on or off the screen. */
function projector() {
  let scroll = (_on: boolean) => {};
  const watched = new Set<Element>();
  window.IntersectionObserver = class extends NoObserver {
    constructor(tell: IntersectionObserverCallback) {
      super();
      scroll = (isIntersecting) => {
        if (watched.size > 0) tell([Object.assign(entry, { isIntersecting })], this);
      };
    }
    override observe(film: Element) {
      watched.add(film);
    }
    override disconnect() {
      watched.clear();
    }
  };
  const plays: string[] = [];
  HTMLMediaElement.prototype.play = async function () {
    plays.push(`plays ${this.getAttribute('src')}`);
  };
  HTMLMediaElement.prototype.pause = () => void plays.push('rests');
  return { plays, scroll: (on: boolean) => act(() => scroll(on)) };
}

class NoObserver implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe(_: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const box = new DOMRect();
const entry: IntersectionObserverEntry = {
  isIntersecting: false,
  boundingClientRect: box,
  intersectionRatio: 0,
  intersectionRect: box,
  rootBounds: null,
  target: document.body,
  time: 0,
};

const films = (container: HTMLElement) =>
  [...container.querySelectorAll('video')].map((video) => video.getAttribute('src'));

beforeEach(() => screenThat());

// R179, R210
it('shows its words, its drawing and its link over a picture', async () => {
  await renderBlocks([{ ...block, icon: '/pictures/icons/lamp.svg', cta: link('Ambiance') }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Le soir' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Une salle de bains le soir' })).toBeInTheDocument();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/icons/lamp.svg');
  expect(screen.getByRole('link', { name: 'Ambiance' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

it.each([
  ['dark', '#2B2926'],
  ['light', '#F1EBE1'],
  ['dark', null],
])('has its words on a %s ground where its colour is %s', async (ground, backgroundColor) => {
  const { container } = await renderBlocks([{ ...block, backgroundColor }]);
  expect(container.querySelector('section')).toHaveAttribute('data-ground', ground);
});

// R210
it('lists its links where it has several', async () => {
  await renderBlocks([{ ...block, linkLists: [link('Atelier'), link('Garantie')] }]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Atelier', 'Garantie']);
});

// R179, R210
it('plays its film while it is on the screen', async () => {
  const { plays, scroll } = projector();
  await renderBlocks([{ ...block, ...film }]);
  await screen.findByRole('button', { name: 'Arrêter la vidéo' });
  scroll(true);
  scroll(false);
  expect(plays).toEqual(['plays /films/soir.mp4', 'rests']);
});

it('stops its film for good when it is told to', async () => {
  const { plays, scroll } = projector();
  await renderBlocks([{ ...block, ...film }]);
  const stop = await screen.findByRole('button', { name: 'Arrêter la vidéo' });
  const drawing = () => stop.querySelector('path')?.getAttribute('d');
  const bars = drawing();
  scroll(true);
  await userEvent.click(stop);
  expect(drawing()).not.toBe(bars);
  expect(plays).toEqual(['plays /films/soir.mp4', 'rests']);
  scroll(true);
  expect(plays).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  scroll(true);
  expect(plays.at(-1)).toBe('plays /films/soir.mp4');
});

it('has another film for narrow screens', async () => {
  projector();
  screenThat('(max-width: 47.99em)');
  const { container } = await renderBlocks([{ ...block, ...film }]);
  await screen.findByRole('button', { name: 'Arrêter la vidéo' });
  expect(films(container)).toEqual(['/films/soir-etroit.mp4']);
});

it('stays a picture for those who asked for less motion', async () => {
  screenThat('(prefers-reduced-motion: reduce)');
  const { container } = await renderBlocks([{ ...block, ...film }]);
  expect(films(container)).toEqual([]);
});

it('stays a picture for those who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { container } = await renderBlocks([{ ...block, ...film }]);
  expect(films(container)).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
