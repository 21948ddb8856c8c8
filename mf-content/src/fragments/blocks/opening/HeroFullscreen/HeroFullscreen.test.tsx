import { screen } from '@testing-library/react';
import { link, picture, renderBlocks } from '../../../../testing/render-blocks.ts';

const heroFullscreen = {
  __typename: 'HeroFullscreen',
  heading: 'Une pièce à vivre',
  buttons: [link('Meubles'), link('Collections')],
  backgroundDesktop: picture('Un matin'),
  backgroundMobile: picture('Un matin, étroit'),
};

// R174
it('rises under the header where it begins the page, and is a section further down', async () => {
  const { container } = await renderBlocks([heroFullscreen, { ...heroFullscreen, heading: 'Plus loin' }]);
  const [first, second] = container.querySelectorAll('section');
  expect(first).toHaveClass('first');
  expect(first).toHaveAttribute('data-under-header', 'true');
  expect(second).toHaveClass('hero');
  expect(second).not.toHaveAttribute('data-under-header');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Une pièce à vivre');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Plus loin');
});

it('has its first link stand out, and no place for links where there are none', async () => {
  const { unmount } = await renderBlocks([heroFullscreen]);
  expect(screen.getAllByRole('link').map(({ className }) => className)).toEqual(['filled', 'plain']);
  unmount();
  const { container } = await renderBlocks([{ ...heroFullscreen, buttons: [] }]);
  expect(container.querySelector('.buttons')).toBeNull();
});
