import { screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

describe('the login page', () => {
  it('has the title of the content system as its heading, the way to it, and its introduction', async () => {
    const { container } = await renderPage(remote, 'login', {
      address: '/nl/log-in',
      country: 'be',
      answers: { SeoForPage: ({ path }) => ({ seoForPage: { title: `Titel van ${path}` } }) },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Titel van /page/login');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/nl');
    expect(container.querySelector('mf-fragment')).toHaveAttribute(
      'props',
      JSON.stringify({ path: '/page/login', underHeading: true }),
    );
  });
});
