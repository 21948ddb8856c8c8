import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFragment, renderPage } from 'shared/testing';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';

const answers = {
  SeoForPage: { seoForPage: { title: 'Votre projet' } },
  ProjectOptions: {
    projectInformations: {
      surfaces: [
        { id: 'petite', name: 'Moins de 4 m²' },
        { id: 'grande', name: 'Plus de 9 m²' },
      ],
      familySituations: [
        { id: 'seul', name: 'Une personne' },
        { id: 'a-deux', name: 'À deux' },
      ],
    },
    inspirations: [
      { id: 'mer', heading: 'Bord de mer' },
      { id: 'encre', heading: 'Nuit d’encre' },
    ],
  },
  Projects: {
    projets: [
      {
        id: 'grande-seul-encre',
        heading: 'La chambre noire',
        url: '/project/grande-seul-encre',
        surface: { id: 'grande' },
        familySituation: { id: 'seul' },
        inspiration: { id: 'encre' },
      },
    ],
  },
  ProjectProducts: ({ path }: Record<string, unknown>) => ({
    projetProduits: path === '/project/grande-seul-encre' ? [demoProduct(4)] : null,
  }),
};
const show = (query = '') => renderPage(remote, 'project', { address: `/fr/projet${query}`, country: 'be', answers });

const chosen = () =>
  screen.getAllByRole('combobox').map((box) => (box instanceof HTMLSelectElement ? box.value : undefined));

it('asks for surface, family situation and inspiration, the first of each chosen (R163 to R165)', async () => {
  await show();
  expect(screen.getByRole('combobox', { name: 'J’ai une surface de…' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Nuit d’encre' })).toBeInTheDocument();
  expect(chosen()).toEqual(['petite', 'seul', 'mer']);
  expect(screen.queryByRole('region', { name: 'Votre projet' })).toBeNull();
});

it('begins with the choices of the address, and leaves out what it does not offer', async () => {
  await show('?size=grande&status=absent&inspiration=encre');
  expect(chosen()).toEqual(['grande', 'seul', 'encre']);
  expect(screen.getByText(/n’est plus proposé/)).toBeInTheDocument();
});

it('goes to the address of the three choices', async () => {
  const { navigations } = await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'J’ai une surface de…' }), 'grande');
  await userEvent.click(screen.getByRole('button', { name: 'Voir mon projet' }));
  expect(navigations).toEqual(['/fr/projet?size=grande&status=seul&inspiration=mer#result']);
});

it('shows its own blocks, those of the project, all of them under its heading, and the products (R166)', async () => {
  const { container } = await show('?size=grande&status=seul&inspiration=encre');
  const blocks = [...container.querySelectorAll('mf-fragment')].map((part) => part.getAttribute('props'));
  const paths = ['/page/project', '/project/grande-seul-encre'];
  expect(blocks).toEqual(paths.map((path) => JSON.stringify({ path, underHeading: true })));
  expect(screen.getByRole('link', { name: 'Meuble 4' })).toBeInTheDocument();
});

it('says so where no project matches (R167)', async () => {
  await show('?size=petite');
  expect(screen.getByText(/Aucun projet ne correspond/)).toBeInTheDocument();
});

it('lends its three questions to other pages', async () => {
  const { navigations } = await renderFragment(remote, 'mf-catalogue/project-selection', {}, { answers });
  await userEvent.click(screen.getByRole('button', { name: 'Voir mon projet' }));
  expect(navigations).toEqual(['/fr/projet?size=petite&status=seul&inspiration=mer#result']);
});
