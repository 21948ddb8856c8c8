import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, fakePlatform, renderPage } from 'shared/testing';
import ownTexts from '../../locales/fr.json';
import remote from '../../remote.ts';
import { load } from './page.tsx';

const picture = (alt: string) => ({ url: `/pictures/${alt}.svg`, alt, width: 960, height: 750 });
const article = (place: number) => ({
  id: `article-${place}`,
  url: `/fr/journal/article-${place}`,
  label: 'Portrait',
  heading: `Article ${place}`,
  category: place % 2 ? 'À l’atelier' : 'Matières',
  imagePreview: picture(`Aperçu ${place}`),
  imageMea: picture(`Grand ${place}`),
});
const items = Array.from({ length: 30 }, (_, index) => article(index + 1));

const journal: Answers = {
  SeoForPage: ({ path }) => ({ seoForPage: path === '/overview/article' ? { title: 'Le journal' } : null }),
  Journal: { articles: { items }, journalFilters: ['Matières', 'À l’atelier'] },
};

const show = (address = '/fr/journal', answers: Answers = {}) =>
  renderPage(remote, 'journal', {
    address,
    country: 'be',
    answers: { ...journal, ...answers },
  });

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const filter = () => screen.getByRole('navigation', { name: 'Filtrer par thème' });

afterEach(() => history.replaceState(null, '', '/'));

describe('the journal', () => {
  // R153, R155
  it('is titled and shows eight articles, the newest of them featured', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Le journal' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Tous les articles' })).toBeInTheDocument();
    expect(shown()).toEqual(items.slice(0, 8).map(({ heading }) => heading));
    expect(screen.getByRole('img', { name: 'Grand 1' })).toHaveAttribute('fetchpriority', 'high');
    const pictures = screen.getAllByRole('img').map((one) => one.getAttribute('alt'));
    const names = ['Grand 1', 'Aperçu 2', 'Grand 3', 'Grand 4', 'Aperçu 5', 'Aperçu 6', 'Grand 7', 'Grand 8'];
    expect(pictures.filter((name) => /^(?:Grand|Aperçu)/.test(name ?? ''))).toEqual(names);
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(7);
  });

  it('shows its blocks under its heading', async () => {
    const { container } = await show();
    expect([...container.querySelectorAll('mf-fragment')].map((part) => part.getAttribute('props'))).toEqual([
      JSON.stringify({ path: '/overview/article', underHeading: true }),
    ]);
  });

  // R156
  it('links every article to its page', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Article 3' })).toHaveAttribute('href', '/fr/journal/article-3');
  });

  // R154, R155
  it('shows eight more with each press, goes on there and keeps the number in the address', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus d’articles' }));
    await waitFor(() => expect(shown()).toHaveLength(16));
    expect(screen.getByRole('link', { name: 'Article 9' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('16 articles sur 30');
    expect(location.search).toBe('?page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus d’articles' }));
    await waitFor(() => expect(shown()).toHaveLength(24));
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus d’articles' }));
    await waitFor(() => expect(shown()).toHaveLength(30));
    expect(screen.queryByRole('link', { name: 'Voir plus d’articles' })).not.toBeInTheDocument();
  });

  it('fetches them once, however often it is pressed, and adds no step to go back', async () => {
    let asked = 0;
    await show('/fr/journal', {
      Journal: () => {
        asked += 1;
        return { articles: { items }, journalFilters: [] };
      },
    });
    const steps = history.length;
    const more = screen.getByRole('link', { name: 'Voir plus d’articles' });
    await userEvent.dblClick(more);
    await waitFor(() => expect(shown()).toHaveLength(16));
    expect(asked).toBe(2);
    expect(history).toHaveLength(steps);
  });

  it('tells search engines the articles that it shows', async () => {
    const { platform } = fakePlatform({ address: '/fr/journal', country: 'be', answers: journal });
    const { structured } = await load({ platform, route: platform.route, texts: Promise.resolve(ownTexts) });
    expect(Object(structured[0]).itemListElement.map(({ name }: { name: string }) => name)).toEqual(
      items.slice(0, 8).map(({ heading }) => heading),
    );
  });

  it('leads to the same by its address where there are no scripts', async () => {
    await show();
    const more = screen.getByRole('link', { name: 'Voir plus d’articles' });
    expect(more).toHaveAttribute('href', '/fr/journal?page=2#articles');
  });

  it('begins with as many as its address says', async () => {
    await show('/fr/journal?page=2');
    expect(shown()).toHaveLength(16);
  });

  it('goes to the address where more articles cannot be fetched here', async () => {
    let asked = 0;
    const { navigations } = await show('/fr/journal', {
      Journal: () => {
        asked += 1;
        if (asked > 1) throw new Error('The network is away');
        return { articles: { items }, journalFilters: [] };
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus d’articles' }));
    await waitFor(() => expect(navigations).toEqual(['/fr/journal?page=2']));
  });

  it('says so where there is no article', async () => {
    await show('/fr/journal', { Journal: { articles: { items: [] }, journalFilters: [] } });
    expect(screen.getByText('Aucun article pour le moment.')).toBeInTheDocument();
  });
});

describe('the filter of the journal', () => {
  it('has no category chosen at first and nothing to clean', async () => {
    await show();
    const links = within(filter()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Matières', 'À l’atelier']);
    for (const link of links) expect(link).not.toHaveAttribute('aria-current');
  });

  // R157
  it('has an address for each category', async () => {
    await show();
    const link = within(filter()).getByRole('link', { name: 'À l’atelier' });
    expect(link).toHaveAttribute('href', '/fr/journal?category=a-l-atelier#articles');
  });

  // R159, C16
  it.each(['a-l-atelier', 'À l’atelier'])(
    'shows the articles of %s alone, one highlighted and nine',
    async (category) => {
      await show(`/fr/journal?${new URLSearchParams({ category })}`);
      expect(screen.getByRole('heading', { level: 2, name: 'À l’atelier' })).toBeInTheDocument();
      expect(shown()).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map((place) => `Article ${place}`));
      expect(within(filter()).getByRole('link', { name: 'À l’atelier' })).toHaveAttribute('aria-current', 'true');
      expect(screen.queryByRole('link', { name: 'Voir plus d’articles' })).not.toBeInTheDocument();
    },
  );

  // R157
  it('is cleaned by a link to all articles', async () => {
    await show('/fr/journal?category=matieres');
    expect(screen.getByRole('link', { name: 'Effacer les filtres' })).toHaveAttribute('href', '/fr/journal#articles');
  });

  it('shows all articles for a category that there is not', async () => {
    await show('/fr/journal?category=jardin');
    expect(shown()).toHaveLength(8);
  });

  // R158
  it('opens its panel by a button and closes it when a category is chosen', async () => {
    await show();
    const toggle = screen.getByRole('button', { name: 'Filtrer par thème' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const link = within(filter()).getByRole('link', { name: 'Matières' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
