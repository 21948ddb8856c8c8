import { screen, within } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

const picture = (alt: string) => ({ url: '/pictures/a.svg', alt, width: 472, height: 354 });
const article = (id: string, heading: string) => ({
  id,
  url: `/fr/journal/${id}`,
  label: 'Guide',
  heading,
  category: 'Aménager',
  imagePreview: picture(heading),
  imageMea: picture(`${heading}, grand`),
});
const block = {
  __typename: 'SliderJournal',
  heading: 'Dans le journal',
  text: 'Des matières et des gestes',
  cta: { url: '/fr/journal', label: 'Lire le journal' },
  items: [article('chene', 'Le chêne massif'), article('miroir', 'Bien placer le miroir')],
};

const show = (given: object = {}) => renderBlocks([{ ...block, ...given }]);

// R184
it('shows articles side by side, each with its label and a link to its page', async () => {
  await show();
  const slider = within(screen.getByRole('region', { name: 'Dans le journal' }));
  const articles = slider.getAllByRole('listitem');
  expect(articles.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/fr/journal/chene',
    '/fr/journal/miroir',
  ]);
  expect(slider.getAllByText('Guide')).toHaveLength(2);
  expect(slider.getByRole('img', { name: 'Le chêne massif' })).toHaveAttribute('loading', 'lazy');
});

it('says what they are about and leads to the journal', async () => {
  await show();
  expect(screen.getByText('Des matières et des gestes')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lire le journal' })).toHaveAttribute('href', '/fr/journal');
});

it.each([
  ['text', { cta: null }, 1, 0],
  ['link', { text: null }, 0, 1],
])('does with a %s alone', async (_, given, texts, links) => {
  await show(given);
  expect(screen.queryAllByText('Des matières et des gestes')).toHaveLength(texts);
  expect(screen.queryAllByRole('link', { name: 'Lire le journal' })).toHaveLength(links);
});

it('does without a text and a link', async () => {
  const { container } = await show({ text: null, cta: null });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(container.querySelector('.intro')).toBeNull();
});
