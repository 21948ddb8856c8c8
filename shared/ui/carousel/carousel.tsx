import type { EmblaCarouselType as Embla } from 'embla-carousel';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { nextTask } from '../../browser/index.ts';
import styles from './carousel.module.css';

interface CarouselOptions {
  /** A press shows the slides after those in view, and a drag runs out where it does; else each shows the next slide. */
  byView?: boolean;
}

export interface Carousel {
  /** To spread on the element around the list of slides. Before scripts, it scrolls by itself. */
  viewport: { ref: (element: HTMLElement | null) => void; 'data-carousel': 'live' | undefined };
  /** The slide that is shown, or the first one of those in view; counted from 0. */
  shown: number;
  isFirst: boolean;
  isLast: boolean;
  move(direction: 1 | -1): void;
  /** For the list of slides, where it can have the focus. */
  onKeyDown(event: KeyboardEvent): void;
}

type Place = Pick<Carousel, 'shown' | 'isFirst' | 'isLast'>;

/** Slides side by side: by touch, by mouse, by wheel, by the Tab key through their links, by arrows. */
export function useCarousel({ byView = false }: CarouselOptions = {}): Carousel {
  // Before scripts nobody knows whether all slides are in view.
  const [place, setPlace] = useState<Place>({ shown: 0, isFirst: true, isLast: false });
  const [ref, embla, fetchEmbla] = useEmbla(byView, setPlace);
  /** A press that came before the carousel was ready. */
  const early = useRef<1 | -1>(undefined);

  useEffect(() => {
    if (!embla) return undefined;
    const showFocused = () => scrollToFocused(embla);
    showFocused();
    if (early.current) moveBy(embla, early.current);
    early.current = undefined;
    const followWheel = (event: WheelEvent) => scrollByWheel(embla, event);
    const root = embla.rootNode();
    root.addEventListener('wheel', followWheel, { passive: false });
    root.addEventListener('focusin', showFocused);
    return () => {
      root.removeEventListener('wheel', followWheel);
      root.removeEventListener('focusin', showFocused);
    };
  }, [embla]);

  function move(direction: 1 | -1): void {
    if (embla) moveBy(embla, direction);
    else {
      early.current = direction;
      fetchEmbla.current();
    }
  }

  return {
    viewport: { ref, 'data-carousel': embla && 'live' },
    ...place,
    move,
    onKeyDown(event) {
      const direction = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
      if (!direction) return;
      event.preventDefault();
      move(direction);
    },
  };
}

type EmblaOnceThere = [ref: Carousel['viewport']['ref'], embla: Embla | undefined, fetch: { current(): void }];

/** Its code comes when the part is alive, 6 kB; until then, and where it does not come, the list scrolls by itself. */
function useEmbla(byView: boolean, setPlace: (place: Place) => void): EmblaOnceThere {
  const [embla, setEmbla] = useState<Embla>();
  const fetch = useRef(() => {});
  // A ref that sets a state has React draw all around the carousel a second time, in the task in which it comes alive.
  const ref = useCallback(
    (viewport: HTMLElement | null) => {
      if (!viewport) return undefined;
      let isGone = false;
      let made: Embla | undefined;
      const start = async ({ default: createEmbla }: typeof import('embla-carousel')) => {
        // It measures its slides: what the browser has not laid out by itself it would lay out anew for each carousel.
        await laidOut(viewport);
        // Several that come alive at once would hold up the page in one piece.
        await nextTask();
        if (isGone || made) return;
        const embla = createEmbla(viewport, {
          align: 'start',
          containScroll: 'trimSnaps',
          slidesToScroll: byView ? 'auto' : 1,
          dragFree: byView,
          // It overlooks a focus that a busy browser gives later than 10 ms after the key, and one from before it was live.
          watchFocus: false,
        });
        const update = () => setPlace(placeOf(embla));
        embla.on('select', update).on('reInit', update);
        update();
        made = embla;
        setEmbla(embla);
      };
      fetch.current = () => void import('embla-carousel').then(start, () => undefined);
      fetch.current();
      return () => {
        isGone = true;
        made?.destroy();
        setEmbla(undefined);
      };
    },
    [byView, setPlace],
  );
  return [ref, embla, fetch];
}

/** Fulfilled when an element has its size: far below the screen it gets none before it comes near. */
const laidOut = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const sizes = new ResizeObserver(() => {
      sizes.disconnect();
      resolve();
    });
    sizes.observe(element);
  });

function placeOf(embla: Embla): Place {
  const isFirst = !embla.canScrollPrev();
  const isLast = !embla.canScrollNext() || (isFirst && areAllInView(embla));
  return { shown: embla.selectedScrollSnap(), isFirst, isLast };
}

/** Slides may stand in the margin beside the list, where the carousel counts none. */
function areAllInView(embla: Embla): boolean {
  const root = embla.rootNode();
  const margin = Number.parseFloat(getComputedStyle(root).paddingInlineStart);
  const slides = embla.slideNodes();
  const [first, last] = [slides[0], slides.at(-1)];
  return first && last ? margin + last.offsetLeft + last.offsetWidth - first.offsetLeft <= root.clientWidth : true;
}

function moveBy(embla: Embla, direction: 1 | -1): void {
  const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (direction === 1) embla.scrollNext(jump);
  else embla.scrollPrev(jump);
}

/** Brings the slide in which the keyboard is into view. */
function scrollToFocused(embla: Embla): void {
  const slides = embla.slideNodes();
  const index = slides.findIndex((slide) => slide.querySelector(':focus-visible') || slide.matches(':focus-visible'));
  const slide = slides[index];
  if (!slide) return;
  const [inner, outer] = [slide, embla.rootNode()].map((element) => element.getBoundingClientRect());
  if (inner && outer && inner.left >= outer.left && inner.right <= outer.right) return;
  const { slideRegistry } = embla.internalEngine();
  embla.scrollTo(
    slideRegistry.findIndex((group) => group.includes(index)),
    true,
  );
}

/** A touchpad's sideways scroll moves the slides; up and down moves the page. */
function scrollByWheel(embla: Embla, event: WheelEvent): void {
  if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
  event.preventDefault();
  const { animation, index, limit, scrollBody, scrollTarget, target } = embla.internalEngine();
  target.set(limit.constrain(target.get() - event.deltaX));
  // biome-ignore lint/correctness/useHookAtTopLevel: this is a method of the carousel, and no hook
  scrollBody.useDuration(0);
  animation.start();
  index.set(scrollTarget.byDistance(0, false).index);
  embla.emit('select');
}

interface CarouselControlsProps {
  carousel: Carousel;
  /** The names of the two buttons, in the page's language. */
  labels: { previous: string; next: string };
  /** Which slide is shown, as "2 of 5", in the page's language. */
  position?: string;
  className?: string;
}

/** The arrows of a carousel, off at its ends; out of sight where all slides are in view. They need scripts. */
export function CarouselControls({ carousel, labels, position, className }: CarouselControlsProps) {
  const { isFirst, isLast, move } = carousel;
  return (
    <div
      className={className ? `${styles.controls} ${className}` : styles.controls}
      // Their place stays: the page does not jump when scripts find out.
      style={isFirst && isLast ? { visibility: 'hidden' } : undefined}
    >
      {position && <p role="status">{position}</p>}
      <ArrowButton to="previous" label={labels.previous} disabled={isFirst} onPress={() => move(-1)} />
      <ArrowButton to="next" label={labels.next} disabled={isLast} onPress={() => move(1)} />
    </div>
  );
}

interface ArrowButtonProps {
  to: 'previous' | 'next';
  label: string;
  /** There is nothing on that side. The button keeps its focus all the same. */
  disabled: boolean;
  onPress(): void;
}

const arrows = { previous: 'M22 6H2M7 1L2 6l5 5', next: 'M2 6h20M17 1l5 5-5 5' };

/** One of the two arrows of a carousel. */
export function ArrowButton({ to, label, disabled, onPress }: ArrowButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-disabled={disabled} onClick={onPress}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
        <path d={arrows[to]} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}
