import { render, screen, within } from '@testing-library/react';
import { Card, CardLink, CardPicture } from './card.tsx';

it('shows its picture, and leads on by its name alone', () => {
  render(
    <Card>
      <CardPicture
        image={{ url: '/pictures/lune.svg', alt: 'Un miroir rond', width: 688, height: 916 }}
        sizes="third"
      />
      <h3>
        <CardLink href="/fr/produits/lune">Lune</CardLink>
      </h3>
    </Card>,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('img', { name: 'Un miroir rond' })).toHaveAttribute('loading', 'lazy');
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Lune' })).toHaveAttribute('href', '/fr/produits/lune');
});
