import { render, screen } from '@testing-library/react';
import { PlatformContext } from '../../platform/index.ts';
import { fakePlatform } from '../../testing/index.ts';
import { PageHeading } from './page-heading.tsx';

const steps = [
  { label: 'Accueil', href: '/fr' },
  { label: 'Sea breeze', language: 'en' },
] as const;
const show = (heading?: string) =>
  render(
    <PlatformContext.Provider value={fakePlatform().platform}>
      <PageHeading label="Fil d’Ariane" steps={steps} heading={heading} />
    </PlatformContext.Provider>,
  );

it('is the last step of the way, in its language', () => {
  show();
  const heading = screen.getByRole('heading', { level: 1, name: 'Sea breeze' });
  expect(heading).toHaveAttribute('lang', 'en');
});

it('is in the language of the page where it says something else', () => {
  show('Au bord de la mer');
  const heading = screen.getByRole('heading', { level: 1, name: 'Au bord de la mer' });
  expect(heading).not.toHaveAttribute('lang');
});
