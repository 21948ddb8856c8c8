import { screen, within } from '@testing-library/react';
import { ContentError } from 'shared/errors';
import type { Country } from 'shared/i18n';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';

const link = (label: string, url: string) => ({ label, url });
const networks = ['Facebook', 'Instagram', 'LinkedIn', 'Pinterest'];
const answers = {
  Footer: {
    footer: {
      footerMenu: {
        menus: [
          link('Livraison', '/fr/cms/livraison'),
          { ...link('Presse', 'https://press.example'), target: '_blank' },
        ],
        address: '12 quai des Ébénistes, Nantes',
        copyright: '© 2026 Rivelle',
        icons: [
          { url: '/pictures/badges/made-in-france-fr.svg', alt: 'Fabriqué en France' },
          { url: '/pictures/badges/five-years-fr.svg', alt: 'Garantie cinq ans' },
          { url: '/pictures/badges/assembled-fr.svg', alt: 'Livré monté' },
        ],
        socials: networks.map((name) => link(name, `https://${name.toLowerCase()}.example`)),
      },
    },
  },
};
const renderFooter = (address: string, country?: Country) =>
  renderFragment(remote, 'shell/footer', {}, { address, answers, country });

describe('the footer', () => {
  it('takes a place to the store locator by a form that needs no script (R54, R94)', async () => {
    await renderFooter('/nl');
    const field = screen.getByRole('searchbox', { name: 'Plaats of postcode' });
    expect(field).toHaveAttribute('name', 'place');
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', '/nl/winkel-zoeker');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(screen.getByRole('button', { name: 'Verkooppunt zoeken' })).toHaveAttribute('type', 'submit');
  });

  it('says what the house promises, beside the drawings (R95)', async () => {
    const { container } = await renderFooter('/fr');
    const badges = within(screen.getByRole('list', { name: 'Nos engagements' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Fabriqué en France',
      'Garantie cinq ans',
      'Livré monté',
    ]);
    expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/badges/made-in-france-fr.svg');
  });

  it('links what the content system names, and the contact page (R97, R98)', async () => {
    await renderFooter('/fr');
    const menu = within(screen.getByRole('navigation', { name: 'Liens utiles' }));
    expect(menu.getByRole('link', { name: 'Livraison' })).toHaveAttribute('href', '/fr/cms/livraison');
    expect(menu.getByRole('link', { name: 'Presse (nouvel onglet)' })).toHaveAttribute('target', '_blank');
    expect(menu.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/fr/contact');
  });

  it('opens the four networks in a tab of their own, and says so (R100)', async () => {
    await renderFooter('/fr');
    const links = within(screen.getByRole('list', { name: 'Nous suivre' })).getAllByRole('link');
    expect(links.map((each) => each.textContent)).toEqual(networks.map((name) => `${name} (nouvel onglet)`));
    for (const each of links) expect(each).toHaveAttribute('target', '_blank');
    for (const each of links) expect(each).toHaveAttribute('rel', 'noopener');
  });

  it('has address, copyright and the way to the choice of cookies (R99, R101, C57)', async () => {
    await renderFooter('/fr');
    expect(screen.getByText('12 quai des Ébénistes, Nantes')).toBeInTheDocument();
    expect(screen.getByText('© 2026 Rivelle')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Gérer les cookies' })).toHaveAttribute('data-consent-settings');
  });

  it('leads from an English page of a country without English to pages that exist (C4, C60)', async () => {
    await renderFooter('/fr/lost-password', 'fr');
    expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/fr/revendeurs');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/fr/contact');
    expect(links).toContain('/fr/cms/livraison');
  });

  it('has no form but the search for stores (R102, C44)', async () => {
    const { container } = await renderFooter('/fr');
    expect([...container.querySelectorAll('form')].map((form) => form.getAttribute('action'))).toEqual([
      '/fr/revendeurs',
    ]);
  });

  it('stands when the content system fails, which is logged only (R104)', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failing = () => {
      throw new ContentError('down', []);
    };
    await renderFragment(remote, 'shell/footer', {}, { address: '/fr', answers: { Footer: failing } });
    expect(log).toHaveBeenCalledWith('The footer has no content', expect.any(ContentError));
    log.mockRestore();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Nous suivre' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
