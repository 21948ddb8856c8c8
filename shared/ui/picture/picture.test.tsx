import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Picture, sourcesOf } from './picture.tsx';

const image = { url: '/pictures/wide.svg', alt: 'Un miroir', width: 1920, height: 800 };
const mobile = { url: '/pictures/narrow.svg', alt: '', width: 768, height: 960 };
const card = { url: '/pictures/card.jpg', alt: 'Un meuble', width: 688, height: 916 };

const sourcesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ media, type, srcset }) => ({ media, type, srcset }));
const preloadsIn = (html: string) => html.match(/<link rel="preload"[^>]*>/g) ?? [];

it('keeps its room and waits until it is near', () => {
  render(<Picture image={image} />);
  const shown = screen.getByRole('img', { name: 'Un miroir' });
  expect(shown).toHaveAttribute('width', '1920');
  expect(shown).toHaveAttribute('height', '800');
  expect(shown).toHaveAttribute('loading', 'lazy');
  expect(shown).not.toHaveAttribute('fetchpriority');
});

// R381
it('is offered in AVIF and WebP in the widths that are of use, and in JPEG, in one, for whatever reads neither', () => {
  const { container } = render(<Picture image={card} sizes="third" />);
  expect(sourcesIn(container)).toEqual([
    { media: '', type: 'image/avif', srcset: '/variants/344/card.jpg.avif 344w, /variants/688/card.jpg.avif 688w' },
    { media: '', type: 'image/webp', srcset: '/variants/344/card.jpg.webp 344w, /variants/688/card.jpg.webp 688w' },
  ]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/variants/688/card.jpg.jpg');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  expect(container.querySelector('source')?.sizes).toMatch(/, calc\(50vw - 24px\)$/);
});

it('keeps its focus where a layout cuts it, each picture its own', () => {
  render(<Picture image={{ ...image, focus: { x: 66, y: 40 } }} mobile={mobile} />);
  const { style } = screen.getByRole('img');
  expect(style.getPropertyValue('--focus')).toBe('66% 40%');
  expect(style.getPropertyValue('--focus-narrow')).toBe('50% 50%');
});

it('is fetched at once and first where it is what the visitor sees first', () => {
  render(<Picture image={image} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('is named in the head where it is first, once for each kind of screen', () => {
  const [first, second, ...more] = preloadsIn(renderToString(<Picture image={image} mobile={mobile} priority />));
  expect(first).toContain('media="(min-width: 48em)"');
  expect(first).toContain('imageSrcSet="/variants/768/wide.svg.avif 768w, /variants/960/wide.svg.avif 960w');
  expect(first).toContain('type="image/avif"');
  expect(second).toContain('media="(max-width: 47.99em)"');
  expect(second).toContain('/variants/768/narrow.svg.avif 768w"');
  expect(more).toEqual([]);
  expect(preloadsIn(renderToString(<Picture image={image} />))).toEqual([]);
});

it('has another picture for narrow screens, and there only', () => {
  const { container } = render(<Picture image={image} mobile={mobile} />);
  const narrow = sourcesIn(container).filter(({ media }) => media === '(max-width: 47.99em)');
  expect(narrow.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  for (const { srcset } of narrow) expect(srcset).toContain('narrow.svg');
  expect(narrow.at(-1)?.srcset).toBe('/variants/768/narrow.svg.jpg');
  const sizes = [...container.querySelectorAll('source')].slice(0, 3).map((one) => one.getAttribute('sizes'));
  expect(sizes).toEqual(['100vw', '100vw', null]);
  // Wide screens begin at 768 px.
  for (const { media, srcset } of sourcesIn(container)) if (!media) expect(srcset).not.toContain('/variants/344/');
});

it('shows a picture that lies elsewhere as it is', () => {
  const elsewhere = { ...image, url: 'https://cdn.example/wide.jpg' };
  const { container } = render(
    <Picture image={elsewhere} mobile={{ ...mobile, url: 'https://cdn.example/narrow.jpg' }} priority />,
  );
  expect(sourcesIn(container)).toEqual([
    { media: '(max-width: 47.99em)', type: '', srcset: 'https://cdn.example/narrow.jpg' },
  ]);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example/wide.jpg');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

it('says the language of its description where it has one, and a class beside its own', () => {
  const { container, rerender } = render(<Picture image={{ ...image, altLanguage: 'fr' }} className="hero" />);
  const shown = () => container.querySelector('img');
  expect(shown()).toHaveAttribute('lang', 'fr');
  expect(shown()).toHaveAttribute('class', 'image hero');
  expect(shown()).toHaveAttribute('decoding', 'async');
  rerender(<Picture image={{ ...image, alt: '', altLanguage: 'fr' }} priority />);
  expect(shown()).not.toHaveAttribute('lang');
  expect(shown()).toHaveAttribute('class', 'image');
  expect(shown()).not.toHaveAttribute('decoding');
});

it('has a focus of its own on narrow screens alone, and none where nobody gave one', () => {
  const styleOf = (picture: ReactNode) => render(picture).container.querySelector('img')?.style;
  const focus = { x: 10, y: 20 };
  const alone = styleOf(<Picture image={image} mobile={{ ...mobile, focus }} />);
  expect(alone?.getPropertyValue('--focus')).toBe('');
  expect(alone?.getPropertyValue('--focus-narrow')).toBe('10% 20%');
  expect(styleOf(<Picture image={{ ...image, focus }} />)?.getPropertyValue('--focus-narrow')).toBe('');
  expect(styleOf(<Picture image={image} mobile={mobile} />)).toHaveLength(0);
});

it('has no more than its own width, whatever is asked for, and all widths where its own is not known', () => {
  const widthsOf = (width: number | null, least?: number) =>
    sourcesOf({ ...image, width }, least)?.[0]?.srcSet.match(/\d+(?=w)/g);
  expect(widthsOf(600, 768)).toEqual(['688']);
  expect(widthsOf(688, 688)).toEqual(['688']);
  expect(widthsOf(null)).toHaveLength(6);
});
