import { screen } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

/** Within the page's grid, and from edge to edge. */
// R196, R207, C51
describe.each(['MeaL', 'MeaXl'])('%s', (type) => {
  const block = {
    __typename: type,
    backgroundColor: '#2B2926',
    heading: 'La pierre',
    text: '<p>Posée, pas encastrée</p>',
    cta: link('Huiler'),
    position: 'right',
    image: picture('Une vasque'),
    picto: '/pictures/icons/garrigue.svg',
  };

  it('shows its picture, its words and its drawing on the ground that it was given', async () => {
    await renderBlocks([block]);
    const words = screen.getByRole('heading', { level: 2, name: 'La pierre' }).parentElement;
    expect(words).toHaveStyle({ backgroundColor: '#2B2926' });
    expect(words).toHaveTextContent('Posée, pas encastrée');
    expect(screen.getByRole('img', { name: 'Une vasque' })).toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/icons/garrigue.svg');
    expect(screen.getByRole('link', { name: 'Huiler' })).toBeInTheDocument();
  });

  it.each([
    ['light', 'dark', '#2B2926', true],
    ['of ink', 'light', '#F1EBE1', false],
    ['of ink', 'page’s own', null, false],
  ])('has its drawing %s on the %s ground', async (_, __, backgroundColor, isPale) => {
    await renderBlocks([{ ...block, backgroundColor }]);
    expect(screen.getByRole('presentation').classList.contains('pale')).toBe(isPale);
  });

  it.each(['left', 'right'])('has its picture on the %s where the editor said so', async (position) => {
    const { container } = await renderBlocks([{ ...block, position }]);
    expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', position);
  });

  it('does without a colour, a drawing and a link', async () => {
    await renderBlocks([{ ...block, backgroundColor: null, picto: null, cta: null }]);
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
