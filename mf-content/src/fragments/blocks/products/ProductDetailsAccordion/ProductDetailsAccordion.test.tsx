import { screen } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

const material = (name: string, given: object = {}) => ({ name, colorCount: 0, ...given });
const document = (label: string) => ({ url: `/documents/${label}.pdf`, label });
const product = {
  description: 'Un meuble à deux tiroirs',
  size: { width: 120, height: null, depth: 46 },
  layout: { drawerCount: 2, doorCount: 0, mirrorDoorLabel: null, handles: ['Sans poignée', 'Laiton'] },
  vasques: {
    vasquesPositionOptions: ['À gauche', 'Au centre'],
    vasquesTypeOptions: [],
    vasquesMaterials: [material('Céramique', { colorCount: 1 })],
  },
  materials: [
    material('Chêne', { summary: 'Massif, huilé' }),
    material('Laque', { colorCount: 7, finishCount: 2 }),
    material('Verre'),
  ],
  fichesTechniques: [document('Fiche technique')],
  noticesMontage: [],
  guidesChoix: [],
  fichesTarif: [document('Tarif')],
};
const show = (given: object = {}) =>
  renderBlocks([{ __typename: 'ProductDetailsAccordion', product: { ...product, ...given } }]);

const disclosures = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const facts = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

// R206
it('tells all there is to know in groups, of which the first is open', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2, name: 'Tous les détails' })).toBeInTheDocument();
  expect(disclosures()).toEqual(['Dimensions', 'Agencement', 'Vasques', 'Matières', 'À télécharger']);
  expect(screen.getAllByRole('group').map((fold) => fold.hasAttribute('open'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('says how many of what, in what, and nothing that nobody knows', async () => {
  await show();
  expect(facts()).toEqual([
    'Largeur: 120\u00a0cm',
    'Profondeur: 46\u00a0cm',
    'Tiroirs: 2',
    'Poignées: Sans poignée, Laiton',
    'Position: À gauche, Au centre',
    'Céramique: 1 couleur',
    'Chêne: Massif, huilé',
    'Laque: 7 couleurs, 2 finitions',
  ]);
});

it('gives its documents, with their type', async () => {
  await show();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Fiche technique (PDF)', '/documents/Fiche technique.pdf'],
    ['Tarif (PDF)', '/documents/Tarif.pdf'],
  ]);
});

it('leaves out the groups of which there is nothing', async () => {
  await show({ layout: null, vasques: null, fichesTechniques: [], fichesTarif: [] });
  expect(disclosures()).toEqual(['Dimensions', 'Matières']);
});

it('has its documents alone where nothing else is known', async () => {
  await show({ size: { width: null, height: null, depth: null }, layout: null, vasques: null, materials: [] });
  expect(disclosures()).toEqual(['À télécharger']);
});

it('is a description alone where nothing else is known', async () => {
  const size = { width: null, height: null, depth: null };
  const { container } = await show({
    ...{ size, layout: null, vasques: null, materials: [], fichesTechniques: [], fichesTarif: [] },
  });
  expect(screen.getByText('Un meuble à deux tiroirs')).toBeInTheDocument();
  expect(container.querySelector('.disclosures')).toBeNull();
});
