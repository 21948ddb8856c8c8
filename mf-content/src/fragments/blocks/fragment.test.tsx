import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlatformContext } from 'shared/platform';
import { fakePlatform } from 'shared/testing';
// Reading it first takes a busy machine longer than a test waits.
import './editorial/views.generated.tsx';
import { pieces, View } from './fragment.tsx';

const { platform } = fakePlatform();
const words = { __typename: 'EditoSimple', text: '<p>Peu de meubles</p>' };
const figure = { __typename: 'SimpleImageLegend', image: { url: '/pictures/a.svg', alt: 'Une planche' } };

async function show(...blocks: object[]) {
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as never;
  const data = JSON.parse(JSON.stringify({ blocks }));
  const page = (
    <PlatformContext value={platform}>
      <View data={data} props={{ path: '/page/test' }} />
    </PlatformContext>
  );
  const { container } = await act(async () => render(page));
  return [...container.querySelectorAll('.later')];
}

it('fetches the code of blocks below the first screen when they are touched', async () => {
  const [later, ...others] = await show(words, words, figure);
  if (!later) throw new Error('There is nothing below');
  expect(others).toEqual([]);
  expect(screen.queryByRole('img')).toBeNull();
  await act(async () => fireEvent.pointerDown(later));
  expect(await screen.findByRole('img', { name: 'Une planche' })).toBeVisible();
});

it.each([
  [
    ['EditoSimple', 'SeeMore', 'Accordion', 'Showroom', 'Hologram', 'Diaporama'],
    ['editorial'],
    ['products', 'sliders'],
  ],
  [['HeroFullscreen', 'SeeMore'], [], ['editorial']],
])('knows which code the first screen of %j needs, and which comes later', (types, first, later) => {
  const blocks = JSON.parse(JSON.stringify(types.map((__typename) => ({ __typename }))));
  expect(pieces.of({ blocks })).toEqual({ first, later });
});
