import { screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const picture = (alt: string) => ({ url: `/pictures/${alt}.svg`, alt, width: 1088, height: 1360 });
const inspiration = (id: string, heading: string) => ({
  id,
  url: `/fr/inspirations/${id}`,
  heading,
  text: `<p>L’ambiance <em>${heading}</em></p>`,
  image: picture(heading),
  imageSlider: picture(`${heading}, debout`),
});

const show = () =>
  renderPage(remote, 'inspirations', {
    address: '/fr/inspirations',
    country: 'be',
    answers: {
      SeoForPage: ({ path }) => ({
        seoForPage: path === '/overview/inspiration' ? { title: 'Nos inspirations' } : null,
      }),
      Inspirations: {
        inspirations: [
          inspiration('bord-de-mer', 'Bord de mer'),
          inspiration('vert-sauge', 'Vert sauge'),
          inspiration('nuit-encre', 'Nuit d’encre'),
        ],
      },
    },
  });

describe('the inspirations overview', () => {
  // R146
  it('lists every inspiration with a link to its page', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Nos inspirations' })).toBeInTheDocument();
    const links = ['Bord de mer', 'Vert sauge', 'Nuit d’encre'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/fr/inspirations/bord-de-mer',
      '/fr/inspirations/vert-sauge',
      '/fr/inspirations/nuit-encre',
    ]);
    expect(screen.getByText('Vert sauge', { selector: 'em' })).toBeInTheDocument();
  });

  // R145
  it('shows the first big and then landscape and portrait pictures in turn', async () => {
    await show();
    const pictures = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    expect(pictures).toEqual(['Bord de mer', 'Vert sauge', 'Nuit d’encre, debout']);
  });

  // R144
  it('shows running text after the list and all other blocks before it, all of them under its own heading', async () => {
    const { container } = await show();
    const parts = [...container.querySelectorAll('mf-fragment, h2')].map(
      (part) => part.getAttribute('props') ?? 'list',
    );
    const blocks = (place: string) => JSON.stringify({ path: '/overview/inspiration', place, underHeading: true });
    expect([...new Set(parts)]).toEqual([blocks('before-list'), 'list', blocks('after-list')]);
  });
});
