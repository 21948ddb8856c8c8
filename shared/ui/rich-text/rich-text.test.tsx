import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text.tsx';

it('shows formatted text in its language, with a class of its place beside its own', () => {
  const { container, rerender } = render(<RichText html="<strong>Eiche</strong>" lang="de" className="small" />);
  expect(screen.getByText('Eiche')).toBeVisible();
  expect(container.firstChild).toHaveAttribute('class', 'text small');
  expect(container.firstChild).toHaveAttribute('lang', 'de');
  rerender(<RichText html="Chêne" />);
  expect(container.firstChild).toHaveAttribute('class', 'text');
  expect(container.firstChild).not.toHaveAttribute('lang');
});
