import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const image = { url: '/wide.svg', alt: 'Un miroir', width: 1920, height: 800 };

it('keeps its room and waits until it is near', () => {
  render(<Picture image={image} />);
  const shown = screen.getByRole('img', { name: 'Un miroir' });
  expect(shown).toHaveAttribute('width', '1920');
  expect(shown).toHaveAttribute('height', '800');
  expect(shown).toHaveAttribute('loading', 'lazy');
});

it('is fetched at once and first where it is what the visitor sees first', () => {
  render(<Picture image={image} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('has another picture for narrow screens', () => {
  const { container } = render(<Picture image={image} mobile={{ ...image, url: '/narrow.svg' }} />);
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/narrow.svg');
  expect(container.querySelector('source')).toHaveAttribute('media', '(max-width: 767px)');
});
