import { act, screen, within } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

const image = (name: string) => ({ url: `/pictures/${name}.svg`, alt: name, width: 1920, height: 1080 });
const hero = (name: string) => ({
  __typename: 'HeroFullscreen',
  heading: `Titre ${name}`,
  text: `Texte ${name}`,
  buttons: [],
  backgroundDesktop: image(name),
  backgroundMobile: image(`${name}-mobile`),
});

interface Content {
  portal?: object[];
  home?: object[];
}

const show = ({ portal, home = [hero('home')] }: Content = {}, visit: object = {}) =>
  renderPage(remote, 'portal', {
    address: '/',
    country: 'com',
    ...visit,
    answers: {
      Portal: {
        seoForPage: null,
        blocksForPage: ({ path }: { path: string }) => (path === '/page/portal' ? portal : home),
      },
    },
  });

describe('the portal', () => {
  // R14
  it('leads to the sites of its three regions, each in its own language', async () => {
    await show();
    const regions = within(screen.getByRole('navigation', { name: 'Choisir un pays' }));
    expect(
      regions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.lang]),
    ).toEqual([
      ['France Français', 'http://fr.localhost/fr', 'fr'],
      ['Benelux Français', 'http://be.localhost/fr', 'fr'],
      ['Benelux Nederlands', 'http://be.localhost/nl', 'nl'],
    ]);
  });

  it('offers every country besides, each in its languages and by its name in the visitor’s', async () => {
    await show();
    const others = screen.getByText('Choisir un autre pays').closest('details');
    if (!others) throw new Error('There are none');
    const rows = within(others).getAllByRole('listitem', { hidden: true });
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))).toEqual([
      'Allemagne Deutsch',
      'Autriche Deutsch',
      'Belgique Français Nederlands',
      'France Français',
      'Luxembourg Français Deutsch',
      'Pays-Bas Nederlands',
      'Royaume-Uni English',
      'Suisse Deutsch Français',
    ]);
    expect(within(others).getAllByRole('link', { hidden: true })[0]).toHaveAttribute('href', 'http://de.localhost/de');
  });

  it('stands over the picture of the home page, in the words of the site', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'La salle de bains, pièce à vivre' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/variants/1920/home.svg.jpg');
  });

  it('has the words and the picture of the editors where they wrote a portal page', async () => {
    const { container } = await show({ portal: [hero('portal')] });
    expect(screen.getByRole('heading', { level: 1, name: 'Titre portal' })).toBeInTheDocument();
    expect(screen.getByText('Texte portal')).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/variants/1920/portal.svg.jpg');
  });

  it('stands without a picture where the content system has none', async () => {
    const { container } = await show({ home: [] });
    expect(container.querySelector('img')).toBeNull();
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(3);
  });

  it('reads in the language of its address on the catch-all host', async () => {
    await show({}, { address: '/nl/portal', country: 'nan' });
    expect(screen.getByRole('navigation', { name: 'Kies een land' })).toBeInTheDocument();
  });

  // R13
  it('hides the header as long as it shows', async () => {
    const bus = createBus();
    const { unmount } = await show({}, { bus });
    expect(bus.current('header').disable).toBe(true);
    act(() => unmount());
    expect(bus.current('header').disable).toBe(false);
  });
});
