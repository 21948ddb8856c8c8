import { screen } from '@testing-library/react';
import { NotFoundError } from 'shared/errors';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { articleDate } from './page.tsx';

const article = {
  url: '/fr/journal/laiton',
  label: 'Portrait d’une matière',
  heading: 'Le laiton brossé',
  author: 'Joris Van Acker',
  date: '2026-03-04',
  imageMain: { url: '/pictures/laiton.svg', alt: 'Une surface de laiton', width: 1088, height: 500 },
};

const show = (address = '/fr/journal/laiton', found: object | null = article) =>
  renderPage(remote, 'article', {
    address,
    country: 'be',
    answers: {
      SeoForPage: ({ path }) => ({ seoForPage: path === '/article/laiton' ? { title: 'Le laiton' } : null }),
      Article: ({ path }) => ({ article: path === '/article/laiton' ? found : null }),
    },
  });

describe('an article', () => {
  // R161
  it('begins with its label, its heading and its picture, which is fetched first', async () => {
    await show();
    expect(screen.getByText('Portrait d’une matière')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Le laiton brossé' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Une surface de laiton' })).toHaveAttribute('fetchpriority', 'high');
  });

  // R161, R162
  it('says who wrote it and when', async () => {
    await show();
    expect(screen.getByText('Par Joris Van Acker')).toBeInTheDocument();
    expect(screen.getByText('04/03/2026')).toHaveAttribute('datetime', '2026-03-04');
  });

  it('writes the day as the locale of the page does', async () => {
    await show('/nl/blog/laiton');
    expect(screen.getByText('4/3/2026')).toBeInTheDocument();
    expect(screen.getByText('Door Joris Van Acker')).toBeInTheDocument();
  });

  // R150
  it('shows its blocks under it, and the way back to the journal', async () => {
    const { container } = await show();
    const props = container.querySelector('mf-fragment')?.getAttribute('props');
    expect(JSON.parse(props ?? '')).toEqual({ path: '/article/laiton', underHeading: true });
    expect(screen.getByRole('link', { name: 'Journal' })).toHaveAttribute('href', '/fr/journal');
  });

  it('is not found where there is no such article', async () => {
    await expect(show('/fr/journal/autre')).rejects.toThrow(NotFoundError);
    await expect(show('/fr/journal/laiton', null)).rejects.toThrow(NotFoundError);
  });
});

describe('the day of an article', () => {
  // R162
  it('is day, month and year in figures, as they are written in France, on every French page', () => {
    expect(articleDate('2026-03-04', { language: 'fr', locale: 'fr-FR' })).toBe('04/03/2026');
    expect(articleDate('2026-03-04', { language: 'fr', locale: 'fr-CH' })).toBe('04/03/2026');
  });

  // R162, C17
  it('follows the locale of the page in other languages', () => {
    expect(articleDate('2026-03-14', { language: 'nl', locale: 'nl-BE' })).toBe('14/3/2026');
    expect(articleDate('2026-03-14', { language: 'de', locale: 'de-DE' })).toBe('14.3.2026');
    expect(articleDate('2026-03-14', { language: 'en', locale: 'en-GB' })).toBe('14/03/2026');
  });

  it('leaves what is no date as it is', () => {
    expect(articleDate('printemps', { language: 'fr', locale: 'fr-FR' })).toBe('printemps');
  });
});
